import { z } from 'zod'
import { listNames } from '../words/list-names.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { MEASURE_FUNCTIONS, measureType } from '../relation/aggregate.ts'
import type { Measure, MeasureFunction } from '../relation/aggregate.ts'
import type { Column, ColumnType } from '../relation/column.ts'
import { columnTypes } from '../relation/column-types.ts'
import { ascending } from '../relation/tie-break.ts'
import { checkColumn, problemAt } from './check-column.ts'
import type { FieldPlace } from './check-column.ts'
import type { RowField } from './form.ts'

/** A measure as blocks store it: the parts that its function does not use are empty. */
export const measureParts = {
  function: z.enum(MEASURE_FUNCTIONS),
  /** Empty for a count of rows alone. */
  column: z.string().max(500),
  /** For a quantile. */
  fraction: z.number().min(0).max(1).optional(),
  /** For the first, the last and a list: the column whose order counts. */
  by: z.string().max(500).optional(),
}

export interface StoredMeasure {
  readonly function: MeasureFunction
  readonly column: string
  readonly fraction?: number | undefined
  readonly by?: string | undefined
}

const ORDERED: readonly MeasureFunction[] = ['first', 'last']
const MAY_BE_ORDERED: readonly MeasureFunction[] = [...ORDERED, 'list']

const LABELS: Readonly<Record<MeasureFunction, string>> = {
  count_rows: 'Number of rows',
  count: 'Number of values',
  count_distinct: 'Number of different values',
  sum: 'Total',
  mean: 'Average',
  median: 'Median',
  min: 'Smallest',
  max: 'Largest',
  stddev: 'Standard deviation',
  quantile: 'Quantile',
  first: 'First',
  last: 'Last',
  list: 'List of values',
}

// Object.keys forgets that the table's keys are exactly the union.
const NAMES = Object.keys(LABELS) as readonly MeasureFunction[]

/** The parts of a measure in a form, for a row or, with a prefix, for a block. */
export function measureFields(prefix = ''): readonly RowField[] {
  const path = (part: string) => prefix + part
  return [
    {
      path: path('function'),
      label: 'Measure',
      widget: 'select',
      options: NAMES.map((value) => ({ value, label: LABELS[value] })),
    },
    {
      path: path('column'),
      label: 'Of column',
      widget: 'column',
      showWhen: { path: path('function'), oneOf: NAMES.filter((one) => one !== 'count_rows') },
    },
    {
      path: path('fraction'),
      label: 'Share of values below it',
      help: 'Between 0 and 1: 0.9 is the value that nine of ten stay below.',
      placeholder: '0.9',
      widget: 'number',
      showWhen: { path: path('function'), equals: 'quantile' },
    },
    {
      path: path('by'),
      label: 'In the order of',
      widget: 'column',
      showWhen: { path: path('function'), oneOf: MAY_BE_ORDERED },
    },
  ]
}

/** What is wrong with a measure; `place.field` is where its parts stand. */
export function checkMeasure(
  measure: StoredMeasure,
  columns: readonly Column[],
  place: FieldPlace,
): readonly Diagnostic[] {
  const at = (part: string) => ({ ...place, field: `${place.field}.${part}` })
  if (measure.function === 'count_rows') return []
  const checked = checkColumn(measure.column, columns, at('column'))
  if ('problem' in checked) return [checked.problem]
  const { name, type } = checked.column
  if (measureType(measure.function, type) === null) {
    const numbers = columns.filter((one) => one.type === 'integer' || one.type === 'number')
    const message = `The ${LABELS[measure.function].toLowerCase()} needs numbers, and "${name}" is a ${type} column.`
    const hint = `The number columns are: ${listNames(numbers.map((one) => one.name)) || 'none'}.`
    return [problemAt(at('column'), 'not-a-number-column', message, hint, { column: name, type })]
  }
  if (measure.function === 'quantile' && measure.fraction === undefined) {
    const message = 'The quantile does not say which share of the values stays below it.'
    return [problemAt(at('fraction'), 'no-fraction', message, 'Write a number between 0 and 1.')]
  }
  const ordered = ORDERED.includes(measure.function)
  const by = measure.by ?? ''
  if (!ordered && (by === '' || measure.function !== 'list')) return []
  if (by === '') {
    const message = `The ${measure.function} value needs an order.`
    return [problemAt(at('by'), 'no-order', message, 'Choose the column whose order counts.')]
  }
  const order = checkColumn(by, columns, at('by'))
  return 'problem' in order ? [order.problem] : []
}

export function lowerMeasure(measure: StoredMeasure): Measure {
  const { function: name, column, fraction, by } = measure
  return {
    function: name,
    column: name === 'count_rows' ? null : column,
    ...(name === 'quantile' && fraction !== undefined ? { fraction } : {}),
    ...(MAY_BE_ORDERED.includes(name) && by ? { order: [ascending(by)] } : {}),
  }
}

export function storedMeasureType(measure: StoredMeasure, columns: readonly Column[]): ColumnType {
  const type = columnTypes(columns).get(measure.column) ?? null
  // A measure that does not fit is reported; what follows it still needs some type.
  return measureType(measure.function, type) ?? 'number'
}

export function needsOrder(name: MeasureFunction): boolean {
  return MAY_BE_ORDERED.includes(name)
}
