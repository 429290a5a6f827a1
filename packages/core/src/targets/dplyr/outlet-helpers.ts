/** What writing files needs beyond readr; see `helpers.ts`. */
export const OUTLET_HELPERS = {
  write_copy: {
    needs: ['readr', 'stringr'],
    definition: `write_copy <- function(table, path) {
  # An empty text is written in quotes, to tell it from a missing one.
  quoted <- function(text) {
    is_quoted <- text == "" | str_detect(text, "[\\",\\r\\n]")
    doubled <- str_replace_all(text, fixed("\\""), "\\"\\"")
    if_else(is_quoted, str_c("\\"", doubled, "\\""), text)
  }
  table[] <- lapply(table, function(column) {
    if (is.character(column)) quoted(column) else column
  })
  names(table) <- quoted(names(table))
  write_csv(table, path, na = "", quote = "none", escape = "none")
}`,
  },
  write_records: {
    needs: ['number_text', 'stringr'],
    definition: `write_records <- function(table, path) {
  # One array of records; what is missing, or no number, is null.
  quoted <- function(text) {
    str_c("\\"", str_replace_all(text, "[\\\\x00-\\\\x1f\\"\\\\\\\\]", function(mark) {
      sprintf("\\\\u%04x", utf8ToInt(str_flatten(mark)))
    }), "\\"")
  }
  cells <- lapply(table, function(column) {
    text <- if (is.character(column)) {
      quoted(column)
    } else if (is.logical(column)) {
      str_to_lower(column)
    } else if (inherits(column, "integer64")) {
      as.character(column)
    } else {
      number_text(if_else(is.finite(column), column, NA_real_))
    }
    coalesce(text, "null")
  })
  pairs <- Map(str_c, quoted(names(table)), ": ", cells)
  records <- Reduce(function(one, other) str_c(one, ", ", other), pairs)
  whole <- str_flatten(str_c("{", records, "}"), ",\\n")
  writeLines(str_c("[", whole, "]"), path)
}`,
  },
  write_excel: {
    needs: ['bit64', 'stringr'],
    definition: `write_excel <- function(table, path) {
  # A text is a text, whatever it begins with. An integer that a double cannot
  # hold has its column written as text, digit by digit.
  cells <- function(column) {
    if (is.character(column)) {
      str_remove_all(column, "[\\\\x00-\\\\x08\\\\x0b\\\\x0c\\\\x0e-\\\\x1f]")
    } else if (inherits(column, "integer64")) {
      is_long <- abs(column) > as.integer64("9007199254740991")
      if (any(is_long, na.rm = TRUE)) {
        as.character(column)
      } else {
        as.double(column)
      }
    } else if (inherits(column, "Date")) {
      as.double(column) + 25569
    } else if (inherits(column, "POSIXct")) {
      as.double(column) / 86400 + 25569
    } else {
      column
    }
  }
  book <- openxlsx::createWorkbook()
  openxlsx::addWorksheet(book, "Sheet1")
  plain <- table
  plain[] <- lapply(table, cells)
  openxlsx::writeData(book, 1, plain)
  format_cells <- function(class, format) {
    openxlsx::addStyle(
      book, 1, openxlsx::createStyle(numFmt = format),
      rows = seq_len(nrow(table)) + 1,
      cols = which(vapply(table, inherits, logical(1), class)),
      gridExpand = TRUE
    )
  }
  format_cells("Date", "yyyy-mm-dd")
  format_cells("POSIXct", "yyyy-mm-dd hh:mm:ss")
  openxlsx::saveWorkbook(book, path, overwrite = TRUE)
}`,
  },
} as const satisfies Readonly<Record<string, { needs?: readonly string[]; definition?: string }>>
