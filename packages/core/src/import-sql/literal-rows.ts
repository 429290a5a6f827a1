import type { Span } from '../diagnostics/diagnostic.ts'
import type { Expression } from '../relation/expression.ts'
import { call, literal, nothing } from './build-expression.ts'
import { alike, typeIn } from './coerce.ts'
import type { Draft } from './draft.ts'
import { joinRows } from './join-rows.ts'
import type { PlannedQuery } from './planning.ts'
import type { Rows, Slot } from './rows.ts'
import { noTable } from './select-problems.ts'
import { slotColumn } from './slot-expression.ts'
import { SqlStop } from './sql-problem.ts'
import { aggregateRows, computeColumns, filterRows, selectColumns } from './steps.ts'
import type { ValuesTable } from './syntax.ts'
import { unpivotRows } from './unpivot-rows.ts'

/** Up to here each row has a column of its own before columns become rows; beyond, rows are numbered. */
const BY_HAND = 40
/** So many rows may be written out. */
const MOST = 200

/** One row of nothing, made of a dataset: a pipeline begins with data. */
export function oneRow(draft: Draft, at: Span): Rows {
  const dataset = draft.ground ?? draft.catalogue.datasets[0]
  if (!dataset) throw noTable({ at })
  const { block, columns } = draft.load(dataset)
  const slot = draft.slot('rows', 'integer')
  const rows = { block, columns, names: new Map<string, string>(), called: dataset.name }
  const one = aggregateRows(draft, rows, [], [{ slot, function: 'count_rows', column: null }])
  return { ...one, called: 'one row' }
}

/** Rows that the query itself writes out: of VALUES, or of a series. */
export function literalRows(
  draft: Draft,
  table: ValuesTable,
  values: readonly (readonly Expression[])[],
  names: readonly string[],
): PlannedQuery {
  const { rising, at } = table
  draft.at = at
  if (values.length === 0 || (values.length > MOST && !rising)) {
    const hint = 'Load the rows as a dataset.'
    const message = `${values.length === 0 ? 'No' : 'That many'} values cannot become blocks.`
    throw new SqlStop('unsupported', message, hint, at)
  }
  const columns = names.map((name, index) => {
    const cells = alike(
      values.map((row) => row[index] ?? nothing(at)),
      draft,
    )
    const types = cells.map((cell) => typeIn(cell, draft)).filter((type) => type !== null)
    return { name, cells, type: types[0] ?? 'text' }
  })
  const [only, second] = columns
  const start = oneRow(draft, at)
  if (only && !second && values.length > 1 && values.length <= BY_HAND)
    return spread(draft, start, only.cells, only.name, at)
  const numbered = values.length === 1 ? null : numbers(draft, start, values.length, at)
  const slots = columns.map(({ name, type }) => draft.slot(name, type))
  const computed = columns.map(({ cells }, index) => ({
    slot: slots[index] ?? draft.slot('value', 'text'),
    value: numbered
      ? cellOf(slotColumn(numbered.slot, at), cells, rising)
      : (cells[0] ?? nothing(at)),
  }))
  const rows = computeColumns(draft, numbered?.rows ?? start, computed)
  const outputs = slots.map((slot) => ({ slot, name: slot.name }))
  return { rows: selectColumns(draft, rows, outputs), columns: slots }
}

/** A column for each value, and then a row for each column. */
function spread(
  draft: Draft,
  rows: Rows,
  cells: readonly Expression[],
  name: string,
  at: Span,
): PlannedQuery {
  const made = cells.map((value, index) => {
    const slot = draft.slot(`value_${index + 1}`, typeIn(value, draft) ?? 'text')
    return { slot, value }
  })
  const source = {
    rows: computeColumns(draft, rows, made),
    columns: made.map(({ slot }) => slot),
  }
  const nameTo = name.toLowerCase() === 'name' ? 'value_name' : 'name'
  const planned = unpivotRows(draft, turn(source, name, nameTo, at), source)
  const slot = planned.columns.at(-1)
  if (!slot) throw new Error('The values are a column')
  const columns = [slot]
  return { rows: selectColumns(draft, planned.rows, [{ slot, name }]), columns }
}

function turn({ columns }: PlannedQuery, valueTo: string, nameTo: string, at: Span) {
  const names = columns.map((slot) => slot.name)
  const table = { kind: 'table', name: '', alias: null, columns: null, at } as const
  const said = { columns: names, except: null, nameTo, valueTo, includeNulls: true, alias: null }
  return { kind: 'unpivot', table, ...said, at } as const
}

/** Rows with the numbers from 0: digits beside digits, as many as it takes. */
function numbers(draft: Draft, start: Rows, count: number, at: Span): { rows: Rows; slot: Slot } {
  const few = count <= BY_HAND
  const digits = Array.from({ length: few ? count : 10 }, (_, digit) => literal(digit, at))
  const ones = spread(draft, start, digits, few ? 'number' : 'digit', at)
  const [digit] = ones.columns
  if (!digit) throw new Error('The digits are a column')
  if (few) return { rows: ones.rows, slot: digit }
  let { rows } = ones
  let value = slotColumn(digit, at)
  for (let size = 10; size < count; size *= 10) {
    const next = draft.slot('digit', 'integer')
    const names = new Map([[next.key, ones.rows.names.get(digit.key) ?? '']])
    rows = joinRows(
      draft,
      rows,
      { ...ones.rows, names, called: `times_${size}` },
      { how: 'cross', keys: [] },
    )
    const right: Expression = {
      kind: 'binary',
      operator: '*',
      left: slotColumn(next, at),
      right: literal(size, at),
      at,
    }
    value = { kind: 'binary', operator: '+', left: value, right, at }
  }
  const slot = draft.slot('number', 'integer')
  rows = computeColumns(draft, rows, [{ slot, value }])
  const left = slotColumn(slot, at)
  const right = literal(count, at)
  return { rows: filterRows(draft, rows, { kind: 'binary', operator: '<', left, right, at }), slot }
}

/** The cell of a numbered row; of a series, so many steps from the first. */
function cellOf(
  number: Expression,
  cells: readonly Expression[],
  rising: ValuesTable['rising'],
): Expression {
  const { at } = number
  const [first = nothing(at)] = cells
  if (rising) {
    const steps: Expression =
      rising.step === 1
        ? number
        : { kind: 'binary', operator: '*', left: number, right: literal(rising.step, at), at }
    return rising.unit === null
      ? { kind: 'binary', operator: '+', left: first, right: steps, at }
      : call('date_add', [literal(rising.unit, at), steps, first], at)
  }
  const branches = cells.map((cell, index) => {
    const isIt = {
      kind: 'binary',
      operator: '=',
      left: number,
      right: literal(index, at),
      at,
    } as const
    // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; nothing awaits a node
    return { when: isIt, then: cell }
  })
  return { kind: 'case', branches, otherwise: null, at }
}
