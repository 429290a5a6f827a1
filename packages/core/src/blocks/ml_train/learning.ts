import type { LearningTask, Settings, Split, Training } from '../../learning/training.ts'
import type { Column, ColumnType } from '../../relation/column.ts'
import { findColumn } from '../../relation/column-types.ts'
import type { Given, Learning } from '../block.ts'
import { algorithmOf } from './algorithm.ts'
import type { MlTrainConfiguration } from './config.ts'

type Options = MlTrainConfiguration['mlModel']

/** What is learned, and from which rows; `columns` has found that it can be. */
export function learns(configuration: MlTrainConfiguration, given: Given): Learning {
  const { mlModel } = configuration
  const [input] = given.inputs
  if (!input) throw new Error('A training was asked for without rows')
  const { columns, relation } = input
  const target = findColumn(columns, mlModel.targetColumn) ?? null
  const task = taskOf(configuration, target)
  const isAlone = task === 'clustering'
  const training: Training = {
    task,
    algorithm: algorithmOf(configuration),
    target: isAlone ? null : (target?.name ?? null),
    features: featuresOf(mlModel, columns, isAlone ? null : target),
    split: splitOf(mlModel, columns),
    seed: mlModel.seed ?? DEFAULT_SEED,
    settings: settingsOf(mlModel),
  }
  return {
    name: modelName(configuration),
    training,
    rows: relation,
    columns,
    predicts: typeOf(task, target),
  }
}

export const DEFAULT_SEED = 42

export function modelName(configuration: MlTrainConfiguration): string {
  const { name = '', targetColumn } = configuration.mlModel
  if (name.trim() !== '') return name.trim()
  return algorithmOf(configuration) === 'clustering' ? 'segments' : targetColumn
}

/** Told from the target: words and yes or no are classes, numbers are numbers, unless somebody says so. */
export function taskOf(configuration: MlTrainConfiguration, target: Column | null): LearningTask {
  if (algorithmOf(configuration) === 'clustering') return 'clustering'
  const { target: said } = configuration.mlModel
  if (said !== undefined) return said === 'class' ? 'classification' : 'regression'
  return target?.type === 'integer' || target?.type === 'number' ? 'regression' : 'classification'
}

function typeOf(task: LearningTask, target: Column | null): ColumnType {
  if (task === 'clustering') return 'integer'
  return task === 'regression' ? 'number' : (target?.type ?? 'text')
}

/** Those that were chosen; else all but the target, names of rows, and what the rows are split by. */
function featuresOf(
  options: Options,
  columns: readonly Column[],
  target: Column | null,
): readonly Column[] {
  const { featureColumns, splitBy = 'rows', splitColumns = [] } = options
  const chosen = new Set(featureColumns)
  if (chosen.size > 0) return columns.filter(({ name }) => chosen.has(name))
  const left = new Set(splitBy === 'rows' ? [] : splitColumns)
  return columns.filter(
    (column) => column.name !== target?.name && !left.has(column.name) && !namesRows(column),
  )
}

const ROW_NAMES = [/^(?:id|uuid|guid|key)$/i, /[_ -](?:id|uuid|guid|key)$/i, /[a-z](?:Id|ID|Key)$/]

/** By its name and type: what rows are told apart by tells nothing of rows to come. */
export function namesRows({ name, type }: Column): boolean {
  if (type !== 'integer' && type !== 'text') return false
  return ROW_NAMES.some((pattern) => pattern.test(name))
}

/**
 * By what tells the rows apart: the first column where it is their name, else all of them, so that rows
 * that are the same in everything are never on both sides.
 */
function splitOf(
  { splitBy = 'rows', splitColumns = [], testSplit }: Options,
  columns: readonly Column[],
): Split {
  const chosen = new Set(splitColumns)
  const named = columns.filter(({ name }) => chosen.has(name))
  const [first] = named
  if (splitBy === 'time' && first) return { by: 'time', column: first.name, share: testSplit }
  if (named.length > 0) return { by: 'key', columns: named, share: testSplit }
  const [leading] = columns
  const key = leading && namesRows(leading) ? [leading] : columns
  return { by: 'key', columns: key, share: testSplit }
}

function settingsOf(options: Options): Settings {
  const { trees, depth, rate, epochs, clusters, balanced, folds } = options
  return {
    ...(trees === undefined ? {} : { trees }),
    ...(depth === undefined ? {} : { depth }),
    ...(rate === undefined ? {} : { rate }),
    ...(epochs === undefined ? {} : { epochs }),
    ...(clusters === undefined ? {} : { clusters }),
    ...(balanced === undefined ? {} : { balanced }),
    ...(folds === undefined ? {} : { folds }),
  }
}
