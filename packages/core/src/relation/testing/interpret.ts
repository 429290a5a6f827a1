import type { Column } from '../column.ts'
import { columnsOf } from '../columns-of.ts'
import { hasValue } from '../has-value.ts'
import { type Relation, type RelationKind, type Sample, sourceId } from '../relation.ts'
import { withTieBreak } from '../tie-break.ts'
import { interpretCast } from './interpret-cast.ts'
import { interpretExpression } from './interpret-expression.ts'
import { interpretJoin } from './interpret-join.ts'
import { interpretMeasure } from './interpret-measure.ts'
import { interpretWindow } from './interpret-window.ts'
import { compareByKeys, keyOf } from './value.ts'
import type { Value } from './value.ts'

export { OutOfRange } from './value.ts'
export type { Value } from './value.ts'

export type Row = readonly Value[]

export interface World {
  dataset(id: string): readonly Row[]
  step(id: string): readonly Row[]
  md5(text: string): string
}

/**
 * The rows of a relation, computed the slow and obvious way: what the targets are held to. For tests
 * alone. Throws `OutOfRange` where an integer leaves 64 bits.
 */
export function interpret(relation: Relation, world: World): readonly Row[] {
  // Correlated union: the rule under a relation's kind takes that relation.
  const rule = RULES[relation.kind] as (relation: Relation, world: World) => readonly Row[]
  return rule(relation, world)
}

type Rules = {
  readonly [Kind in RelationKind]: (
    relation: Extract<Relation, { kind: Kind }>,
    world: World,
  ) => readonly Row[]
}

