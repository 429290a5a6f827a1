/** What the functions of expressions need beyond stringr and its like; see `helpers.ts`. */
export const FUNCTION_HELPERS = {
  round_away: {
    definition: `round_away <- function(number, digits) {
  # Halves go away from zero, where R takes them to the even neighbour.
  scaled <- number * 10^digits
  is_half <- abs(scaled - trunc(scaled)) >= 0.5
  (trunc(scaled) + sign(scaled) * is_half) / 10^digits
}`,
  },
  power: {
    definition: `power <- function(base, exponent) {
  # NA where there is no such number.
  result <- base^exponent
  if_else(is.nan(result), NA_real_, result)
}`,
  },
  cube_root: {
    definition: `cube_root <- function(number) {
  root <- sign(number) * abs(number)^(1 / 3)
  whole <- round(root)
  if_else(whole^3 == number, whole, root)
}`,
  },
  above_zero: {
    definition: `above_zero <- function(number) {
  # What has no logarithm is NA.
  if_else(number > 0, number, NA_real_)
}`,
  },
  not_negative: {
    definition: `not_negative <- function(number) {
  # What has no square root is NA.
  if_else(number >= 0, number, NA_real_)
}`,
  },
  greatest: {
    definition: `greatest <- function(...) {
  # The greatest of each row, without those that are missing.
  Reduce(function(best, value) {
    is_better <- is.na(best) | coalesce(value > best, FALSE)
    case_when(is_better ~ value, TRUE ~ best)
  }, list(...))
}`,
  },
  least: {
    definition: `least <- function(...) {
  # The least of each row, without those that are missing.
  Reduce(function(best, value) {
    is_better <- is.na(best) | coalesce(value < best, FALSE)
    case_when(is_better ~ value, TRUE ~ best)
  }, list(...))
}`,
  },
  join_cells: {
    needs: ['stringr'],
    definition: `join_cells <- function(separator, ...) {
  # The texts of each row in one, without those that are missing.
  Reduce(function(whole, text) {
    both <- str_c(whole, separator, text)
    coalesce(both, whole, text)
  }, list(...)) |>
    coalesce("")
}`,
  },
  replace_text: {
    needs: ['stringr'],
    definition: `replace_text <- function(text, old, new) {
  # Replace every occurrence; of an empty text there is none.
  part <- fixed(if_else(old == "", NA_character_, old))
  replaced <- str_replace_all(text, part, new)
  case_when(is.na(new) ~ NA_character_, old == "" ~ text, TRUE ~ replaced)
}`,
  },
  place_of: {
    needs: ['bit64', 'stringr'],
    definition: `place_of <- function(text, part) {
  # Where a part begins, in characters from 1; 0 where there is none.
  pattern <- fixed(if_else(part == "", NA_character_, part))
  start <- coalesce(str_locate(text, pattern)[, "start"], 0L)
  place <- case_when(
    is.na(text) | is.na(part) ~ NA_integer_,
    part == "" ~ 1L,
    TRUE ~ start
  )
  as.integer64(place)
}`,
  },
  pad_start: {
    needs: ['stringr'],
    definition: `pad_start <- function(text, length, fill) {
  # Bring a text to a length: filled up at its begin, or cut.
  room <- pmax(length - str_length(text), 0)
  str_c(str_sub(str_dup(fill, length), 1, room), str_sub(text, 1, length))
}`,
  },
  pad_end: {
    needs: ['stringr'],
    definition: `pad_end <- function(text, length, fill) {
  # Bring a text to a length: filled up at its end, or cut.
  str_sub(str_c(text, str_dup(fill, length)), 1, length)
}`,
  },
  reverse_text: {
    definition: `reverse_text <- function(text) {
  # By code points, so that no letter is kept together with its accents.
  reversed <- vapply(
    text[!is.na(text)],
    function(one) intToUtf8(rev(utf8ToInt(one))),
    character(1),
    USE.NAMES = FALSE
  )
  replace(text, !is.na(text), reversed)
}`,
  },
  piece_of: {
    needs: ['stringr'],
    definition: `piece_of <- function(text, separator, place) {
  # A piece of the text cut at a separator; empty beyond the last.
  pieces <- str_split(text, fixed(separator), simplify = TRUE)
  if (place > ncol(pieces)) {
    return(if_else(is.na(text), NA_character_, ""))
  }
  if_else(is.na(text), NA_character_, pieces[, place])
}`,
  },
  translate: {
    needs: ['stringr'],
    definition: `translate <- function(text, from, to) {
  # Replace characters one by one; those without a partner are taken out.
  cut <- str_split(text, "")
  translated <- vapply(cut, function(characters) {
    place <- match(characters, from)
    str_flatten(if_else(is.na(place), characters, to[place]))
  }, character(1))
  if_else(is.na(text), NA_character_, translated)
}`,
  },
  capitalize: {
    needs: ['stringr'],
    definition: `capitalize <- function(text) {
  # Small letters, but the first of every word a capital.
  str_replace_all(str_to_lower(text), "(?<![^ ])[^ ]", str_to_upper)
}`,
  },
  first_point: {
    needs: ['bit64'],
    definition: `first_point <- function(text) {
  # The code point of the first character; NA for empty text.
  points <- vapply(text, function(one) utf8ToInt(one)[1], integer(1))
  as.integer64(unname(points))
}`,
  },
  extract_group: {
    needs: ['stringr'],
    definition: `extract_group <- function(text, pattern, group) {
  # A group of the first match; empty where it took no part in it.
  cells <- str_match(text, pattern)
  if_else(is.na(cells[, 1]), NA_character_, coalesce(cells[, group + 1], ""))
}`,
  },
  day_name: {
    needs: ['lubridate'],
    definition: `day_name <- function(moment) {
  names <- c(
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"
  )
  names[wday(moment, week_start = 1)]
}`,
  },
} as const satisfies Readonly<Record<string, { needs?: readonly string[]; definition?: string }>>
