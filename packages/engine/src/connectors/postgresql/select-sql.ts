import type { Column } from '@plainflow/core'
import type { ReadRequest } from '../connector.ts'
import { OID, sentSql, valueSql } from './column-type.ts'
import { conditionSql } from '../sql/condition-sql.ts'
import { conditionDialect } from './condition-dialect.ts'
import { type OpenedSource, placeSql, type SourceColumn } from './source.ts'

/** The columns that travel, and as much of what is asked as this server surely means the same by. */
export function selectSql(
  { from, columns }: OpenedSource,
  read: readonly Column[],
  { conditions, sort, limit }: Pick<ReadRequest, 'conditions' | 'sort' | 'limit'>,
): string {
  const places = new Map(columns.map((column, at) => [column.name, { column, at }]))
  const find = (name: string) => places.get(name)
  const cells = read.map(({ name }, at) => {
    const found = find(name)
    if (!found) throw new Error(`no column ${name}`)
    return `${sentSql(placeSql(found.at), found.column.native)} as ${sentName(at)}`
  })
  const dialect = conditionDialect(find)
  const printed = conditions.map((condition) => conditionSql(condition, dialect))
  const kept = printed.filter((each) => each !== null)
  const where = kept.length === 0 ? '' : ` where ${kept.map((each) => `(${each})`).join(' and ')}`
  const order = sort.map(({ column, direction, nulls }) => {
    const found = find(column)
    if (!found || !isOrderedAlike(found.column)) return null
    const by = valueSql(placeSql(found.at), found.column.native)
    return `${by} ${direction === 'ascending' ? 'asc' : 'desc'} nulls ${nulls}`
  })
  const isAllThere = kept.length === printed.length && !order.includes(null)
  const top =
    limit === null || !isAllThere
      ? ''
      : `${order.length === 0 ? '' : ` order by ${order.join(', ')}`} limit ${Math.trunc(limit)}`
  return `select ${cells.join(', ')} from ${from}${where}${top}`
}

/** What a column is called on its way: not as any that is ordered by. */
export function sentName(place: number): string {
  return `sent${place + 1}`
}

/** Texts are ordered as the database was told to, by code point here. */
function isOrderedAlike({ native, type }: SourceColumn): boolean {
  return type !== 'text' && native.type !== OID.oid
}
