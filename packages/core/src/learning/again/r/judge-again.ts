/** How a model of R learns and is judged beside the one that was trained before. */
export const JUDGE_AGAIN = {
  names: ['tell_again', 'area_under', 'train_and_judge', 'judge_again'],
  definition: `tell_again <- function(path, line) {
  # Say how it went, and leave it as a file.
  message(line)
  writeLines(line, path, useBytes = TRUE)
}

area_under <- function(is_label, score) {
  # How many pairs of rows the scores put in order.
  places <- rank(score)
  # As numbers: the product of 50,000 rows each is no integer of R any more.
  found <- as.numeric(sum(is_label))
  others <- as.numeric(sum(!is_label))
  below <- found * (found + 1) / 2
  (sum(places[is_label]) - below) / (found * others)
}

train_and_judge <- function(table, about, train) {
  # Learn from the train rows; say how good it is on the others, beside what
  # was trained before.
  about <- jsonlite::fromJSON(about)
  rows <- lapply(about$features, function(name) as.numeric(table[[name]]))
  names(rows) <- paste0("x", seq_along(rows))
  rows <- as.data.frame(rows)
  goal <- as.numeric(table[[about$goal]])
  is_test <- as.numeric(table[[about$tests]]) == 1
  learned <- goal[!is_test]
  weights <- rep(1, length(learned))
  if (isTRUE(about$settings$balanced)) {
    weights <- as.numeric(1 / table(learned)[as.character(learned)])
    weights <- weights * length(learned) / sum(weights)
  }
  set.seed(about$seed)
  predict_rows <- suppressWarnings(
    train(rows[!is_test, , drop = FALSE], learned, weights, about)
  )
  said <- suppressWarnings(predict_rows(rows[is_test, , drop = FALSE]))
  goal <- goal[is_test]
  if (about$metric == "r2") {
    again <- 1 - sum((goal - said)^2) / sum((goal - mean(goal))^2)
  } else {
    # Of more than two labels, the mean of each against the rest.
    labels <- if (about$labels == 2) 1 else seq_len(about$labels) - 1
    there <- Filter(function(label) any(goal == label) && any(goal != label), labels)
    again <- mean(vapply(
      there,
      function(label) area_under(goal == label, said[, label + 1]),
      numeric(1)
    ))
  }
  if (is.na(again)) {
    stop("the test rows do not tell how good it is")
  }
  line <- sprintf(
    "trained again: %s %.3f against %.3f", about$name, again, about$trained
  )
  if (abs(again - about$trained) > about$tolerance) {
    line <- paste0(line, ", which is further apart than ", about$tolerance)
  }
  line
}

judge_again <- function(table, path, about, packages, train) {
  # Train again and say how good that is; what cannot train leaves the rows
  # as they are.
  for (name in c("jsonlite", packages)) {
    if (!requireNamespace(name, quietly = TRUE)) {
      line <- paste0("not trained again: the package ", name, " is missing")
      return(tell_again(path, line))
    }
  }
  line <- tryCatch(
    train_and_judge(table, about, train),
    error = function(problem) {
      # One line, whatever a package says.
      why <- gsub("\\n", " ", conditionMessage(problem), fixed = TRUE)
      paste0("not trained again: ", why)
    }
  )
  tell_again(path, line)
}`,
} as const
