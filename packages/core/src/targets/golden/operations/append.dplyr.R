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

date_text <- function(day) {
  # Write 2024-01-31; R leaves out the zeros of a year below 1000.
  str_pad(format(day, "%Y-%m-%d"), 10, pad = "0")
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

run <- function(input_dir, output_dir) {
  # Load sales
  sales <- read_cells(
    file.path(input_dir, "sales.csv"),
    c("region", "Unit Price", "pieces", "day")
  ) |>
    mutate(
      `Unit Price` = as.double(`Unit Price`),
      pieces = read_integer(pieces),
      day = to_date(day)
    )

  # Load returns
  returns <- read_cells(
    file.path(input_dir, "returns.parquet.csv"),
    c("region", "returned"),
    is_copy = TRUE
  ) |>
    mutate(returned = read_integer(returned))

  # The operation append
  append_rows <- bind_rows(sales, returns) |>
    distinct()
  append_rows |>
    mutate(day = date_text(day)) |>
    write_csv(file.path(output_dir, "append_rows.csv"), na = "")
  message("append_rows: ", nrow(append_rows), " rows")
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
