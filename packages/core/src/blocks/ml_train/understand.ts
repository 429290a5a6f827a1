import {
  skipLead,
  takeColumn,
  takeColumns,
  takeList,
  takeNewName,
} from '../../tables/read-names.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { TableWords } from '../../tables/table-words.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import { readNumber } from '../../words/read-number.ts'
import { cellsOf } from '../../tables/catalogue.ts'
import type { Algorithm } from '../../learning/training.ts'
import type { Column } from '../../relation/column.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import { ALGORITHM_WORDS, STORED } from './algorithm.ts'
import { initial } from './config.ts'
import type { MlTrainConfiguration } from './config.ts'
import { SETTINGS, SPLIT_WORDS } from './describe.ts'

type Options = MlTrainConfiguration['mlModel']
type Parts = { -readonly [Key in keyof Options]?: Options[Key] }

/**
 * "Train gradient boosting to predict churned", as a pipeline is described, and as people say it: "train a
 * model that predicts churn and test it on 30 %", "which columns drive price", "group customers into 5
 * segments".
 */
export function understand(
  clause: string,
  given: Given,
): Understood<MlTrainConfiguration> | Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  const [input] = given.inputs
  if (!input) return null
  const table = tableWords(input.columns, given.catalogue)
  const begun = readBegin(reader, table)
  if (!begun) return null
  const parts: Parts = { ...begun.parts }
  while (readPart(reader, table, parts));
  const assumptions: string[] = []
  if (begun.algorithm !== 'clustering') {
    const column = begun.target
    if (!column) return noTarget(reader, input.columns)
    parts.target ??= classOrNumber(column, given, assumptions)
    if (parts.target === undefined) delete parts.target
    parts.targetColumn = column.name
  }
  const algorithm = begun.algorithm ?? USUAL
  if (begun.algorithm === null) {
    const others = 'another can be chosen under ML Models'
    assumptions.push(`It is trained by ${ALGORITHM_WORDS[algorithm]}; ${others}.`)
  }
  const [stored, type] = STORED[algorithm]
  const rest = reader.rest()
  return {
    configuration: {
      parameters: { algorithm: stored },
      mlModel: { ...initial.mlModel, ...parts, type },
    },
    confidence: 0.96,
    assumptions,
    ...(rest === '' ? {} : { rest }),
  }
}

/** Fits most tables best, and needs no care. */
const USUAL: Algorithm = 'gradient_boosting'

interface Begun {
  /** Null where none was said. */
  readonly algorithm: Algorithm | null
  readonly target: Column | null
  readonly parts: Parts
}

function readBegin(reader: ClauseReader, table: TableWords): Begun | null {
  const start = reader.at
  const begun = readTraining(reader, table) ?? readClusters(reader) ?? readDrivers(reader, table)
  if (!begun) reader.at = start
  return begun
}

const TRAINING = ['train', 'fit', 'build', 'create', 'make', 'learn', 'develop']
const MODEL = [
  'model',
  'classifier',
  'regressor',
  'regression model',
  'machine learning model',
  'ml model',
  'predictive model',
  'prediction model',
]
const PREDICTING = [
  'to predict',
  'that predicts',
  'which predicts',
  'predicting',
  'to forecast',
  'to estimate',
  'that estimates',
  'to tell',
  'that tells',
  'to classify',
  'for predicting',
  'for',
]

function readTraining(reader: ClauseReader, table: TableWords): Begun | null {
  if (reader.takeAny(TRAINING) === null) return null
  reader.skip(['a', 'an', 'the', 'new', 'simple', 'good'])
  const algorithm = takeAlgorithm(reader)
  reader.skip(['a', 'an', 'the'])
  const called = algorithm === null ? takeModelOf(reader, table) : null
  if (called === null && reader.takeAny(MODEL) === null && algorithm === null) return null
  if (algorithm === 'clustering') return { algorithm, target: null, parts: {} }
  if (called) return { algorithm, target: called, parts: {} }
  if (reader.takeAny(PREDICTING) === null) return { algorithm, target: null, parts: {} }
  reader.skip(['whether', 'if', 'which', 'the', 'column'])
  return { algorithm, target: takeTarget(reader, table), parts: {} }
}

