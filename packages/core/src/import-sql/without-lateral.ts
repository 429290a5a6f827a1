import { isAggregate } from './aggregate-names.ts'
import { replaceSql } from './replace-sql.ts'
import { same } from './scope.ts'
import { findSql } from './sql-children.ts'
import { SqlStop } from './sql-problem.ts'
import type {
  DerivedTable,
  OrderItem,
  QueryBody,
  Select,
  SelectItem,
  SqlExpression,
  TableExpression,
} from './syntax.ts'

interface Written {
  readonly body: QueryBody
  readonly order: readonly OrderItem[]
}

/**
 * `from orders o, lateral (select max(x) as top from t where t.id = o.id) l`: its columns are subqueries
 * in the places where they are named, so that they depend on the row as any other does.
 */
export function withoutLateral({ body, order }: Written): Written {
  if (body.kind !== 'select') return { body, order }
  const found = body.from.flatMap(laterals)
  if (found.length === 0) return { body, order }
  return found.reduce<{ body: Select; order: readonly OrderItem[] }>(taken, { body, order })
}

interface Lateral {
  readonly table: DerivedTable
  /** Rows around it that it finds nothing for stay. */
  readonly keepsAll: boolean
  readonly on: SqlExpression | null
}

function laterals(table: TableExpression): Lateral[] {
  if (isLateral(table)) return [{ table, keepsAll: false, on: null }]
  if (table.kind !== 'join') return []
  const { left, right, how, on } = table
  if (!isLateral(right)) return [...laterals(left), ...laterals(right)]
  if (how !== 'inner' && how !== 'cross' && how !== 'left') throw refused(right, 'in this join')
  const isTrue = on?.kind === 'literal' && on.value === true
  if (how === 'left' && on && !isTrue) throw refused(right, 'with a condition in ON')
  return [...laterals(left), { table: right, keepsAll: how === 'left', on: isTrue ? null : on }]
}

function isLateral(table: TableExpression): table is DerivedTable {
  return table.kind === 'derived' && table.lateral
}

function taken(
  { body, order }: { body: Select; order: readonly OrderItem[] },
  { table, keepsAll, on }: Lateral,
): { body: Select; order: readonly OrderItem[] } {
  const { query, alias, at } = table
  const inner = query.body
  if (inner.kind !== 'select') throw refused(table, 'of several queries')
  const isAlways =
    inner.groupBy !== 'all' &&
    inner.groupBy.length === 0 &&
    inner.having === null &&
    inner.items.some(({ expression }) => findSql(expression, isAggregate).length > 0)
  if (!isAlways && query.limit !== 1) throw refused(table, 'that may give several rows')
  const values = inner.items.map((item, index) => {
    const name = table.columns?.[index] ?? nameOf(item, table)
    const own = { ...query, body: { ...inner, items: [item] } }
    const value: SqlExpression = { kind: 'query', exists: false, query: own, at: item.at }
    return { name, value }
  })
  const said = { ...body, from: body.from.flatMap((one) => removed(one, table)) }
  const items = said.items.flatMap((item) => starred(item, alias, values))
  const replace = <Tree>(tree: Tree): Tree =>
    replaceSql(tree, (node) => {
      if (node.kind !== 'column' || (node.table !== null && !same(node.table, alias ?? '')))
        return null
      return values.find(({ name }) => same(name, node.name))?.value ?? null
    })
  const isThere: SqlExpression = { kind: 'query', exists: true, query, at }
  const conditions = [
    ...(said.where ? [replace(said.where)] : []),
    ...(isAlways || keepsAll ? [] : [isThere]),
    ...(on ? [replace(on)] : []),
  ]
  const where = conditions.reduce<SqlExpression | null>(
    (left, right) => (left ? { kind: 'binary', operator: 'and', left, right, at } : right),
    null,
  )
  const rest = replace({ ...said, items: named(items), where: null })
  return { body: { ...rest, where }, order: replace(order) }
}

/** A column keeps its name when a subquery takes its place. */
function named(items: readonly SelectItem[]): SelectItem[] {
  return items.map((item) => {
    const { expression, alias } = item
    return expression.kind === 'column' && alias === null
      ? { ...item, alias: expression.name }
      : item
  })
}

/** `*` has the columns of the lateral query behind those of the others. */
function starred(
  item: SelectItem,
  alias: string | null,
  values: readonly { readonly name: string; readonly value: SqlExpression }[],
): SelectItem[] {
  const { expression, at } = item
  if (expression.kind !== 'star') return [item]
  const own = values.map(({ name, value }) => ({ expression: value, alias: name, at }))
  if (expression.table === null) return [item, ...own]
  return same(expression.table, alias ?? '') ? own : [item]
}

function removed(table: TableExpression, gone: DerivedTable): TableExpression[] {
  if (table === gone) return []
  if (table.kind !== 'join') return [table]
  if (table.right === gone) return [table.left]
  const [left] = removed(table.left, gone)
  return [left ? { ...table, left } : table.right]
}

function nameOf({ expression, alias }: SelectItem, table: DerivedTable): string {
  if (alias !== null) return alias
  if (expression.kind === 'column') return expression.name
  throw refused(table, 'whose columns have no names')
}

function refused({ at }: DerivedTable, what: string): SqlStop {
  const hint =
    'It has to give one row: an aggregate, or ORDER BY with LIMIT 1. For several, join a subquery that numbers its rows with row_number() over (partition by …).'
  return new SqlStop('unsupported', `LATERAL ${what} cannot become blocks.`, hint, at)
}
