import type { Expression } from '../relation/expression.ts'
import type { MeasureFunction } from '../relation/aggregate.ts'
import type { ColumnType } from '../relation/column.ts'
import { printExpression } from '../relation/print-expression.ts'
import type { SortKey } from '../relation/relation.ts'
import { typeOfExpression } from '../relation/type-of-expression.ts'
import type { WindowFunction } from '../relation/window.ts'
import type { Draft } from './draft.ts'
import { freshName } from './rows.ts'
import type { Rows, Slot } from './rows.ts'
import { placed, slotsIn } from './slot-expression.ts'
import { SqlStop } from './sql-problem.ts'

/** One step of a query each: a block, and the rows that leave it. */
export function filterRows(draft: Draft, rows: Rows, condition: Expression): Rows {
  if (condition.kind === 'literal' && condition.value === true) return rows
  const type = checkTypes(draft, condition)
  if (type !== 'boolean' && type !== null) {
    const hint = 'Compare it with something.'
    throw new SqlStop('type-mismatch', `A condition is a ${type}.`, hint, condition.at)
  }
  const expression = printExpression(placed(condition, rows))
  const where = { match: 'all', conditions: [] }
  const parameters = { mode: 'expression', rows: 'keep', where, expression }
  const added = draft.add('filter', { parameters }, [rows], `Filter ${rows.called}`)
  return { ...rows, ...added }
}

/** What is wrong with an expression is told in the place of the SQL it came from. */
export function checkTypes(draft: Draft, expression: Expression) {
  const columns = draft.typesOf(slotsIn(expression))
  const { type, problems } = typeOfExpression(expression, columns)
  const [problem] = problems
  if (!problem) return type
  const message = problem.message.endsWith('.') ? problem.message : `${problem.message}.`
  throw new SqlStop('type-mismatch', message, problem.hint, problem.span)
}

/** Adds columns; one that is only another name for a column there is takes no block. */
export function computeColumns(
  draft: Draft,
  rows: Rows,
  columns: readonly { readonly slot: Slot; readonly value: Expression }[],
): Rows {
  const names = new Map(rows.names)
  const taken = [...rows.columns]
  const made: { name: string; expression: string }[] = []
  for (const { slot, value } of columns) {
    const known = value.kind === 'column' ? rows.names.get(value.name) : undefined
    if (known !== undefined) {
      names.set(slot.key, known)
      continue
    }
    checkTypes(draft, value)
    const name = freshName(slot.name, taken)
    taken.push({ name, type: slot.type })
    names.set(slot.key, name)
    made.push({ name, expression: printExpression(placed(value, rows)) })
  }
  if (made.length === 0) return { ...rows, names }
  const label = `Compute ${made.map(({ name }) => name).join(', ')}`
  const added = draft.add('transform', { parameters: { columns: made } }, [rows], shortened(label))
  return { ...rows, ...added, names }
}

export function nameIn(rows: Rows, slot: Slot): string {
  const name = rows.names.get(slot.key)
  if (name === undefined) throw new Error(`The rows have no column ${slot.name}`)
  return name
}

export interface MeasureStep {
  readonly slot: Slot
  readonly function: MeasureFunction
  readonly column: Slot | null
  readonly fraction?: number
  readonly by?: Slot
  /** For a list: a block has the usual one, a formula any. */
  readonly separator?: string
}

export function aggregateRows(
  draft: Draft,
  rows: Rows,
  keys: readonly Slot[],
  measures: readonly MeasureStep[],
  /** Names no measure may take, where several groupings are put together. */
  reserved: readonly string[] = [],
): Rows {
  const keyNames = [...new Set(keys.map((slot) => nameIn(rows, slot)))]
  const names = new Map(keys.map((slot) => [slot.key, nameIn(rows, slot)]))
  const taken = [...keyNames, ...reserved].map((name) => ({ name }))
  const stored = measures.map(({ slot, column, by, separator, ...measure }) => {
    const name = freshName(slot.name, taken)
    taken.push({ name })
    names.set(slot.key, name)
    const source = { column: column ? nameIn(rows, column) : '' }
    const order = by ? nameIn(rows, by) : null
    if (separator !== undefined) return listFormula(name, source.column, separator, order)
    return { name, ...measure, ...source, ...(order === null ? {} : { by: order }) }
  })
  const having = { match: 'all', conditions: [] }
  const parameters = { keys: keyNames, measures: stored, having }
  const label = keyNames.length > 0 ? `Group by ${keyNames.join(', ')}` : 'Summarize'
  const added = draft.add('aggregate', { parameters }, [rows], shortened(label))
  return { ...rows, ...added, names, called: `groups of ${rows.called}` }
}

function listFormula(name: string, column: string, separator: string, by: string | null) {
  const at = { start: 0, end: 0 }
  const args: Expression[] = [
    { kind: 'column', name: column, at },
    { kind: 'literal', type: 'text', value: separator, at },
    ...(by === null ? [] : [{ kind: 'column', name: by, at } as const]),
  ]
  const formula = printExpression({ kind: 'call', name: 'list', args, at })
  return { name, function: 'formula', column: '', formula }
}

