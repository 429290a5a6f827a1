/** What operations on whole tables need beyond dplyr; see `helpers.ts`. */
export const TABLE_HELPERS = {
  read_cells: {
    needs: ['readr'],
    definition: `read_cells <- function(path, names, delim = ",", quote = "\\"", header = TRUE,
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
}`,
  },
  read_integer: {
    needs: ['bit64'],
    definition: `read_integer <- function(text) {
  # R takes the least integer of 64 bits for a missing one.
  if ("-9223372036854775808" %in% text) {
    stop("R cannot hold the integer -9223372036854775808", call. = FALSE)
  }
  as.integer64(text)
}`,
  },
  none_lost: {
    definition: `none_lost <- function(moments, text) {
  # PostgreSQL has an infinity, and years beyond those that are known here.
  lost <- text[is.na(moments) & !is.na(text)]
  if (length(lost) > 0) {
    stop("There is no such date or time here: ", lost[[1]], call. = FALSE)
  }
  moments
}`,
  },
  in_order: {
    definition: `in_order <- function(x) {
  # The place of each integer of 64 bits among all, which can be sorted by.
  places <- vctrs::vec_match(x, vctrs::vec_sort(vctrs::vec_unique(x)))
  replace(places, is.na(x), NA)
}`,
  },
  total: {
    definition: `total <- function(x) {
  # The sum; NA of nothing, where R has 0.
  if (all(is.na(x))) x[NA_integer_] else sum(x, na.rm = TRUE)
}`,
  },
  average: {
    definition: `average <- function(x) {
  if (all(is.na(x))) NA_real_ else mean(x, na.rm = TRUE)
}`,
  },
  smallest: {
    definition: `smallest <- function(x) {
  x <- x[!is.na(x)]
  if (length(x) == 0) {
    return(x[NA_integer_])
  }
  if (is.logical(x)) all(x) else min(x)
}`,
  },
  largest: {
    definition: `largest <- function(x) {
  x <- x[!is.na(x)]
  if (length(x) == 0) {
    return(x[NA_integer_])
  }
  if (is.logical(x)) any(x) else max(x)
}`,
  },
  join_texts: {
    needs: ['stringr'],
    definition: `join_texts <- function(texts, separator) {
  # The texts in one, without those that are missing; NA of nothing.
  texts <- texts[!is.na(texts)]
  if (length(texts) == 0) NA_character_ else str_flatten(texts, separator)
}`,
  },
  run_of: {
    definition: `run_of <- function(...) {
  # Numbers sorted rows; rows with equal keys have one number.
  keys <- setNames(list(...), seq_len(...length()))
  as.integer(vctrs::vec_identify_runs(vctrs::new_data_frame(keys)))
}`,
  },
  rank_of: {
    needs: ['run_of'],
    definition: `rank_of <- function(...) {
  # Ranks sorted rows; rows with equal keys have one rank, and gaps follow.
  runs <- run_of(...)
  match(runs, runs)
}`,
  },
  share_of_rank: {
    needs: ['rank_of'],
    definition: `share_of_rank <- function(...) {
  # Ranks sorted rows from 0 to 1; a single row has 0.
  rank <- rank_of(...)
  (rank - 1) / max(length(rank) - 1, 1)
}`,
  },
  running_total: {
    definition: `running_total <- function(x) {
  # The sum up to each row; NA as long as there was no value.
  is_seen <- cumsum(!is.na(x)) > 0
  x[is.na(x)] <- 0
  case_when(is_seen ~ cumsum(x))
}`,
  },
  moving_average: {
    needs: ['average'],
    definition: `moving_average <- function(x, size) {
  # The mean of the last rows, fewer at the begin.
  vapply(seq_along(x), function(row) {
    average(x[max(1, row - size + 1):row])
  }, double(1))
}`,
  },
  judge_count: {
    definition: `judge_count <- function(count, least, most, counted, stops = FALSE) {
  # Warn where a count is out of bounds, or stop.
  count <- as.double(count)
  if (count >= least && count <= most) {
    return(invisible())
  }
  if (stops) {
    stop("A check failed: ", counted, ": ", count, call. = FALSE)
  }
  warning(counted, ": ", count, call. = FALSE, immediate. = TRUE)
}`,
  },
} as const satisfies Readonly<Record<string, { needs?: readonly string[]; definition?: string }>>
