/** What expressions need beyond dplyr; see `helpers.ts`. */
export const EXPRESSION_HELPERS = {
  divide: {
    definition: `divide <- function(dividend, divisor) {
  # A zero divisor gives NA.
  dividend / case_when(divisor != 0 ~ divisor)
}`,
  },
  remainder: {
    definition: `remainder <- function(dividend, divisor) {
  # With the sign of the dividend; NA for a zero divisor.
  rest <- abs(dividend) %% case_when(divisor != 0 ~ abs(divisor))
  case_when(dividend < 0 ~ -rest, TRUE ~ rest)
}`,
  },
  is_in: {
    definition: `is_in <- function(value, values) {
  # Like %in%, but NA for a missing value.
  if_else(is.na(value), NA, value %in% values)
}`,
  },
  is_same: {
    definition: `is_same <- function(value, other) {
  # Whether two values are equal; what is missing equals what is missing.
  coalesce(value == other, is.na(value) & is.na(other))
}`,
  },
  null_where: {
    definition: `null_where <- function(value, condition) {
  # The value, or NA where the condition is true.
  case_when(!coalesce(condition, FALSE) ~ value)
}`,
  },
  has_text: {
    needs: ['stringr'],
    definition: `has_text <- function(text, part) {
  # Whether a text has a part in it; the empty text is in every text.
  found <- str_detect(text, fixed(if_else(part == "", NA_character_, part)))
  case_when(part == "" ~ !is.na(text) | NA, TRUE ~ found)
}`,
  },
  like: {
    needs: ['stringr'],
    definition: `like <- function(text, pattern) {
  # Match a whole text: % stands for any characters, _ for one.
  escaped <- str_replace_all(pattern, "([\\\\\\\\^$.*+?()\\\\[\\\\]{}|])", "\\\\\\\\\\\\1")
  anything <- str_replace_all(escaped, fixed("%"), "[\\\\s\\\\S]*")
  expression <- str_replace_all(anything, fixed("_"), "[\\\\s\\\\S]")
  str_detect(text, str_c("^", expression, "\\\\z"))
}`,
  },
  to_whole: {
    needs: ['bit64'],
    definition: `to_whole <- function(number) {
  # Cut off the fraction; NA beyond 64 bits.
  as.integer64(trunc(if_else(abs(number) < 2^63, number, NA_real_)))
}`,
  },
  to_integer: {
    needs: ['bit64', 'stringr'],
    definition: `to_integer <- function(text) {
  # Read a sign and digits; anything else, or beyond 64 bits, is NA.
  cells <- str_match(text, "^ *([+-]?)0*([0-9]+) *\\\\z")
  is_negative <- cells[, 2] == "-" & cells[, 3] != "0"
  digits <- str_c(if_else(is_negative, "-", ""), cells[, 3])
  whole <- as.integer64(digits)
  if_else(as.character(whole) == digits, whole, NA_integer64_)
}`,
  },
  to_number: {
    needs: ['stringr'],
    definition: `to_number <- function(text) {
  # Read numbers such as 12, -0.5 or 1e6; anything else is NA.
  pattern <- "^ *([+-]?(?:[0-9]+[.]?[0-9]*|[.][0-9]+)(?:[eE][+-]?[0-9]+)?) *\\\\z"
  as.double(str_match(text, pattern)[, 2])
}`,
  },
  to_boolean: {
    needs: ['stringr'],
    definition: `to_boolean <- function(text) {
  # Read true or false in any letter case; anything else is NA.
  word <- str_to_lower(str_match(text, "^ *([A-Za-z]+) *\\\\z")[, 2])
  if_else(word %in% c("true", "false"), word == "true", NA)
}`,
  },
  boolean_text: {
    definition: `boolean_text <- function(value) {
  if_else(value, "true", "false")
}`,
  },
  number_text: {
    definition: `number_text <- function(number) {
  # Write numbers in the shortest form that reads back: 10.5, 1e+20.
  text <- sprintf("%.17g", number)
  for (form in c("%.16g", "%.15g")) {
    shorter <- sprintf(form, number)
    text <- if_else(as.double(shorter) == number, shorter, text, missing = text)
  }
  is_whole <- is.finite(number) & abs(number) < 1e16 & number == trunc(number)
  case_when(
    is.na(number) ~ NA_character_,
    is.infinite(number) ~ if_else(number > 0, "inf", "-inf"),
    is_whole ~ sprintf("%.1f", number),
    TRUE ~ text
  )
}`,
  },
} as const satisfies Readonly<Record<string, { needs?: readonly string[]; definition?: string }>>
