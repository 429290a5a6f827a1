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

to_moment <- function(seconds) {
  # To the microsecond, so that equal moments are equal numbers.
  as_datetime(round(seconds * 1e6) / 1e6)
}

day_of <- function(year, month, day) {
  # The date of its parts, NA where there is none.
  is_year <- year >= 1 & year <= 9999
  is_rest <- month >= 1 & month <= 12 & day >= 1 & day <= 31
  fits <- coalesce(is_year & is_rest, FALSE)
  year <- if_else(fits, as.double(year), NA_real_)
  make_date(year, as.double(month), as.double(day))
}

read_moment <- function(text, pattern, parts) {
  # Read times by the groups of a pattern: Y, m, d, H, M, S and f in some order.
  cells <- str_match(text, pattern)
  part <- function(name) {
    place <- match(name, parts)
    if (is.na(place)) {
      return(rep(0, length(text)))
    }
    as.double(coalesce(cells[, place + 1], "0"))
  }
  is_time <- part("H") < 24 & part("M") < 60 & part("S") < 60
  day <- as.double(day_of(part("Y"), part("m"), part("d")))
  time <- part("H") * 3600 + part("M") * 60 + part("S") + part("f")
  to_moment(if_else(is_time, day * 86400 + time, NA_real_))
}

to_timestamp <- function(text) {
  # Read 2024-01-31 or 2024-01-31 10:30:00.5; anything else is NA.
  day <- "([0-9]{4})-([0-9]{2})-([0-9]{2})"
  time <- "[ T]([0-9]{2}):([0-9]{2})(?::([0-9]{2})([.][0-9]{1,6})?)?"
  pattern <- str_c("^ *", day, "(?:", time, ")? *\\z")
  read_moment(text, pattern, c("Y", "m", "d", "H", "M", "S", "f"))
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

timestamp_text <- function(moment) {
  # Write 2024-01-31 10:30:00, with a fraction only where there is one.
  seconds <- floor(as.double(moment))
  micros <- round((as.double(moment) - seconds) * 1e6)
  whole <- as_datetime(seconds + (micros == 1e6))
  fraction <- str_remove(sprintf(".%06.0f", micros %% 1e6), "[.]?0+$")
  str_c(date_text(as_date(whole)), format(whole, " %H:%M:%S"), fraction)
}

divide <- function(dividend, divisor) {
  # A zero divisor gives NA.
  dividend / case_when(divisor != 0 ~ divisor)
}

to_boolean <- function(text) {
  # Read true or false in any letter case; anything else is NA.
  word <- str_to_lower(str_match(text, "^ *([A-Za-z]+) *\\z")[, 2])
  if_else(word %in% c("true", "false"), word == "true", NA)
}

boolean_text <- function(value) {
  if_else(value, "true", "false")
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

write_copy <- function(table, path) {
  # An empty text is written in quotes, to tell it from a missing one.
  quoted <- function(text) {
    is_quoted <- text == "" | str_detect(text, "[\",\r\n]")
    doubled <- str_replace_all(text, fixed("\""), "\"\"")
    if_else(is_quoted, str_c("\"", doubled, "\""), text)
  }
  table[] <- lapply(table, function(column) {
    if (is.character(column)) quoted(column) else column
  })
  names(table) <- quoted(names(table))
  write_csv(table, path, na = "", quote = "none", escape = "none")
}

run <- function(input_dir, output_dir) {
  # Load sales.csv
  load <- read_cells(
    file.path(input_dir, "sales.csv"),
    c("id", "Unit Price", "region", "ordered", "seen", "paid")
  ) |>
    mutate(
      id = read_integer(id),
      `Unit Price` = as.double(`Unit Price`),
      ordered = to_date(ordered),
      seen = to_timestamp(seen),
      paid = to_boolean(paid)
    )

  # Keep rows where region is West
  # Export as Parquet
  west <- load |>
    filter(
      region == "West",
      ordered >= as.Date("2024-01-01"),
      !(paid | divide(`Unit Price`, as.double(id)) > 2.5)
    )
  west |>
    mutate(
      ordered = date_text(ordered),
      seen = timestamp_text(seen),
      paid = boolean_text(paid)
    ) |>
    write_copy(file.path(output_dir, "west.parquet.csv.gz"))
  message("west: ", nrow(west), " rows")
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