export interface WindowStep {
  readonly slot: Slot
  readonly function: WindowFunction
  readonly column: Slot | null
  readonly partition: readonly Slot[]
  readonly order: readonly SlotOrder[]
  readonly offset?: number
  readonly size?: number
}

export interface SlotOrder {
  readonly slot: Slot
  readonly direction: SortKey['direction']
  readonly nulls: SortKey['nulls']
}

export function windowRows(draft: Draft, rows: Rows, steps: readonly WindowStep[]): Rows {
  if (steps.length === 0) return rows
  const names = new Map(rows.names)
  const taken = [...rows.columns]
  const columns = steps.map(({ slot, column, partition, order, ...step }) => {
    const name = freshName(slot.name, taken)
    taken.push({ name, type: slot.type })
    names.set(slot.key, name)
    return {
      name,
      ...step,
      column: column ? nameIn(rows, column) : '',
      partition: [...new Set(partition.map((one) => nameIn(rows, one)))],
      order: sortKeys(rows, order),
    }
  })
  const label = shortened(`Compute ${columns.map(({ name }) => name).join(', ')}`)
  return { ...rows, ...draft.add('window', { parameters: { columns } }, [rows], label), names }
}

export function sortRows(
  draft: Draft,
  rows: Rows,
  order: readonly SlotOrder[],
  limit: number | null,
  offset: number,
): Rows {
  if (order.length === 0 && limit === null && offset === 0) return rows
  const keys = sortKeys(rows, order)
  const parameters = {
    keys,
    ...(limit === null ? {} : { limit }),
    ...(offset === 0 ? {} : { offset }),
  }
  const names = keys.map(({ column }) => column).join(', ')
  const sorted = keys.length > 0 ? `Sort by ${names}` : 'Take rows'
  const label =
    limit === null ? sorted : keys.length > 0 ? `Top ${limit} by ${names}` : `First ${limit} rows`
  return { ...rows, ...draft.add('sort', { parameters }, [rows], shortened(label)) }
}

/** The second of two equal keys decides nothing. */
function sortKeys(rows: Rows, order: readonly SlotOrder[]): SortKey[] {
  const keys = order.map(({ slot, direction, nulls }) => {
    return { column: nameIn(rows, slot), direction, nulls }
  })
  return keys.filter(
    ({ column }, index) => keys.findIndex((key) => key.column === column) === index,
  )
}

/** Exactly these columns, in this order, under these names. */
export function selectColumns(
  draft: Draft,
  rows: Rows,
  outputs: readonly { readonly slot: Slot; readonly name: string; readonly type?: ColumnType }[],
  force = false,
): Rows {
  const columns = outputs.map(({ slot, name, type }) => ({
    column: nameIn(rows, slot),
    name,
    type,
  }))
  const names = new Map(outputs.map(({ slot, name }) => [slot.key, name]))
  const unchanged =
    columns.length === rows.columns.length &&
    columns.every(({ column, name }, at) => column === name && column === rows.columns[at]?.name)
  const converted = columns.some(({ type }) => type !== undefined)
  if (unchanged && !force && !converted) return { ...rows, names }
  const chosen = columns.map(({ column, name, type }) => ({
    column,
    name: name === column ? '' : name,
    type: type ?? 'same',
  }))
  const parameters = { mode: 'only', columns: chosen }
  const added = draft.add('select', { parameters }, [rows], 'Select columns')
  return { ...rows, ...added, names }
}

/** Some columns under new names, the others as they are. */
export function renameColumns(
  draft: Draft,
  rows: Rows,
  renames: ReadonlyMap<string, string>,
): Rows {
  if (renames.size === 0) return rows
  const columns = Array.from(renames, ([column, name]) => ({ column, name, type: 'same' }))
  const parameters = { mode: 'change', columns }
  const added = draft.add('select', { parameters }, [rows], `Rename columns of ${rows.called}`)
  const names = new Map(
    Array.from(rows.names, ([key, name]) => [key, renames.get(name) ?? name] as const),
  )
  return { ...rows, ...added, names }
}

export function unionRows(draft: Draft, inputs: readonly Rows[], distinct: boolean): Rows {
  const [first] = inputs
  if (!first) throw new Error('A union needs rows')
  const parameters = { rows: distinct ? 'distinct' : 'all' }
  const added = draft.add('union', { parameters }, inputs, 'Union')
  return { ...first, ...added, called: 'combined rows' }
}

export function distinctRows(draft: Draft, rows: Rows): Rows {
  const rules = [{ action: 'deduplicate', columns: [] }]
  const added = draft.add('clean', { parameters: { rules } }, [rows], 'Remove duplicates')
  return { ...rows, ...added }
}

export function shortened(label: string): string {
  return label.length <= 60 ? label : `${label.slice(0, 59).trimEnd()}…`
}
