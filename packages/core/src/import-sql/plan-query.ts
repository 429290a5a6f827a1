import type { Draft } from './draft.ts'
import { SelectPlanner } from './plan-select.ts'
import type { CommonTables, PlannedQuery, PlannedSubquery, Planning } from './planning.ts'
import type { Scope } from './scope.ts'
import { planSet } from './plan-set.ts'
import { SqlStop } from './sql-problem.ts'
import { sortRows } from './steps.ts'
import type { SlotOrder } from './steps.ts'
import type { OrderItem, Query, QueryBody, SetOperation } from './syntax.ts'
import { SQL_LIMITS } from './tokenize-sql.ts'

/** A whole query as blocks. */
export function planQuery(draft: Draft, query: Query, tables: CommonTables): PlannedQuery {
  return draft.upon(query.at, () => {
    const known = withTables(draft, query, tables)
    const planned = planBody(draft, query.body, query, known.tables)
    known.tellUnused()
    return planned
  })
}

/** A subquery, which may read columns of the query around it. */
function planSubquery(
  draft: Draft,
  query: Query,
  around: Scope,
  tables: CommonTables,
  need: 'exists' | 'values',
): PlannedSubquery {
  const none = { link: { keys: [], conditions: [] }, missing: new Map() } as const
  const { body } = query
  if (body.kind !== 'select' || body.from.length === 0) {
    const planned = planQuery(draft, query, tables)
    return { ...planned, ...none, single: query.limit === 1 ? 'at most' : 'unknown' }
  }
  const known = withTables(draft, query, tables)
  const planner = new SelectPlanner(body, around, planning(draft, known.tables))
  planner.filterAndJoin()
  known.tellUnused()
  if (planner.isCorrelated) return planner.correlated(query, need)
  const implicit = body.groupBy !== 'all' && body.groupBy.length === 0 && planner.hasGroups
  const exactly = implicit && body.having === null && query.limit !== 0 && query.offset === 0
  const limited = query.limit === 1 || implicit
  const single = exactly ? 'exactly' : limited ? 'at most' : 'unknown'
  return { ...planner.finish(query), ...none, single }
}

function planning(draft: Draft, tables: CommonTables): Planning {
  return {
    draft,
    tables,
    query: (query, known) => planQuery(draft, query, known),
    subquery: (query, around, need) => planSubquery(draft, query, around, tables, need),
  }
}

type Ending = Pick<Query, 'order' | 'limit' | 'offset'>
const NO_ENDING: Ending = { order: [], limit: null, offset: 0 }

function planBody(
  draft: Draft,
  body: QueryBody,
  ending: Ending,
  tables: CommonTables,
  names: readonly string[] = [],
): PlannedQuery {
  if (body.kind === 'select') {
    const planner = new SelectPlanner(body, null, planning(draft, tables))
    planner.filterAndJoin()
    return planner.finish(ending, names)
  }
  const planned =
    body.kind === 'nested'
      ? planQuery(draft, body.query, tables)
      : planSides(draft, body, tables, names)
  const order = ending.order.map((item) => outputOrder(item, planned))
  draft.at = body.at
  return { ...planned, rows: sortRows(draft, planned.rows, order, ending.limit, ending.offset) }
}

/** The second query gives its columns the names of the first at once: its own are seen nowhere. */
function planSides(
  draft: Draft,
  body: SetOperation,
  tables: CommonTables,
  names: readonly string[],
): PlannedQuery {
  const left = planBody(draft, body.left, NO_ENDING, tables, names)
  const given = left.columns.map(({ name }) => name)
  const right = planBody(draft, body.right, NO_ENDING, tables, body.byName ? [] : given)
  return planSet(draft, body, left, right)
}

/** Behind a set operation only its own columns can be sorted by. */
function outputOrder(
  { expression, direction, nulls, at }: OrderItem,
  planned: PlannedQuery,
): SlotOrder {
  const { columns } = planned
  const isPlace = expression.kind === 'literal' && expression.type === 'integer'
  const slot = isPlace
    ? columns[Number(expression.value) - 1]
    : expression.kind === 'column'
      ? columns.find(({ name }) => name.toLowerCase() === expression.name.toLowerCase())
      : undefined
  if (slot) return { slot, direction, nulls }
  const names = columns.map(({ name }) => name).join(', ')
  const message = 'Behind UNION, INTERSECT and EXCEPT the order is by a column of the result.'
  throw new SqlStop('unsupported', message, `Columns are ${names}.`, at)
}

/** The tables of WITH: planned when first named, and then shared. */
function withTables(draft: Draft, query: Query, around: CommonTables) {
  if (query.with.length > SQL_LIMITS.blocks) {
    const message = `WITH names more than ${SQL_LIMITS.blocks} tables.`
    throw new SqlStop('too-large', message, 'Import it in parts.', query.at)
  }
  const tables = new Map(around)
  const used = new Set<string>()
  for (const table of query.with) {
    const key = table.name.toLowerCase()
    // Those named before it, and no later ones: WITH is not recursive.
    const before: CommonTables = new Map(tables)
    let planned: PlannedQuery | null = null
    tables.set(key, () => {
      used.add(key)
      planned ??= planTable(draft, table, before)
      return planned
    })
  }
  const tellUnused = () => {
    for (const { name, at } of query.with) {
      if (used.has(name.toLowerCase())) continue
      const message = `${name} of WITH is used nowhere, so no blocks are made of it.`
      draft.note('no-effect', 'info', message, 'Remove it, or use it in FROM.', at)
    }
  }
  return { tables, tellUnused }
}

/** A table of WITH by itself, under the names it gives its columns. */
export function planTable(
  draft: Draft,
  table: Query['with'][number],
  tables: CommonTables,
): PlannedQuery {
  return draft.called(table.name, () => named(draft, table, planQuery(draft, table.query, tables)))
}

function named(draft: Draft, table: Query['with'][number], planned: PlannedQuery): PlannedQuery {
  const { columns } = table
  if (!columns) return planned
  if (columns.length > planned.columns.length) {
    const message = `${table.name} has ${planned.columns.length} columns, and ${columns.length} are named.`
    throw new SqlStop('column-count', message, 'Name as many as there are.', table.at)
  }
  const names = new Map(planned.rows.names)
  const slots = planned.columns.map((slot, at) => {
    const own = draft.slot(columns[at] ?? slot.name, slot.type)
    names.set(own.key, planned.rows.names.get(slot.key) ?? '')
    return own
  })
  return { rows: { ...planned.rows, names }, columns: slots }
}
