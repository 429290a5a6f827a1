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
} as const satisfies Readonly<Record<string, { needs?: readonly string[]; definition?: string }>>
