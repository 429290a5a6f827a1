import {
  type Column,
  type ColumnType,
  columnsOf,
  type JoinColumn,
  type Measure,
  type MeasureFunction,
  MEASURE_FUNCTIONS,
  measureType,
  type Relation,
  type SortKey,
  PLACED_FUNCTIONS,
  WINDOW_FUNCTIONS,
  type WindowCall,
  type WindowFunction,
  windowType,
} from '@plainflow/core'
import { CELLS, literalOf, randomExpression } from './random-expression.ts'
import type { Pick } from './random-program.ts'

interface Made {
  readonly relation: Relation
  readonly ordered: boolean
}

/**
 * One operation more upon a relation. What different machines may round differently (means, shares)
 * only comes last: nothing may be decided by it.
 */
export function randomRelation(
  pick: Pick,
  input: Relation,
  inputs: readonly Relation[],
  isLast: boolean,
): Made {
  const plain = (relation: Relation): Made => ({ relation, ordered: false })
  const columns = columnsOf(input)
  const some = () => subset(pick, columns)
  const makers: (() => Made)[] = [
    () => plain(selected(pick, input)),
    () => plain(computed(pick, input)),
    () =>
      plain({ kind: 'filter', input, condition: randomExpression(pick, 'boolean', columns, 3) }),
    () => {
      const keys = totalOrder(pick, columns)
      const sorted: Relation = { kind: 'sort', input, keys }
      const count = pick.below(6)
      const relation: Relation =
        pick.below(2) === 0 ? sorted : { kind: 'take', input: sorted, count, offset: pick.below(3) }
      return { relation, ordered: true }
    },
    () => plain(joined(pick, input, pick.from(inputs))),
    () => plain(joined(pick, input, pick.from(inputs))),
    () => plain(aggregated(pick, input, isLast)),
    () => plain(aggregated(pick, input, isLast)),
    () => plain(windowed(pick, input, isLast)),
    () => plain(windowed(pick, input, isLast)),
    () => plain({ kind: 'distinct', input }),
    () => plain({ kind: 'distinct', input, by: some(), order: someOrder(pick, columns) }),
    () =>
      plain({ kind: 'append', inputs: [input, pick.from(inputs)], distinct: pick.below(2) === 0 }),
    () => plain(pivoted(pick, input, isLast)),
    () => {
      const unrolled = subset(pick, columns)
      const keep = columns.map(({ name }) => name).filter((name) => !unrolled.includes(name))
      return plain({ kind: 'unpivot', input, keep, columns: unrolled, nameTo: 'k', valueTo: 'v' })
    },
    () => {
      const size =
        pick.below(2) === 0
          ? { rows: pick.below(6) }
          : { fraction: pick.from([0, 0.1, 0.25, 0.5, 1]) }
      const keys = pick.below(2) === 0 ? [] : some()
      return plain({ kind: 'sample', input, size, seed: pick.below(1000), keys })
    },
  ]
  // Unrolling needs both its names free.
  const usable = columns.some(({ name }) => name === 'k' || name === 'v')
    ? makers.toSpliced(-2, 1)
    : makers
  return pick.from(usable)()
}

function selected(pick: Pick, input: Relation): Relation {
  const columns = columnsOf(input)
  const kept = subset(pick, columns).toReversed()
  // The name of one that is left out is free as well.
  const dropped = columns.flatMap(({ name }) => (kept.includes(name) ? [] : [name]))
  const names = [freshName(columns), ...dropped]
  return {
    kind: 'select',
    input,
    columns: kept.map((from, index) => ({
      name: index === 0 && pick.below(2) === 0 ? pick.from(names) : from,
      from,
    })),
  }
}

function computed(pick: Pick, input: Relation): Relation {
  const columns = columnsOf(input)
  const replaced = pick.from(columns).name
  const values = [replaced, freshName(columns)].map((name) => ({
    name,
    value: randomExpression(pick, pick.from(TYPES), columns, 3),
  }))
  return { kind: 'compute', input, columns: values }
}

const TYPES: readonly ColumnType[] = ['boolean', 'integer', 'number', 'text', 'date', 'timestamp']

function joined(pick: Pick, left: Relation, right: Relation): Relation {
  const [lefts, rights] = [columnsOf(left), columnsOf(right)]
  const pairs = lefts.flatMap((a) =>
    rights
      .filter((b) => isComparable(a.type, b.type))
      .map((b) => ({ left: a.name, right: b.name })),
  )
  const on = pairs.length === 0 ? [] : [pick.from(pairs)]
  if (pairs.length > 0 && pick.below(3) === 0) on.push(pick.from(pairs))
  const how =
    on.length === 0
      ? 'cross'
      : pick.from(['inner', 'left', 'right', 'outer', 'semi', 'anti'] as const)
  const columns: JoinColumn[] = lefts.map(({ name }) => {
    const isKey = on.some((pair) => pair.left === name) && how !== 'semi' && how !== 'anti'
    return { name, side: isKey && pick.below(2) === 0 ? 'key' : 'left', from: name }
  })
  const taken = new Set(lefts.map(({ name }) => name.toLowerCase()))
  for (const { name: from } of rights) {
    let name = from
    while (taken.has(name.toLowerCase())) name = `${name}_2`
    taken.add(name.toLowerCase())
    columns.push({ name, side: 'right', from })
  }
  const relation = { kind: 'join', left, right, how, on, columns } as const
  const takesCondition = how === 'inner' || how === 'semi' || how === 'anti'
  if (!takesCondition || pick.below(2) === 0) return relation
  const visible = columnsOf({ ...relation, how: 'inner' })
  return { ...relation, condition: randomExpression(pick, 'boolean', visible, 2) }
}

