import type { Algorithm } from '../../training.ts'
import type { R_REQUIREMENTS } from './requirements.ts'

interface Trainer {
  readonly packages: readonly (keyof typeof R_REQUIREMENTS)[]
  /**
   * From `rows`, `goal`, `weights` and `about` to a function that says of rows a number, or the chance of
   * each label in a column of its own.
   */
  readonly body: string
}

interface Trainers {
  readonly label: Trainer
  readonly number: Trainer
}

const FILLED = `    # What is missing lies below all there is.
    filled <- function(rows) {
      as.data.frame(Map(function(x, least) ifelse(is.na(x), least, x), rows, lows))
    }
    lows <- lapply(rows, function(x) min(c(x, 0), na.rm = TRUE) - 1)`

const SCALED = `    means <- vapply(rows, mean, numeric(1))
    spreads <- vapply(rows, sd, numeric(1))
    spreads[is.na(spreads) | spreads == 0] <- 1
    scaled <- function(rows) {
      as.data.frame(scale(rows, center = means, scale = spreads))
    }`

const LABEL = 'factor(goal, levels = seq_len(about$labels) - 1)'

const FOREST = `num.trees = about$settings$trees,
      max.depth = about$settings$depth, seed = about$seed, num.threads = 1`

const BOTH = `function(rows) {
      yes <- chance_of(rows)
      cbind(1 - yes, yes)
    }`

const NETWORK = `size = 16, decay = 0.01, maxit = 200, MaxNWts = 1e6, trace = FALSE`

const TYPED = `    # Categories are told apart one by one.
    typed <- function(rows) {
      for (place in which(about$categories)) {
        rows[[place]] <- factor(rows[[place]], levels = codes[[place]])
      }
      rows
    }
    codes <- lapply(rows, function(x) head(names(sort(-base::table(x))), 1000))
    codes <- lapply(codes, as.numeric)`

const BOOSTED = `${TYPED}
    boost <- function(goal, distribution) {
      model <- gbm::gbm.fit(
        typed(rows), goal,
        distribution = distribution, w = weights, verbose = FALSE,
        n.trees = about$settings$trees, shrinkage = about$settings$rate,
        interaction.depth = min(49, 2^about$settings$depth - 1), bag.fraction = 1,
        n.minobsinnode = max(1, min(10, floor(length(goal) / 100)))
      )
      function(rows) {
        rows <- typed(rows)
        gbm::predict.gbm(model, rows, about$settings$trees, type = "response")
      }
    }`

/** The counterpart of each algorithm in R: its own where it has one, else what a package brings. */
export const R_TRAINERS: Readonly<Record<Exclude<Algorithm, 'clustering'>, Trainers>> = {
  linear_regression: {
    number: {
      packages: [],
      body: `    model <- lm(goal ~ ., rows, weights = weights)
    function(rows) predict(model, rows)`,
    },
    label: {
      packages: ['nnet'],
      body: `    if (about$labels == 2) {
      model <- glm(goal ~ ., binomial, rows, weights = weights)
      chance_of <- function(rows) predict(model, rows, type = "response")
      ${BOTH}
    } else {
      label <- factor(goal, levels = seq_len(about$labels) - 1)
${SCALED.replaceAll(/^/gm, '  ')}
      model <- nnet::multinom(
        label ~ ., scaled(rows),
        weights = weights, MaxNWts = 1e6, maxit = 200, trace = FALSE
      )
      function(rows) predict(model, scaled(rows), type = "probs")
    }`,
    },
  },
  decision_tree: { number: tree('anova', 'vector', 'goal'), label: tree('class', 'prob', LABEL) },
  random_forest: {
    number: {
      packages: ['ranger'],
      body: `${FILLED}
    model <- ranger::ranger(
      x = filled(rows), y = goal, mtry = ncol(rows), ${FOREST}
    )
    function(rows) predict(model, filled(rows), num.threads = 1)$predictions`,
    },
    label: {
      packages: ['ranger'],
      body: `${FILLED}
    label <- ${LABEL}
    model <- ranger::ranger(
      x = filled(rows), y = label, probability = TRUE,
      class.weights = tapply(weights, label, head, 1), ${FOREST}
    )
    function(rows) predict(model, filled(rows), num.threads = 1)$predictions`,
    },
  },
  gradient_boosting: {
    number: {
      packages: ['gbm'],
      body: `${BOOSTED}
    boost(goal, "gaussian")`,
    },
    label: {
      packages: ['gbm'],
      body: `${BOOSTED}
    # Each label against the rest, as gbm knows two.
    asked <- if (about$labels == 2) 1 else seq_len(about$labels) - 1
    models <- lapply(asked, function(label) {
      boost(as.numeric(goal == label), "bernoulli")
    })
    function(rows) {
      chances <- vapply(models, function(of) of(rows), numeric(nrow(rows)))
      chances <- matrix(chances, nrow(rows))
      if (about$labels == 2) cbind(1 - chances, chances) else chances
    }`,
    },
  },
  neural_network: {
    number: {
      packages: ['nnet'],
      body: `${SCALED}
    at <- c(mean(goal), sd(goal))
    goal <- (goal - at[[1]]) / at[[2]]
    model <- nnet::nnet(
      scaled(rows), goal,
      weights = weights, linout = TRUE, ${NETWORK}
    )
    function(rows) predict(model, scaled(rows))[, 1] * at[[2]] + at[[1]]`,
    },
    label: {
      packages: ['nnet'],
      body: `${SCALED}
    labels <- outer(goal, seq_len(about$labels) - 1, "==") * 1
    model <- nnet::nnet(
      scaled(rows), labels,
      weights = weights, softmax = TRUE, ${NETWORK}
    )
    function(rows) predict(model, scaled(rows))`,
    },
  },
}

function tree(method: string, type: string, goal: string): Trainer {
  return {
    packages: ['rpart'],
    body: `${FILLED}
    rows <- filled(rows)
${TYPED}
    # Of several labels rpart would try every way to part them.
    if (about$labels > 2) typed <- identity
    learned <- cbind(typed(rows), goal = ${goal})
    model <- rpart::rpart(
      goal ~ ., learned,
      method = "${method}", weights = weights, cp = 1e-4, xval = 0,
      maxdepth = about$settings$depth, minbucket = 5
    )
    function(rows) predict(model, typed(filled(rows)), type = "${type}")`,
  }
}