/** "a churn model". */
function takeModelOf(reader: ClauseReader, table: TableWords): Column | null {
  const start = reader.at
  const column = takeTarget(reader, table)
  reader.takeAny(['prediction', 'predictor'])
  if (column && reader.takeAny(MODEL) !== null) return column
  reader.at = start
  return null
}

/** A column as a table spells it or nearly so: churn is told by `churned`, and by "customers churn". */
function takeTarget(reader: ClauseReader, table: TableWords): Column | null {
  const column = takeColumn(reader, table)
  if (column) return column
  for (const ahead of [0, 1]) {
    const said = reader.peek(ahead)
    if (said?.kind !== 'word' || said.value.length < 4) continue
    const stem = said.value.toLowerCase().replace(/(?:ed|es|s|e)$/, '')
    const found = table.columns.filter(({ name }) => name.toLowerCase().startsWith(stem))
    const [only] = found
    if (!only || found.length > 1) continue
    reader.at += ahead + 1
    return only
  }
  return null
}

const SPELLED: readonly (readonly [string, Algorithm])[] = [
  ...Object.entries(ALGORITHM_WORDS).map(
    // Keys of the table are algorithms.
    ([algorithm, words]) => [words, algorithm as Algorithm] as const,
  ),
  ['logistic regression', 'linear_regression'],
  ['regression', 'linear_regression'],
  ['random_forest', 'random_forest'],
  ['xgboost', 'gradient_boosting'],
  ['gradient boosted trees', 'gradient_boosting'],
  ['boosted trees', 'gradient_boosting'],
  ['boosting', 'gradient_boosting'],
  ['neural net', 'neural_network'],
  ['k-means', 'clustering'],
  ['kmeans', 'clustering'],
]

function takeAlgorithm(reader: ClauseReader): Algorithm | null {
  return SPELLED.find(([words]) => reader.take(words))?.[1] ?? null
}

const GROUPS = ['segments', 'clusters', 'segment', 'cluster']

/** "cluster customers into 5 groups", "group customers into 5 segments". */
function readClusters(reader: ClauseReader): Begun | null {
  const verb = reader.takeAny(['cluster', 'segment', 'group', 'divide', 'split', 'sort'])
  if (verb === null) return null
  const isPlain = verb === 'cluster' || verb === 'segment'
  for (let skipped = 0; skipped < 4 && !reader.sees('into') && !reader.sees('in'); skipped += 1) {
    if (reader.done) return isPlain ? { algorithm: 'clustering', target: null, parts: {} } : null
    reader.at += 1
  }
  if (reader.takeAny(['into', 'in']) === null) return null
  const number = readNumber(reader)
  reader.skip(['similar', 'natural', 'different', 'customer'])
  const isSaid =
    reader.takeAny(GROUPS) !== null ||
    (isPlain && reader.takeAny(['groups', 'parts', 'kinds']) !== null)
  if (!isSaid || number?.percent) return null
  const clusters = number ? Number(number.digits) : undefined
  if (clusters !== undefined && !(Number.isInteger(clusters) && clusters >= 2 && clusters <= 100))
    return null
  return {
    algorithm: 'clustering',
    target: null,
    parts: clusters === undefined ? {} : { clusters },
  }
}

const DRIVING = [
  'drive',
  'drives',
  'influence',
  'influences',
  'explain',
  'explains',
  'determine',
  'determines',
  'affect',
  'affects',
  'predict',
  'predicts',
]

/** "which columns drive price": what a model rests on answers that. */
function readDrivers(reader: ClauseReader, table: TableWords): Begun | null {
  const asked = reader.takeAny([
    'which columns',
    'what columns',
    'which factors',
    'what factors',
    'which features',
    'what',
  ])
  if (asked === null) return null
  reader.skip(['most', 'mostly', 'really'])
  if (reader.takeAny(DRIVING) === null) return null
  const target = takeTarget(reader, table)
  if (!target) return null
  reader.skip(['the most', 'most', '?'])
  return { algorithm: null, target, parts: {} }
}

function readPart(reader: ClauseReader, table: TableWords, parts: Parts): boolean {
  const start = reader.at
  reader.skip([',', 'and'])
  if (reader.done) return reader.at > start && false
  if (readKind(reader, parts) || readSplit(reader, table, parts) || readSetting(reader, parts))
    return true
  if (
    reader.takeAny([
      'from columns',
      'using columns',
      'from the columns',
      'using the columns',
      'with features',
      'with the features',
      'using features',
      'from features',
      'using',
      'from',
    ]) !== null
  ) {
    const columns = takeColumns(reader, table)
    if (columns.length > 0) {
      parts.featureColumns = columns.map(({ name }) => name)
      return true
    }
  }
  reader.at = start
  return false
}