const RULES: Rules = {
  from: (relation, world) => world.dataset(sourceId(relation)),
  step: (relation, world) => world.step(relation.step),
  select: (relation, world) => {
    const cell = cellOf(columnsOf(relation.input))
    return interpret(relation.input, world).map((row) =>
      relation.columns.map(({ from }) => cell(row, from)),
    )
  },
  compute: (relation, world) => {
    const input = columnsOf(relation.input)
    const cell = cellOf(input)
    const values = relation.columns.map(({ name, value }) => {
      return [name, interpretExpression(value, input)] as const
    })
    return interpret(relation.input, world).map((row) => {
      const fresh = new Map(values.map(([name, value]) => [name, value((n) => cell(row, n))]))
      return columnsOf(relation).map(
        ({ name }) => fresh.get(name) ?? (fresh.has(name) ? null : cell(row, name)),
      )
    })
  },
  filter: (relation, world) => {
    const input = columnsOf(relation.input)
    const cell = cellOf(input)
    const holds = interpretExpression(relation.condition, input)
    return interpret(relation.input, world).filter(
      (row) => holds((name) => cell(row, name)) === true,
    )
  },
  sort: (relation, world) =>
    interpret(relation.input, world).toSorted(
      compareByKeys(relation.keys, cellOf(columnsOf(relation.input))),
    ),
  take: ({ input, offset, count }, world) =>
    interpret(input, world).slice(offset, offset + (count ?? Infinity)),
  join: (relation, world) =>
    interpretJoin(relation, interpret(relation.left, world), interpret(relation.right, world)),
  aggregate: (relation, world) => {
    const input = columnsOf(relation.input)
    const cell = cellOf(input)
    return groups(interpret(relation.input, world), relation.keys, cell).map(({ key, rows }) => [
      ...key,
      ...relation.measures.map((measure) =>
        interpretMeasure(measure, rows, cell, typeIn(input, measure.column)),
      ),
    ])
  },
  window: (relation, world) => {
    const input = columnsOf(relation.input)
    const cell = cellOf(input)
    // Copies, as equal rows may be one object and yet have two places.
    const rows = interpret(relation.input, world).map((row) => [...row])
    const answers = new Map(
      relation.columns.map((call) => [call.name, interpretWindow(call, rows, input, cell)]),
    )
    return rows.map((row, index) =>
      columnsOf(relation).map(({ name }) => {
        const answer = answers.get(name)
        return answer ? (answer[index] ?? null) : cell(row, name)
      }),
    )
  },
  distinct: (relation, world) => {
    const input = columnsOf(relation.input)
    const cell = cellOf(input)
    const by = relation.by ?? input.map(({ name }) => name)
    const order = withTieBreak(relation.order ?? [], input, by)
    const sorted = interpret(relation.input, world).toSorted(compareByKeys(order, cell))
    if (sorted.length === 0) return []
    return groups(sorted, by, cell).flatMap(({ rows }) => rows.slice(0, 1))
  },
  append: (relation, world) => {
    const columns = columnsOf(relation)
    const rows = relation.inputs.flatMap((input) => {
      const has = columnsOf(input)
      const cell = cellOf(has)
      return interpret(input, world).map((row) =>
        columns.map(({ name, type }) => {
          const from = typeIn(has, name)
          return from === null ? null : interpretCast(cell(row, name), from, type)
        }),
      )
    })
    if (!relation.distinct) return rows
    return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
  },
  pivot: (relation, world) => {
    const input = columnsOf(relation.input)
    const cell = cellOf(input)
    const { measure, keys } = relation
    const tests = relation.values.map(({ value }) =>
      interpretExpression(hasValue(relation.column, value), input),
    )
    return groups(interpret(relation.input, world), keys, cell).map(({ key, rows }) => [
      ...key,
      ...tests.map((holds) => {
        const picked = rows.filter((row) => holds((name) => cell(row, name)) === true)
        return interpretMeasure(measure, picked, cell, typeIn(input, measure.column))
      }),
    ])
  },
  unpivot: (relation, world) => {
    const input = columnsOf(relation.input)
    const cell = cellOf(input)
    const type = columnsOf(relation).at(-1)?.type ?? 'text'
    return interpret(relation.input, world).flatMap((row) =>
      relation.columns.map((name) => [
        ...relation.keep.map((kept) => cell(row, kept)),
        name,
        interpretCast(cell(row, name), typeIn(input, name), type),
      ]),
    )
  },
  sample: (relation, world) => {
    const input = columnsOf(relation.input)
    const cell = cellOf(input)
    const rows = interpret(relation.input, world)
    const digested = rows
      .toSorted(compareByKeys(withTieBreak([], input), cell))
      .map((row) => ({ row, digest: world.md5(sampleText(relation, row, input)) }))
      .toSorted(
        (left, right) => Number(left.digest > right.digest) - Number(left.digest < right.digest),
      )
    const { size } = relation
    const count = 'rows' in size ? size.rows : Math.floor(size.fraction * rows.length + 0.5)
    return digested.slice(0, count).map(({ row }) => row)
  },
}

function sampleText({ seed, keys }: Sample, row: Row, columns: readonly Column[]): string {
  const cell = cellOf(columns)
  const named = keys.length === 0 ? columns : columns.filter(({ name }) => keys.includes(name))
  const texts = named.map(({ name, type }) => interpretCast(cell(row, name), type, 'text') ?? '')
  return [String(seed), ...texts].join('|')
}

/** Without keys one group, even of no rows. */
function groups(
  rows: readonly Row[],
  keys: readonly string[],
  cell: (row: Row, column: string) => Value,
): readonly { readonly key: Row; readonly rows: readonly Row[] }[] {
  if (keys.length === 0) return [{ key: [], rows }]
  const found = new Map<string, { key: Row; rows: Row[] }>()
  for (const row of rows) {
    const key = keys.map((name) => cell(row, name))
    const group = found.get(keyOf(key))
    if (group) group.rows.push(row)
    else found.set(keyOf(key), { key, rows: [row] })
  }
  return [...found.values()]
}

export function cellOf(columns: readonly Column[]): (row: Row, column: string) => Value {
  const places = new Map(columns.map(({ name }, index) => [name, index]))
  return (row, column) => {
    const place = places.get(column)
    if (place === undefined) throw new Error(`No column ${JSON.stringify(column)}`)
    return row[place] ?? null
  }
}

function typeIn(columns: readonly Column[], name: string | null): Column['type'] | null {
  return columns.find((column) => column.name === name)?.type ?? null
}
