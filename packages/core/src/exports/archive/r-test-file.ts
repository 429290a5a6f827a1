/** The test of a project in R; nothing of a user is in it, names and rows lie in the files beside it. */
export const R_TEST_FILE = String.raw`# Replay the sample and compare with the rows that Plainflow gave for it.

library(testthat)

expected <- jsonlite::fromJSON("expected/results.json", simplifyVector = FALSE)
pipeline <- new.env()
sys.source("../pipeline.R", pipeline)

run_sample <- function() {
  output_dir <- tempfile()
  pipeline$main(c("--input-dir", "sample", "--output-dir", output_dir))
  output_dir
}

compare <- function(found, wanted, order) {
  if (nrow(found) != nrow(wanted)) {
    fail(paste("the number of rows is", nrow(found), "instead of", nrow(wanted)))
    return(invisible())
  }
  by_place <- function(table) table[places(table), , drop = FALSE]
  expect_alike(by_place(found), by_place(wanted), "the rows")
  expect_alike(found[order], wanted[order], "the order")
}

expect_alike <- function(found, wanted, what) {
  # Numbers may differ in their last digits, as the order of adding is not fixed.
  is_alike <- Map(function(one, other) {
    is_near <- if (is.double(one)) {
      abs(one - other) <= pmax(1e-9 * abs(other), 1e-12)
    } else {
      one == other
    }
    (is.na(one) & is.na(other)) | is_near %in% TRUE
  }, found, wanted)
  differing <- which(!Reduce("&", is_alike, rep(TRUE, nrow(found))))
  shown <- function(table) {
    row <- table[head(differing, 1), , drop = FALSE]
    toString(unlist(lapply(row, as.character)))
  }
  expect(
    length(differing) == 0,
    paste0(what, ": (", shown(found), ") instead of (", shown(wanted), ")")
  )
}

places <- function(table) {
  # Where rows stand among others, whatever the last digits of their numbers.
  keys <- lapply(table, function(column) {
    if (is.double(column)) sprintf("%.6g", column) else as.character(column)
  })
  do.call(order, c(unname(keys), method = "radix"))
}

typed <- function(cells, result) {
  # The cells of a table, each column as its type has it.
  columns <- Map(function(column, cell) {
    # A CSV file has no other way to write a missing value.
    cell[cell %in% c("", "NaN")] <- NA
    switch(column$type,
      number = as.double(cell),
      boolean = tolower(cell) == "true",
      date = substr(cell, 1, 10),
      timestamp = moment(cell),
      as.character(cell)
    )
  }, result$columns, cells)
  names(columns) <- vapply(result$columns, function(column) column$name, "")
  vctrs::new_data_frame(columns)
}

moment <- function(cell) {
  text <- sub("T", " ", cell, fixed = TRUE)
  text <- ifelse(nchar(text) == 10, paste(text, "00:00:00"), text)
  ifelse(grepl(".", text, fixed = TRUE), sub("[.]?0+$", "", text), text)
}

plain <- function(value) {
  # A value as text, whole numbers with all their digits.
  if (is.null(value) || is.na(value)) {
    NA_character_
  } else if (is.numeric(value)) {
    sprintf(if (value == trunc(value)) "%.0f" else "%.17g", value)
  } else {
    as.character(value)
  }
}

read_json <- function(path, columns) {
  records <- jsonlite::fromJSON(
    path,
    simplifyVector = FALSE, bigint_as_char = TRUE
  )
  lapply(columns, function(column) {
    vapply(records, function(record) plain(record[[column$name]]), "")
  })
}

read_csv <- function(path, columns) {
  table <- readr::read_csv(
    path,
    col_types = readr::cols(.default = readr::col_character()), na = "",
    trim_ws = FALSE, name_repair = "minimal"
  )
  lapply(seq_along(columns), function(place) table[[place]])
}

read_excel <- function(path, columns) {
  rows <- openxlsx::read.xlsx(
    path,
    colNames = FALSE, skipEmptyRows = FALSE, skipEmptyCols = FALSE
  )
  Map(function(place, column) {
    cell <- rows[[place]][-1]
    days <- function(form) {
      seconds <- round((as.double(cell) - 25569) * 864e8) / 1e6
      format(as.POSIXct(seconds, "UTC", origin = "1970-01-01"), form)
    }
    switch(column$type,
      date = days("%Y-%m-%d"),
      timestamp = days("%Y-%m-%d %H:%M:%OS6"),
      boolean = ifelse(cell %in% c("1", "0"), cell == "1", cell),
      number = cell,
      vapply(cell, plain, "")
    )
  }, seq_along(columns), columns)
}

READERS <- list(csv = read_csv, json = read_json, excel = read_excel)

test_that("the sample gives the expected rows", {
  skip_if(!is.null(expected$stops), "a check stops the sample")
  output_dir <- run_sample()
  on.exit(unlink(output_dir, recursive = TRUE))
  for (result in expected$results) {
    path <- file.path(output_dir, result$file)
    found <- typed(READERS[[result$format]](path, result$columns), result)
    records <- read_json(file.path("expected", result$expected), result$columns)
    compare(found, typed(records, result), unlist(result$order))
  }
})

test_that("a check stops the sample", {
  skip_if(is.null(expected$stops), "no check stops the sample")
  expect_error(run_sample())
})
`
