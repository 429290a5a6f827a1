import type { Algorithm } from '../../training.ts'

interface Maker {
  readonly module: 'classification' | 'regression'
  readonly name: string
  /** Of the learner, as Python; `settings` and `about` are known there. */
  readonly settings: readonly string[]
  /** It looks at standardised features, and does not see to that itself. */
  readonly isScaled?: true
}

interface Makers {
  readonly labels: Maker | null
  readonly number: Maker | null
}

const SEED = 'seed=about["seed"]'
const DEPTH = 'maxDepth=settings["depth"]'
const TREES = 'numTrees=settings["trees"]'
const BOOSTING = ['maxIter=settings["trees"]', DEPTH, 'stepSize=settings["rate"]', SEED]

/** The counterpart of each algorithm in Spark ML, with the settings that it was trained with; null where it has none. */
export const SPARK_MAKERS: Readonly<Record<Exclude<Algorithm, 'clustering'>, Makers>> = {
  linear_regression: {
    // Its penalty counts for a row, ours for all of them.
    labels: classifier('LogisticRegression', ['maxIter=200', 'regParam=1 / about["rows"]']),
    number: regressor('LinearRegression', []),
  },
  decision_tree: {
    labels: classifier('DecisionTreeClassifier', [DEPTH, SEED]),
    number: regressor('DecisionTreeRegressor', [DEPTH, SEED]),
  },
  random_forest: {
    labels: classifier('RandomForestClassifier', [TREES, DEPTH, SEED]),
    number: regressor('RandomForestRegressor', [TREES, DEPTH, 'featureSubsetStrategy="0.5"', SEED]),
  },
  gradient_boosting: {
    labels: classifier('GBTClassifier', BOOSTING),
    number: regressor('GBTRegressor', BOOSTING),
  },
  neural_network: {
    labels: {
      ...classifier('MultilayerPerceptronClassifier', [
        'layers=[len(about["features"]), 32, 16, about["labels"]]',
        'maxIter=100',
        SEED,
      ]),
      isScaled: true,
    },
    number: null,
  },
}

function classifier(name: string, settings: readonly string[]): Maker {
  return { module: 'classification', name, settings }
}

function regressor(name: string, settings: readonly string[]): Maker {
  return { module: 'regression', name, settings }
}
