import type { Algorithm } from '../../training.ts'

interface Maker {
  readonly imports: readonly string[]
  /** A model that has not learned yet, as Python; `settings` and `about` are known there. */
  readonly make: string
}

interface Makers {
  readonly label: Maker
  readonly number: Maker
}

const SEED = 'random_state=about["seed"]'
const BALANCED = 'class_weight="balanced" if settings.get("balanced") else None'

/** The counterpart of each algorithm in scikit-learn, with the settings that it was trained with. */
export const SCIKIT_MAKERS: Readonly<Record<Exclude<Algorithm, 'clustering'>, Makers>> = {
  linear_regression: {
    label: scaled('linear_model', 'LogisticRegression', ['max_iter=1000', BALANCED]),
    number: scaled('linear_model', 'LinearRegression', []),
  },
  decision_tree: trees('tree', 'DecisionTree', ['max_depth=settings["depth"]', SEED]),
  random_forest: trees('ensemble', 'RandomForest', [
    'n_estimators=settings["trees"]',
    'max_depth=settings["depth"]',
    SEED,
  ]),
  gradient_boosting: trees('ensemble', 'HistGradientBoosting', [
    'max_iter=settings["trees"]',
    'max_depth=settings["depth"]',
    'learning_rate=settings["rate"]',
    'categorical_features=about["categories"]',
    'early_stopping=False',
    SEED,
  ]),
  neural_network: { label: network('MLPClassifier'), number: network('MLPRegressor') },
}

function trees(module: string, name: string, settings: readonly string[]): Makers {
  const made = (kind: string, own: readonly string[]): Maker => ({
    imports: [`from sklearn.${module} import ${name}${kind}`],
    make: calling(`${name}${kind}`, own, 4),
  })
  return { label: made('Classifier', [...settings, BALANCED]), number: made('Regressor', settings) }
}

function network(name: string): Maker {
  return scaled('neural_network', name, [
    '(32, 16)',
    'learning_rate_init=settings["rate"]',
    'max_iter=settings["epochs"]',
    SEED,
  ])
}

function scaled(module: string, name: string, settings: readonly string[]): Maker {
  return {
    imports: [
      `from sklearn.${module} import ${name}`,
      'from sklearn.pipeline import make_pipeline',
      'from sklearn.preprocessing import StandardScaler',
    ],
    make: calling('make_pipeline', ['StandardScaler()', calling(name, settings, 8)], 4),
  }
}

function calling(name: string, settings: readonly string[], indent: number): string {
  if (settings.length === 0) return `${name}()`
  const lines = settings.map((setting) => `${' '.repeat(indent + 4)}${setting},\n`)
  return `${name}(\n${lines.join('')}${' '.repeat(indent)})`
}
