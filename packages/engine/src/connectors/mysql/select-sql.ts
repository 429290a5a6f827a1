import type { Column } from '@plainflow/core'
import type { ReadRequest } from '../connector.ts'
import { conditionSql } from '../sql/condition-sql.ts'
import { valueSql } from './column-type.ts'
import { conditionDialect } from './condition-dialect.ts'
import type { OpenedSource, SourceColumn } from './source.ts'

/** The columns that travel, and as much of what is asked as this server surely means the same by. */
export function selectSql(
  { before, from, columns }: OpenedSource,
  read: readonly Column[],
  { conditions, sort, limit }: Pick<ReadRequest, 'conditions' | 'sort' | 'limit'>,
): string {
  const named = new Map(columns.map((column) => [column.name, column]))
  const find = (name: string) => named.get(name)
  const cells = read.map(({ name }, at) => {
    const found = find(name)
    if (!found) throw new Error(`no column ${name}`)
    return `${valueSql(found.sql, found.native)} as sent${at + 1}`
  })
  const dialect = conditionDialect(find)
  const printed = conditions.map((condition) => conditionSql(condition, dialect))
  const kept = printed.filter((each) => each !== null)
  const where = kept.length === 0 ? '' : ` where ${kept.map((each) => `(${each})`).join(' and ')}`
  const order = sort.map(({ column, direction, nulls }) => {
    const found = find(column)
    if (!found || !isOrderedAlike(found)) return null
    const by = valueSql(found.sql, found.native)
    // Nothing is less than anything there.
    const nothing = `(${by}) is null ${nulls === 'last' ? 'asc' : 'desc'}`
    return `${nothing}, ${by} ${direction === 'ascending' ? 'asc' : 'desc'}`
  })
  const isAllThere = kept.length === printed.length && !order.includes(null)
  const top =
    limit === null || !isAllThere
      ? ''
      : `${order.length === 0 ? '' : ` order by ${order.join(', ')}`} limit ${Math.trunc(limit)}`
  return `${before}select ${cells.join(', ')} from ${from}${where}${top}`
}

/** Texts are ordered as their collation has it, by code point here. */
function isOrderedAlike({ type }: SourceColumn): boolean {
  return type !== 'text'
}