function readKind(reader: ClauseReader, parts: Parts): boolean {
  if (reader.take('as a class')) parts.target = 'class'
  else if (reader.take('as a number')) parts.target = 'number'
  else if (reader.takeAny(['called', 'named']) !== null) {
    const name = takeNewName(reader)
    if (name === null) return false
    parts.name = name
  } else return false
  return true
}

const TESTING = [
  'testing it on',
  'testing on',
  'test it on',
  'test on',
  'tested on',
  'hold out',
  'holding out',
  'keep aside',
  'keeping aside',
  'validate it on',
  'evaluate it on',
]

function readSplit(reader: ClauseReader, table: TableWords, parts: Parts): boolean {
  const start = reader.at
  if (reader.takeAny(TESTING) !== null) {
    const number = readNumber(reader)
    const share = number ? Number(number.digits) / (number.percent ? 100 : 1) : Number.NaN
    if (share >= 0.1 && share <= 0.9) {
      parts.testSplit = share
      reader.skip([
        '%',
        'percent',
        'of the rows',
        'of rows',
        'of it',
        'of the data',
        'of them',
        'for testing',
        'to test',
      ])
      return true
    }
    reader.at = start
    return false
  }
  if (!reader.take('split')) return false
  const by = Object.entries(SPLIT_WORDS).find(([, words]) => reader.take(words))
  // Keys of the table are kinds of splits.
  if (by) parts.splitBy = by[0] as NonNullable<Options['splitBy']>
  else if (reader.take('on')) {
    parts.splitColumns = takeList(reader, () => takeColumn(reader, table)).map(({ name }) => name)
    if (parts.splitColumns.length === 0) reader.at = start
  } else reader.at = start
  return reader.at > start
}

function readSetting(reader: ClauseReader, parts: Parts): boolean {
  const start = reader.at
  if (reader.take('without balanced labels')) parts.balanced = false
  else if (reader.takeAny(['with balanced labels', 'with balanced classes']) !== null)
    parts.balanced = true
  else {
    if (reader.takeAny(['with', 'in', 'into']) === null) return false
    const setting = SETTINGS.find(({ words }) => reader.take(words))
    const number = readNumber(reader)
    const value = number && !number.percent ? Number(number.digits) : null
    const counted = setting ?? COUNTED.find(({ words }) => reader.takeAny(words) !== null)
    if (value === null || !counted) {
      reader.at = start
      return false
    }
    parts[counted.key] = value
  }
  return true
}

/** "with 50 trees", as people say it. */
const COUNTED = [
  { key: 'trees', words: ['trees', 'rounds'] },
  { key: 'clusters', words: ['clusters', 'segments', 'groups'] },
  { key: 'epochs', words: ['epochs'] },
  { key: 'folds', words: ['folds'] },
] as const

const FEW_VALUES = 20

/** Whole numbers may be either: two different ones are classes, a few are a question. */
function classOrNumber(column: Column, given: Given, assumptions: string[]): Options['target'] {
  if (column.type !== 'integer') return undefined
  const cells = given.catalogue.datasets.flatMap((dataset) =>
    dataset.columns.some(({ name }) => name === column.name) ? cellsOf(dataset, column.name) : [],
  )
  const distinct = new Set(cells.filter((cell) => cell !== null))
  if (distinct.size === 0 || distinct.size > FEW_VALUES) return undefined
  const target = distinct.size <= 2 ? 'class' : 'number'
  const says = target === 'class' ? 'each a class' : 'as numbers, not as classes'
  assumptions.push(`The values of ${column.name} are taken ${says}.`)
  return target
}

function noTarget(reader: ClauseReader, columns: readonly Column[]): Misunderstood {
  const said = reader.rest().slice(0, 40)
  const names = columns.slice(0, 8).map(({ name }) => name)
  const what =
    said === ''
      ? 'Which column shall the model predict?'
      : `There is no column "${said}" to predict.`
  return { problem: `${what} There are: ${names.join(', ')}.`, confidence: 0.8 }
}
