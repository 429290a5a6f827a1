import type { Expression } from '../relation/expression.ts'
import { measureType } from '../relation/aggregate.ts'
import { literal, when } from './build-expression.ts'
import { typeIn } from './coerce.ts'
import type { Draft } from './draft.ts'
import { measuredColumns, measureSteps } from './measure-columns.ts'
import type { WantedMeasure } from './measure-columns.ts'
import { textOf } from './parse-groups.ts'
import { readMeasure } from './read-measure.ts'
import type { ReadMeasure } from './read-measure.ts'
import { nameExpression } from './name-expression.ts'
import type { Rows, Slot } from './rows.ts'
import type { Scope } from './scope.ts'
import { fingerprint, mapped, slotColumn } from './slot-expression.ts'
import { SqlStop } from './sql-problem.ts'
import { aggregateRows, computeColumns, nameIn, unionRows } from './steps.ts'
import type { SelectItem, SqlCall, SqlExpression } from './syntax.ts'
import { translate } from './translate.ts'
import type { Meaning } from './translate.ts'

export interface Grouped {
  readonly rows: Rows
  /** What stands for each aggregate behind the grouping. */
  readonly given: ReadonlyMap<SqlExpression, Expression>
  /** Columns that count: of no rows they are zero. */
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
  /** Several groupings: which of GROUP BY each goes by. */
  readonly sets: readonly (readonly number[])[] | null
  readonly aggregates: readonly SqlCall[]
  readonly items: readonly SelectItem[]
  readonly meaning: Meaning
  readonly scope: Scope
}

export function groupRows(grouping: Grouping): Grouped {
  const { draft, aggregates, sets } = grouping
  const keys = grouping.groupBy.map((node) => readKey(node, grouping))
  const named = keys.map(({ value, name }) => {
    if (value.kind === 'column') return { slot: draft.slotOf(value.name), value }
    return { slot: draft.slot(name, typeIn(value, draft) ?? 'text'), value }
  })
  const computed = named.filter(({ value }) => value.kind !== 'column')
  const keyed = computeColumns(draft, grouping.rows, computed)
  const { wanted, given } = readMeasures(
    aggregates.filter(({ name }) => name !== 'grouping'),
    grouping,
  )
  const all = [...grouping.keys, ...named.map(({ slot }) => slot)]
  const groupings = sets ?? [named.map((_, at) => at)]
  const isBare = grouping.keys.length === 0 && groupings.some((set) => set.length === 0)
  if (isBare && wanted.length === 0) {
    // One group of all rows, of which nothing is asked but that it is there.
    const measure = { function: 'count_rows', value: null, by: null } as const
    wanted.push({ measure, slot: draft.slot('count', 'integer'), argument: '' })
  }
  const { rows, placed } = measuredColumns(draft, keyed, wanted)
  const reserved = all.map((slot) => nameIn(rows, slot))
  const flag = draft.slot('grouping_set', 'integer')
  const asked = aggregates.filter(({ name }) => name === 'grouping')
  const branches = groupings.map((set, at) => {
    const own = [...grouping.keys, ...set.flatMap((index) => named[index]?.slot ?? [])]
    const ready = measureSteps(draft, rows, own, placed)
    const grouped = aggregateRows(draft, ready.rows, own, ready.steps, reserved)
    if (!sets || asked.length === 0) return grouped
    return computeColumns(draft, grouped, [{ slot: flag, value: literal(at + 1, draft.at) }])
  })
  for (const node of asked) {
    const places = node.args.map((arg) => placeOf(arg, grouping, named))
    given.set(node, groupingValue(node, places, sets, flag))
  }
  const kept = new Set(all.map(({ key }) => key))
  const prints = new Map(named.map(({ slot, value }) => [fingerprint(value), slot]))
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
  const counts = wanted.flatMap(({ measure, slot }) =>
    measure.function.startsWith('count') ? [slot] : [],
  )
  return { rows: together(draft, branches), given, counts, regroup }
}

/** Each aggregate as a measure; the same one asked for twice is one. */
function readMeasures(aggregates: readonly SqlCall[], { draft, meaning, items }: Grouping) {
  const wanted: WantedMeasure[] = []
  const given = new Map<SqlExpression, Expression>()
  const known = new Map<string, Slot>()
  for (const node of aggregates) {
    const measure = readMeasure(node, (one) => translate(one, meaning), draft)
    const print = JSON.stringify(measure, (key, value: unknown) =>
      key === 'at' ? undefined : value,
    )
    let slot = known.get(print)
    if (!slot) {
      slot = draft.slot(measureName(node, items), typeOf(node, measure, draft))
      wanted.push({ measure, slot, argument: argumentName(node) })
      known.set(print, slot)
    }
    given.set(node, slotColumn(slot, node.at))
  }
  return { wanted, given }
}

function typeOf(node: SqlCall, measure: ReadMeasure, draft: Draft) {
  const column = measure.value ? (typeIn(measure.value, draft) ?? 'text') : null
  const type = measureType(measure.function, column)
  if (type !== null) return type
  const message = `${node.name} does not take a ${column ?? 'value'}.`
  throw new SqlStop('type-mismatch', message, 'Convert it with CAST first.', node.at)
}

/** Several groupings, one below the other: what one does not group by is empty in its rows. */
function together(draft: Draft, branches: readonly Rows[]): Rows {
  const [first, ...others] = branches
  if (!first) throw new Error('There is a grouping')
  if (others.length === 0) return first
  const names = new Map(branches.flatMap((one) => [...one.names]))
  return { ...unionRows(draft, branches, false), names, called: first.called }
}

/** `grouping(a, b)`: a bit for each, which is set in rows that are not grouped by it. */
function groupingValue(
  node: SqlCall,
  places: readonly number[],
  sets: Grouping['sets'],
  flag: Slot,
): Expression {
  const { at } = node
  if (!sets) return literal(0, at)
  const bits = sets.map((set) =>
    places.reduce((sum, place) => 2 * sum + (set.includes(place) ? 0 : 1), 0),
  )
  return bits.reduceRight<Expression>(
    (rest, value, index) => {
      const isSet: Expression = {
        kind: 'binary',
        operator: '=',
        left: slotColumn(flag, at),
        right: literal(index + 1, at),
        at,
      }
      return when(isSet, literal(value, at), rest)
    },
    literal(0, at),
  )
}

function placeOf(
  arg: SqlExpression,
  { meaning }: Grouping,
  named: readonly { readonly value: Expression }[],
): number {
  const print = fingerprint(translate(arg, meaning))
  const place = named.findIndex(({ value }) => fingerprint(value) === print)
  if (place >= 0) return place
  const hint = 'Name a column of GROUP BY.'
  throw new SqlStop('not-grouped', 'GROUPING asks for what is not grouped by.', hint, arg.at)
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
  const named =
    item ?? items.find((one) => one.alias !== null && textOf(one.expression) === textOf(node))
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
