import type { Predicate, Query } from '../../../sentence-to-plan/question/query/query.ts'
import type { ColumnRef, LookUp } from '../../../tables/column-ref.ts'
import { nameIn } from '../steps.ts'
import type { Flow, Steps } from '../steps.ts'
import type { Lowering } from './lowering.ts'

/** The tables a query reads, joined one after the other. */
export function loadAndJoin(lowering: Lowering): Flow {
  const { query, steps } = lowering
  const [first = ''] = query.tables
  let flow = load(lowering, first)
  for (const { left, right, keepsAll } of query.joins) {
    const other = load(lowering, right.table)
    const keys = [{ left: lowering.name(flow, left), right: right.column }]
    const suffix = suffixFor(steps.nameOf(right.table), flow)
    flow = steps.join(flow, other, keepsAll ? 'left' : 'inner', keys, suffix)
  }
  return flow
}

/** A table, with what is computed between its columns where the query speaks of it. */
function load({ query, steps, numbers }: Lowering, table: string): Flow {
  const flow = (query.lookUps ?? [])
    .filter(({ by }) => by.table === table)
    .reduce((rows, one) => lookUp(rows, one, steps), steps.load(table))
  const spoken = columnsOf(query).filter((ref) => ref.table === table)
  const computed = [...new Set(spoken.map(({ column }) => column))].flatMap((name) => {
    const formula = numbers.formulaOf({ table, column: name })
    return formula ? [{ name, ...formula }] : []
  })
  if (computed.length === 0) return flow
  const columns = computed.map(({ name, expression }) => ({ name, expression }))
  return steps.add(flow, 'transform', { columns }, [
    ...flow.columns,
    ...computed.map(({ name, type }) => ({ name, type, from: { table, column: name } })),
  ])
}

/** The rows with what is told of the row that each refers to. */
function lookUp(flow: Flow, { name, by, key, column }: LookUp, steps: Steps): Flow {
  const other = steps.load(key.table)
  // Of the other row only this is spoken of, and under its own name.
  const told: Flow = {
    ...other,
    columns: other.columns.map((one) => ({
      ...one,
      from: one.name === column.column ? { table: by.table, column: name } : null,
    })),
  }
  const keys = [{ left: nameIn(flow, by), right: key.column }]
  return steps.join(flow, told, 'inner', keys, suffixFor(name, flow))
}

/** Every column a query speaks of itself, not in the queries inside it. */
function columnsOf({ where, select, group, having, order, per = [] }: Query): readonly ColumnRef[] {
  const inside = (one: Predicate): readonly ColumnRef[] =>
    one.kind === 'any'
      ? one.predicates.flatMap(inside)
      : one.kind === 'columns'
        ? [one.column, one.other]
        : [one.column]
  return [
    ...where.flatMap(inside),
    ...group,
    ...per,
    ...select.flatMap(({ column }) => column ?? []),
    ...having.flatMap(({ item }) => item.column ?? []),
    ...order.flatMap(({ item }) => item.column ?? []),
  ]
}

/** What columns of the joined table are told apart by, where others are called the same. */
function suffixFor(table: string, flow: Flow): string {
  const wanted = `_${table.replaceAll(/[^\p{L}\d]+/gu, '_')}`.slice(0, 60)
  let suffix = wanted
  for (let count = 2; flow.columns.some(({ name }) => name.endsWith(suffix)); count += 1)
    suffix = `${wanted}_${count}`
  return suffix
}
