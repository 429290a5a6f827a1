import type { Cell, CellGap, Cells, CodeFunction } from '../relation/cells.ts'
import type { Metric } from './evaluation.ts'
import type { Model } from './model.ts'
import { JUDGE_AGAIN } from './scikit-learn/judge-again.ts'
import { SCIKIT_MAKERS } from './scikit-learn/makers.ts'
import { SCIKIT_REQUIREMENTS } from './scikit-learn/requirements.ts'
import { TOLERANCES } from './scikit-learn/tolerances.ts'
import type { TrainingTable } from './training-table.ts'

/**
 * What exported code does about a training: it trains the same again by a library of its own, on the rows
 * of `trainingTable`, and says how good that is beside what was trained here.
 */
export function trainingCells(model: Model, table: TrainingTable): Cells {
  return {
    duckdb: CARRIES,
    postgres: CARRIES,
    pandas: scikitLearn(model, table),
    polars: LATER,
    pyspark: LATER,
    scala: LATER,
    dplyr: LATER,
  }
}

const CARRIES = gap('A database does not train: its code carries the trained model.')
const LATER = gap(
  'Training again is written in Python (pandas) code only; this code carries the trained model.',
)

function gap(why: string): CellGap {
  return { kind: 'gap', why }
}

function scikitLearn(
  { training, features, labels, evaluation }: Model,
  table: TrainingTable,
): Cell {
  const { seed, settings, algorithm } = training
  if (algorithm === 'clustering') return gap('Clusters are not found again by another library yet.')
  const metric = judgedBy(evaluation.metrics)
  if (typeof metric?.test !== 'number') return gap('There is no metric to compare by.')
  const { features: columns, goal, tests } = table
  const about = {
    features: columns,
    goal,
    tests,
    categories: features.map(({ kind }) => kind === 'code'),
    labels: labels.length,
    seed,
    settings,
    metric: metric.name,
    trained: metric.test,
    tolerance: TOLERANCES[algorithm],
  }
  const call = trainer(algorithm, training.task === 'regression' ? 'number' : 'label')
  const texts = [JSON.stringify(about)]
  return { kind: 'calls', call, texts, requirements: SCIKIT_REQUIREMENTS }
}

/** What both are measured by. */
function judgedBy(metrics: readonly Metric[]): Metric | undefined {
  return metrics.find(({ name }) => name === 'auc' || name === 'r2')
}

function trainer(algorithm: keyof typeof SCIKIT_MAKERS, kind: 'label' | 'number'): CodeFunction {
  const { imports, make } = SCIKIT_MAKERS[algorithm][kind]
  const name = `train_${algorithm}_for_${kind}s`
  return {
    name,
    standard: ['import json'],
    outside: ['from sklearn.metrics import r2_score, roc_auc_score', ...imports],
    shared: { names: ['judge_again'], definition: JUDGE_AGAIN },
    definition: `def ${name}(table, path, about, told):
    """Train such a model by scikit-learn on the same rows, and judge it on the same test rows."""
    about = json.loads(about)
    settings = about["settings"]
    model = ${make}
    judge_again(model, table, path, about)`,
  }
}
