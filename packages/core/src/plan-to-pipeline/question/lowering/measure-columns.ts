import type { MeasureItem } from '../../../sentence-to-plan/question/query/query.ts'
import { freeName } from '../steps.ts'
import type { Flow } from '../steps.ts'
import type { Lowering } from './lowering.ts'

/** What the column is called that a measure of these rows goes to. */
export function measureName(lowering: Lowering, flow: Flow, item: MeasureItem): string {
  const of = item.column ? lowering.name(flow, item.column) : 'rows'
  return freeName(nameOver(item, of), flow.columns)
}

/** The column a measure went to, once the rows are grouped. */
export function measuredColumn(flow: Flow, item: MeasureItem): string {
  const base = nameOver(item, item.column?.column ?? 'rows')
  const measured = flow.columns.find(
    ({ name, from }) => from === null && (name === base || name.startsWith(`${base}_`)),
  )
  return measured?.name ?? ''
}

/** Computed from numbers, where the others count. */
export function isNumeric({ measure }: MeasureItem): boolean {
  return NUMERIC.has(measure)
}

function nameOver({ measure }: MeasureItem, of: string): string {
  return measure === 'count_rows' ? 'number of rows' : `${MEASURE_WORDS[measure]} ${of}`
}

const MEASURE_WORDS: Readonly<Record<Exclude<MeasureItem['measure'], 'count_rows'>, string>> = {
  count: 'number of',
  count_distinct: 'different',
  sum: 'total',
  mean: 'average',
  min: 'smallest',
  max: 'largest',
}

const NUMERIC: ReadonlySet<MeasureItem['measure']> = new Set(['sum', 'mean', 'min', 'max'])
