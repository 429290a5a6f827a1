# A data pipeline for R 4.1 and dplyr 1.0.10 or newer:
#   Rscript pipeline.R --input-dir data --output-dir results
# Both folders are the current one unless given.

suppressPackageStartupMessages({
  library(bit64)
  library(dplyr)
  library(lubridate)
  library(readr)
  library(stringr)
})

day_of <- function(year, month, day) {
  # The date of its parts, NA where there is none.
  is_year <- year >= 1 & year <= 9999
  is_rest <- month >= 1 & month <= 12 & day >= 1 & day <= 31
  fits <- coalesce(is_year & is_rest, FALSE)
  year <- if_else(fits, as.double(year), NA_real_)
  make_date(year, as.double(month), as.double(day))
}

to_date <- function(text) {
  # Read 2024-01-31; anything else is NA.
  cells <- str_match(text, "^ *([0-9]{4})-([0-9]{2})-([0-9]{2}) *\\z")
  day_of(as.double(cells[, 2]), as.double(cells[, 3]), as.double(cells[, 4]))
}

read_cells <- function(path, names, delim = ",", quote = "\"", header = TRUE,
                       skip = 0, na = "", is_copy = FALSE) {
  # Every cell as the text it is written with, blanks included.
  read <- function(...) {
    read_delim(
      path,
      delim = delim, quote = quote, col_names = names, skip = skip,
      col_types = cols(.default = col_character()), na = na,
      name_repair = "minimal", trim_ws = FALSE, skip_empty_rows = FALSE,
      progress = FALSE, ...
    )
  }
  cells <- read()
  if (is_copy && any(vapply(cells, anyNA, logical(1)))) {
    # There, an empty text is in quotes. Only the first edition of readr tells
    # it from an empty cell, but it takes blanks for nothing as well.
    told <- with_edition(1, read(quoted_na = FALSE))
    cells[] <- Map(coalesce, cells, told)
  }
  if (header) tail(cells, -1) else cells
}

read_integer <- function(text) {
  # R takes the least integer of 64 bits for a missing one.
  if ("-9223372036854775808" %in% text) {
    stop("R cannot hold the integer -9223372036854775808", call. = FALSE)
  }
  as.integer64(text)
}

in_order <- function(x) {
  # The place of each integer of 64 bits among all, which can be sorted by.
  places <- vctrs::vec_match(x, vctrs::vec_sort(vctrs::vec_unique(x)))
  replace(places, is.na(x), NA)
}

total <- function(x) {
  # The sum; NA of nothing, where R has 0.
  if (all(is.na(x))) x[NA_integer_] else sum(x, na.rm = TRUE)
}

run <- function(input_dir, output_dir) {
  # Load orders.csv
  orders <- read_cells(
    file.path(input_dir, "orders.csv"),
    c(
      "order_id",
      "customer_id",
      "product_id",
      "ordered_on",
      "quantity",
      "amount",
      "status"
    )
  ) |>
    mutate(
      order_id = read_integer(order_id),
      customer_id = read_integer(customer_id),
      ordered_on = to_date(ordered_on),
      quantity = read_integer(quantity),
      amount = as.double(amount)
    )

  # Load customers.csv
  customers <- read_cells(
    file.path(input_dir, "customers.csv"),
    c("customer_id", "name", "country", "signed_up_on")
  ) |>
    mutate(
      customer_id = read_integer(customer_id),
      signed_up_on = to_date(signed_up_on)
    )

  # Load products.csv
  products <- read_cells(
    file.path(input_dir, "products.csv"),
    c("product_id", "product", "category", "price")
  ) |>
    mutate(price = as.double(price))

  # Keep rows where `status = 'paid'`
  paid_orders <- orders |>
    filter(status == "paid")

  # Join with customers on customer_id with suffix "_customers"
  paid_orders_with_customers <- paid_orders |>
    inner_join(customers, by = "customer_id", na_matches = "never")

  # Join with products on product_id with suffix "_products"
  paid_orders_with_products <- paid_orders_with_customers |>
    inner_join(products, by = "product_id", na_matches = "never")

  # Compute quantity_times_price as `quantity * price`
  prepared_paid_orders <- paid_orders_with_products |>
    mutate(quantity_times_price = as.double(quantity) * price)

  # Group by name to get total quantity_times_price as revenue, number of rows
  # as orders
  paid_orders_by_name <- prepared_paid_orders |>
    group_by(name) |>
    summarise(
      revenue = total(quantity_times_price),
      orders = as.integer64(n()),
      .groups = "drop"
    )

  # Take the first 10 rows by revenue descending
  top_10_paid_orders_by_name <- paid_orders_by_name |>
    arrange(desc(revenue), name, in_order(orders)) |>
    head(10)
  write_csv(
    top_10_paid_orders_by_name,
    file.path(output_dir, "top_10_paid_orders_by_name.csv"),
    na = ""
  )
  message("top_10_paid_orders_by_name: ", nrow(top_10_paid_orders_by_name), " rows")
}

prepare_session <- function() {
  if (!l10n_info()[["UTF-8"]]) {
    stop("A UTF-8 locale is needed, such as LC_ALL=C.UTF-8")
  }
  # Texts are sorted by code point, and names of days are English.
  Sys.setlocale("LC_COLLATE", "C")
  Sys.setlocale("LC_TIME", "C")
  invisible()
}

strictly <- function(statements) {
  # An integer beyond 64 bits is an error, where R would only warn.
  withCallingHandlers(statements, warning = function(condition) {
    if (grepl("integer64 overflow", conditionMessage(condition))) {
      stop("An integer is beyond 64 bits", call. = FALSE)
    }
  })
  invisible()
}

option <- function(args, name, default) {
  place <- match(name, args)
  if (is.na(place)) default else args[[place + 1]]
}

main <- function(args = commandArgs(trailingOnly = TRUE)) {
  prepare_session()
  output_dir <- option(args, "--output-dir", ".")
  dir.create(output_dir, showWarnings = FALSE, recursive = TRUE)
  strictly(run(option(args, "--input-dir", "."), output_dir))
}

if (sys.nframe() == 0) {
  main()
}
