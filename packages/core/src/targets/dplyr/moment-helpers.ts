/** What dates and times need beyond lubridate; see `helpers.ts`. */
export const MOMENT_HELPERS = {
  to_moment: {
    needs: ['lubridate'],
    definition: `to_moment <- function(seconds) {
  # To the microsecond, so that equal moments are equal numbers.
  as_datetime(round(seconds * 1e6) / 1e6)
}`,
  },
  day_of: {
    needs: ['lubridate'],
    definition: `day_of <- function(year, month, day) {
  # The date of its parts, NA where there is none.
  is_year <- year >= 1 & year <= 9999
  is_rest <- month >= 1 & month <= 12 & day >= 1 & day <= 31
  fits <- coalesce(is_year & is_rest, FALSE)
  year <- if_else(fits, as.double(year), NA_real_)
  make_date(year, as.double(month), as.double(day))
}`,
  },
  read_moment: {
    needs: ['day_of', 'to_moment', 'stringr'],
    definition: `read_moment <- function(text, pattern, parts) {
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
}`,
  },
  to_timestamp: {
    needs: ['read_moment'],
    definition: `to_timestamp <- function(text) {
  # Read 2024-01-31 or 2024-01-31 10:30:00.5; anything else is NA.
  day <- "([0-9]{4})-([0-9]{2})-([0-9]{2})"
  time <- "[ T]([0-9]{2}):([0-9]{2})(?::([0-9]{2})([.][0-9]{1,6})?)?"
  pattern <- str_c("^ *", day, "(?:", time, ")? *\\\\z")
  read_moment(text, pattern, c("Y", "m", "d", "H", "M", "S", "f"))
}`,
  },
  to_date: {
    needs: ['day_of', 'stringr'],
    definition: `to_date <- function(text) {
  # Read 2024-01-31; anything else is NA.
  cells <- str_match(text, "^ *([0-9]{4})-([0-9]{2})-([0-9]{2}) *\\\\z")
  day_of(as.double(cells[, 2]), as.double(cells[, 3]), as.double(cells[, 4]))
}`,
  },
  date_text: {
    needs: ['stringr'],
    definition: `date_text <- function(day) {
  # Write 2024-01-31; R leaves out the zeros of a year below 1000.
  str_pad(format(day, "%Y-%m-%d"), 10, pad = "0")
}`,
  },
  timestamp_text: {
    needs: ['date_text', 'lubridate'],
    definition: `timestamp_text <- function(moment) {
  # Write 2024-01-31 10:30:00, with a fraction only where there is one.
  seconds <- floor(as.double(moment))
  micros <- round((as.double(moment) - seconds) * 1e6)
  whole <- as_datetime(seconds + (micros == 1e6))
  fraction <- str_remove(sprintf(".%06.0f", micros %% 1e6), "[.]?0+$")
  str_c(date_text(as_date(whole)), format(whole, " %H:%M:%S"), fraction)
}`,
  },
  format_moment: {
    needs: ['lubridate', 'stringr'],
    definition: `format_moment <- function(moment, form) {
  # Write a moment in a form; R leaves out the zeros of a year below 1000.
  year <- sprintf("%04.0f", year(moment))
  text <- format(moment, str_replace_all(form, fixed("%Y"), year))
  if_else(is.na(moment), NA_character_, text)
}`,
  },
  add_months: {
    needs: ['lubridate', 'to_moment'],
    definition: `add_months <- function(moment, count) {
  # So many months later; a day the month does not have becomes its last.
  day <- as_date(moment)
  later <- day %m+% months(as.integer(count))
  if (is.Date(moment)) {
    return(later)
  }
  to_moment(as.double(moment) + as.double(later - day) * 86400)
}`,
  },
  add_seconds: {
    needs: ['lubridate', 'to_moment'],
    definition: `add_seconds <- function(moment, count) {
  # So many seconds later; to a date only whole days are added.
  later <- to_moment(as.double(as_datetime(moment)) + as.double(count))
  if (is.Date(moment)) as_date(later) else later
}`,
  },
  count_units: {
    needs: ['bit64', 'lubridate'],
    definition: `count_units <- function(unit, start, end) {
  # How many begins of a unit lie after the start, up to the end.
  months <- c(year = 12, quarter = 3, month = 1)
  seconds <- c(day = 86400, hour = 3600, minute = 60, second = 1)
  place <- function(moment) {
    if (unit %in% names(months)) {
      return((year(moment) * 12 + month(moment) - 1) %/% months[[unit]])
    }
    if (unit == "week") {
      # The first of January 1970 was a Thursday.
      return((as.double(as_date(moment)) + 3) %/% 7)
    }
    as.double(as_datetime(moment)) %/% seconds[[unit]]
  }
  as.integer64(place(end) - place(start))
}`,
  },
} as const satisfies Readonly<Record<string, { needs?: readonly string[]; definition?: string }>>
