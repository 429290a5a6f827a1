import type { Expression } from '../relation/expression.ts'
import { measureType } from '../relation/aggregate.ts'
import { typeIn } from './coerce.ts'
import type { Draft } from './draft.ts'
import { columnSlots } from './key-slots.ts'
import { readMeasure } from './read-measure.ts'
import { nameExpression } from './name-expression.ts'
import type { Rows, Slot } from './rows.ts'
import type { Scope } from './scope.ts'
import { fingerprint, mapped, slotColumn } from './slot-expression.ts'
import { SqlStop } from './sql-problem.ts'
import { aggregateRows, computeColumns } from './steps.ts'
import type { MeasureStep } from './steps.ts'
import type { SelectItem, SqlCall, SqlExpression } from './syntax.ts'
import { translate } from './translate.ts'
import type { Meaning } from './translate.ts'

export interface Grouped {
  readonly rows: Rows
  /** What stands for each aggregate. */
  readonly given: ReadonlyMap<SqlExpression, Expression>
  /** Measures that count: of no rows they are zero. */
  readonly counts: readonly Slot[]
  /** An expression over the rows before, as one over the groups. */
  regroup(expression: Expression): Expression
}

interface Grouping {
  readonly draft: Draft
  readonly rows: Rows
  /** Columns to group by beside those of GROUP BY. */
  readonly keys: readonly Slot[]
  readonly groupBy: readonly SqlExpression[]
  readonly aggregates: readonly SqlCall[]
  readonly items: readonly SelectItem[]
  readonly meaning: Meaning
  readonly scope: Scope
}

export function groupRows(grouping: Grouping): Grouped {
  const { draft, meaning } = grouping
  const keys = grouping.groupBy.map((node) => readKey(node, grouping))
  const named = keys.map(({ value, name }) => {
    if (value.kind === 'column') return { slot: draft.slotOf(value.name), value }
    return { slot: draft.slot(name, typeIn(value, draft) ?? 'text'), value }
  })
  const computed = named.filter(({ value }) => value.kind !== 'column')
  let rows = computeColumns(draft, grouping.rows, computed)
  const steps: MeasureStep[] = []
  const given = new Map<SqlExpression, Expression>()
  const known = new Map<string, Expression>()
  const counts: Slot[] = []
  for (const node of grouping.aggregates) {
    const measure = readMeasure(node, (one) => translate(one, meaning), draft)
    const print = JSON.stringify([
      measure.function,
      measure.fraction,
      measure.separator,
      measure.value && fingerprint(measure.value),
      measure.by && fingerprint(measure.by),
    ])
    const same = known.get(print)
    if (same) {
      given.set(node, same)
      continue
    }
    const columns = columnSlots(
      draft,
      rows,
      [measure.value, measure.by].flatMap((one) => one ?? []),
      argumentName(node),
    )
    rows = columns.rows
    const [column = null, by] = columns.slots
    const type = measureType(measure.function, column?.type ?? null)
    if (type === null) {
      const message = `${node.name} does not take a ${column?.type ?? 'value'}.`
      throw new SqlStop('type-mismatch', message, 'Convert it with CAST first.', node.at)
    }
    const slot = draft.slot(measureName(node, grouping.items), type)
    if (measure.function.startsWith('count')) counts.push(slot)
    const { fraction, separator } = measure
    steps.push({
      slot,
      function: measure.function,
      column,
      ...(fraction === undefined ? {} : { fraction }),
      ...(separator === undefined ? {} : { separator }),
      ...(by ? { by } : {}),
    })
    const value = slotColumn(slot, node.at)
    given.set(node, value)
    known.set(print, value)
  }
  const all = [...grouping.keys, ...named.map(({ slot }) => slot)]
  if (all.length === 0 && steps.length === 0) {
    // HAVING alone: one group, of which nothing is asked but that it is there.
    steps.push({ slot: draft.slot('count', 'integer'), function: 'count_rows', column: null })
  }
  const grouped = aggregateRows(draft, rows, all, steps)
  const prints = new Map(named.map(({ slot, value }) => [fingerprint(value), slot]))
  const kept = new Set(all.map(({ key }) => key))
  const { local } = grouping.scope
  const regroup = (expression: Expression): Expression =>
    mapped(expression, (part) => {
      const key = prints.get(fingerprint(part))
      if (key) return slotColumn(key, part.at)
      if (part.kind !== 'column' || kept.has(part.name) || !local.has(part.name)) return null
      const { name } = draft.slotOf(part.name)
      const message = `${name} is neither grouped by nor inside an aggregate.`
      const hint = `Add it to GROUP BY, or write any_value(${name}).`
      throw new SqlStop('not-grouped', message, hint, part.at)
    })
  return { rows: grouped, given, counts, regroup }
}

/** A place in the SELECT list, a name, or any expression. */
function readKey(node: SqlExpression, { items, meaning }: Grouping) {
  const isPlace = node.kind === 'literal' && node.type === 'integer'
  const item = isPlace ? items[Number(node.value) - 1] : undefined
  if (isPlace && !item) {
    const message = `GROUP BY ${String(node.value)} is beyond the ${items.length} columns.`
    throw new SqlStop('unknown-column', message, 'Count the columns from 1.', node.at)
  }
  const expression = item?.expression ?? node
  const value = translate(expression, meaning)
  const named = item ?? items.find((one) => one.alias !== null && sameText(one.expression, node))
  const alias = node.kind === 'column' ? node.name : null
  return { value, name: named?.alias ?? alias ?? nameExpression(expression) }
}

function measureName(node: SqlCall, items: readonly SelectItem[]): string {
  const item = items.find(({ expression, alias }) => expression === node && alias !== null)
  return item?.alias ?? nameExpression(node)
}

function argumentName(node: SqlCall): string {
  const [argument] = node.args
  return argument ? nameExpression(argument) : 'value'
}

function sameText(one: SqlExpression, other: SqlExpression): boolean {
  return textOf(one) === textOf(other)
}

function textOf(node: SqlExpression): string {
  return JSON.stringify(node, (key, value: unknown) => (key === 'at' ? undefined : value))
}
