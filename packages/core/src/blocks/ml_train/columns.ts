import { hasErrors, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Column } from '../../relation/column.ts'
import { findColumn } from '../../relation/column-types.ts'
import { predictedColumns, withPredicted } from '../../learning/predicted-columns.ts'
import type { ColumnRule, Given } from '../block.ts'
import { checkColumn, checkColumns, problemAt } from '../check-column.ts'
import { ALGORITHM_WORDS, algorithmOf, namesDiffer } from './algorithm.ts'
import type { MlTrainConfiguration } from './config.ts'
import { learns } from './learning.ts'
import { IMPORTANCE_COLUMNS, METRIC_COLUMNS } from './result-columns.ts'

/** Rows with what the model says of them; its figures; what it rests on; the model itself has no columns. */
export function columns(configuration: MlTrainConfiguration, given: Given): ColumnRule {
  const arriving = given.inputs[0]?.columns ?? []
  const diagnostics = [
    ...targetProblems(configuration, arriving, given),
    ...featureProblems(configuration, arriving, given),
    ...splitProblems(configuration, arriving, given),
    ...namesProblem(configuration, given),
  ]
  if (hasErrors(diagnostics)) return { columns: [], diagnostics }
  const { training, predicts } = learns(configuration, given)
  if (training.features.length === 0) {
    const message = 'No column is left to learn from.'
    const hint =
      'Choose the feature columns: those that only name a row are left out unless chosen.'
    return {
      columns: [],
      diagnostics: [problemAt(place(given, 'featureColumns'), 'no-features', message, hint)],
    }
  }
  const predicted = predictedColumns(training.task, predicts)
  const rows = withPredicted(arriving, predicted)
  return { columns: [rows, METRIC_COLUMNS, IMPORTANCE_COLUMNS, []], diagnostics }
}

function targetProblems(
  configuration: MlTrainConfiguration,
  arriving: readonly Column[],
  given: Given,
): readonly Diagnostic[] {
  const { targetColumn, target: said, featureColumns } = configuration.mlModel
  if (algorithmOf(configuration) === 'clustering') return []
  const at = place(given, 'targetColumn')
  if (targetColumn === '') {
    const hint = 'Choose the column to predict, or the algorithm "Clustering", which needs none.'
    return [
      problemAt(at, 'no-target', 'It is not said which column the model shall predict.', hint),
    ]
  }
  const checked = checkColumn(targetColumn, arriving, at)
  if ('problem' in checked) return [checked.problem]
  const { type } = checked.column
  if (featureColumns.includes(targetColumn)) {
    const message = `"${targetColumn}" is the target and among the features: the model would only have to copy it.`
    return [
      problemAt(
        place(given, 'featureColumns'),
        'target-among-features',
        message,
        'Take it out of the feature columns.',
      ),
    ]
  }
  if (type === 'date' || type === 'timestamp') {
    const message = `"${targetColumn}" holds ${type}s, which a model cannot predict.`
    const hint = 'Compute a number from it first, such as the days since another date.'
    return [problemAt(at, 'target-type', message, hint)]
  }
  const kind = place(given, 'target')
  if (said === 'number' && type !== 'integer' && type !== 'number') {
    const message = `"${targetColumn}" holds ${type} values, not numbers.`
    return [problemAt(kind, 'no-number', message, 'Predict it as a class.')]
  }
  if (said === 'class' && type === 'number') {
    const message = `"${targetColumn}" holds numbers with decimals, which are no classes.`
    return [
      problemAt(
        kind,
        'no-class',
        message,
        'Predict it as a number, or make it a whole number or a text first.',
      ),
    ]
  }
  return said === undefined && type === 'integer' ? askWhich(targetColumn, given) : []
}

/** From so few different whole numbers on nobody can tell from outside which of the two is meant. */
const FEW_VALUES = 20

function askWhich(target: string, given: Given): readonly Diagnostic[] {
  const samples = given.catalogue.datasets.flatMap((dataset) =>
    findColumn(dataset.columns, target) && dataset.samples && Object.hasOwn(dataset.samples, target)
      ? [dataset.samples[target] ?? []]
      : [],
  )
  const distinct = new Set(samples.flat().filter((cell) => cell !== null))
  if (distinct.size === 0 || distinct.size > FEW_VALUES) return []
  const shown = [...distinct].slice(0, 5).join(', ')
  return [
    {
      ...problemAt(
        place(given, 'target'),
        'class-or-number',
        `"${target}" holds few different whole numbers (${shown}${distinct.size > 5 ? ', …' : ''}), and is predicted as a number.`,
        'If each stands for a class, as 0 and 1 often do, choose "One of several classes" as what the target is.',
      ),
      severity: 'warning',
    },
  ]
}

function featureProblems(
  { mlModel }: MlTrainConfiguration,
  arriving: readonly Column[],
  given: Given,
): readonly Diagnostic[] {
  return checkColumns(mlModel.featureColumns, arriving, place(given, 'featureColumns'))
}

function splitProblems(
  configuration: MlTrainConfiguration,
  arriving: readonly Column[],
  given: Given,
): readonly Diagnostic[] {
  const { splitBy = 'rows', splitColumns = [] } = configuration.mlModel
  const at = place(given, 'splitColumns')
  const problems = checkColumns(splitColumns, arriving, at)
  if (problems.length > 0 || splitBy === 'rows') return problems
  const [first] = splitColumns
  if (first === undefined) {
    const what = splitBy === 'time' ? 'which column tells the time' : 'which column names the group'
    return [problemAt(at, 'no-split-column', `It is not said ${what}.`, 'Choose a column.')]
  }
  if (splitBy !== 'time') return []
  const type = findColumn(arriving, first)?.type
  if (splitColumns.length === 1 && (type === 'date' || type === 'timestamp')) return []
  const message = `The latest rows are found by one column of dates or timestamps${splitColumns.length === 1 ? `, and "${first}" holds ${type}` : ''}.`
  return [problemAt(at, 'no-time', message, 'Choose such a column, or split by rows.')]
}

function namesProblem(configuration: MlTrainConfiguration, given: Given): readonly Diagnostic[] {
  if (!namesDiffer(configuration)) return []
  const said = ALGORITHM_WORDS[algorithmOf(configuration)]
  const message = `Two algorithms are chosen; ${said}, of the tab Configuration, is trained.`
  const problem = problemAt(
    place(given, 'type'),
    'two-algorithms',
    message,
    'Choose the model type that goes with it.',
  )
  return [{ ...problem, severity: 'warning' }]
}

function place(given: Given, field: string) {
  return { block: given.block, owner: 'ml_train', field: `mlModel.${field}` }
}