function isComparable(left: ColumnType, right: ColumnType): boolean {
  const kind = (type: ColumnType) => {
    if (type === 'integer' || type === 'number') return 'numeric'
    return type === 'date' || type === 'timestamp' ? 'moment' : type
  }
  return kind(left) === kind(right)
}

const ROUNDED = new Set(['mean', 'median', 'stddev', 'quantile'])
const ROUNDED_WINDOWS = new Set([...ROUNDED, 'moving_average', 'share_of_total', 'percent_rank'])

function aggregated(pick: Pick, input: Relation, isLast: boolean): Relation {
  const columns = columnsOf(input)
  const keys = pick.below(4) === 0 ? [] : subset(pick, columns).slice(0, 2)
  const possible = measuresOf(columns, isLast)
  const chosen = isLast ? possible : Array.from({ length: 5 }, () => pick.from(possible))
  const measures = chosen.map((name, index) => ({
    name: `m${index}`,
    ...randomMeasure(pick, columns, name),
  }))
  // A key of that name may be there from an aggregate before.
  return { kind: 'aggregate', input, keys: keys.filter((key) => !/^m\d/.test(key)), measures }
}

/** The function first, so that those of numbers come as often as those of everything. */
function measuresOf(columns: readonly Column[], isLast: boolean): readonly MeasureFunction[] {
  return MEASURE_FUNCTIONS.filter(
    (each) => fittingFor(each, columns).length > 0 && (isLast || !ROUNDED.has(each)),
  )
}

function fittingFor(name: MeasureFunction, columns: readonly Column[]): readonly Column[] {
  return columns.filter(({ type }) => measureType(name, type) !== null)
}

function randomMeasure(pick: Pick, columns: readonly Column[], name: MeasureFunction): Measure {
  return {
    function: name,
    column: name === 'count_rows' ? null : pick.from(fittingFor(name, columns)).name,
    fraction: pick.from([0, 0.1, 0.25, 0.5, 1]),
    order: someOrder(pick, columns),
  }
}

function windowed(pick: Pick, input: Relation, isLast: boolean): Relation {
  const columns = columnsOf(input)
  const fitting = (each: WindowFunction) =>
    columns.filter(({ type }) => windowType(each, type) !== null)
  const possible = WINDOW_FUNCTIONS.filter(
    (each) => fitting(each).length > 0 && (isLast || !ROUNDED_WINDOWS.has(each)),
  )
  const fresh = freshName(columns)
  const replaced = pick.below(3) === 0 ? pick.from(columns).name : fresh
  // The last step has one of each, as only there all of them can be had.
  const chosen = isLast ? possible : Array.from({ length: 5 }, () => pick.from(possible))
  const calls = chosen.map((name, index): WindowCall & { name: string } => {
    const isRank = name === 'row_number' || name.endsWith('rank')
    const isBare = isRank || (name === 'count' && pick.below(2) === 0)
    return {
      name: index === 0 ? replaced : `${fresh}_${index}`,
      function: name,
      column: isBare ? null : pick.from(fitting(name)).name,
      partition: pick.below(2) === 0 ? [] : subset(pick, columns).slice(0, 2),
      order: someOrder(pick, columns),
      offset: 1 + pick.below(3),
      size: 1 + pick.below(4),
      fraction: pick.from([0, 0.1, 0.25, 0.5, 1]),
    }
  })
  // Equal rows may change places from one numbering to the next: several have one answer among different rows.
  const numberings = calls.filter((call) => PLACED_FUNCTIONS.has(call.function))
  const rows: Relation = numberings.length > 1 ? { kind: 'distinct', input } : input
  return { kind: 'window', input: rows, columns: calls }
}

function pivoted(pick: Pick, input: Relation, isLast: boolean): Relation {
  const columns = columnsOf(input)
  const column = pick.from(columns)
  const literal = literalOf(column.type, pick.from(CELLS[column.type]))
  if (literal.kind !== 'literal') throw new Error('not a literal')
  const keys = subset(pick, columns).slice(0, 2)
  return {
    kind: 'pivot',
    input,
    keys: keys.filter((key) => key !== 'yes' && key !== 'none'),
    column: column.name,
    values: [
      { value: literal, name: 'yes' },
      { value: { type: 'null', value: null }, name: 'none' },
    ],
    measure: randomMeasure(pick, columns, pick.from(measuresOf(columns, isLast))),
  }
}

/** At least one. */
function subset(pick: Pick, columns: readonly Column[]): readonly string[] {
  const kept = columns.filter(() => pick.below(2) === 0)
  return (kept.length === 0 ? [pick.from(columns)] : kept).map(({ name }) => name)
}

function someOrder(pick: Pick, columns: readonly Column[]): readonly SortKey[] {
  return totalOrder(pick, columns).slice(0, 1 + pick.below(2))
}

function totalOrder(pick: Pick, columns: readonly Column[]): readonly SortKey[] {
  const start = pick.below(columns.length)
  const turned = [...columns.slice(start), ...columns.slice(0, start)]
  return turned.map(({ name }) => ({
    column: name,
    direction: pick.from(['ascending', 'descending'] as const),
    nulls: pick.from(['first', 'last'] as const),
  }))
}

function freshName(columns: readonly Column[]): string {
  let name = 'new'
  while (columns.some((column) => column.name.toLowerCase().startsWith(name))) name = `${name}x`
  return name
}
