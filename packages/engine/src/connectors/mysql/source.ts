import type { Column, OutsideSource } from '@plainflow/core'
import type { Reach } from '../connector.ts'
import { namedColumns } from '../sql/named-columns.ts'
import { oneSelect } from '../sql/one-select.ts'
import { columnType, type DescribedColumn } from './column-type.ts'
import { nameSql, tableSql } from './names.ts'
import type { Session } from './session.ts'

export interface OpenedSource {
  readonly columns: readonly SourceColumn[]
  /** What stands before SELECT, and after FROM. */
  readonly before: string
  readonly from: string
}

export interface SourceColumn extends Column {
  readonly native: DescribedColumn
  /** What it is called in the database. */
  readonly sql: string
}

/** A table or query with the columns that it has now. */
export async function openSource(
  session: Session,
  source: OutsideSource,
  reach: Reach,
): Promise<OpenedSource> {
  if (source.kind === 'request') throw new Error('A database was asked by a request')
  if (source.kind === 'table') {
    const from = tableSql(source, reach)
    const described = (await session.describe(`select * from ${from}`)) ?? []
    const columns = columnsOf(described, ({ name }) => nameSql(name))
    return { columns, before: '', from }
  }
  const { sql, columns } = await oneSelect(source.query, (each) => session.describe(each))
  // Named by their place: two columns of a query may have one name, which no table may.
  const places = columns.map((_, at) => `c${at + 1}`)
  const before = `with source(${places.join(', ')}) as ${sql} `
  await session.describe(`${before}select * from source`)
  return { columns: columnsOf(columns, (_, at) => places[at] ?? ''), before, from: 'source' }
}

function columnsOf(
  described: readonly DescribedColumn[],
  sqlOf: (column: DescribedColumn, at: number) => string,
): readonly SourceColumn[] {
  const names = namedColumns(described)
  return described.map((native, at) => ({
    name: names[at] ?? '',
    type: columnType(native),
    native,
    sql: sqlOf(native, at),
  }))
}
