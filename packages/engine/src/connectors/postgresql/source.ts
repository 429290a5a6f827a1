import type { Column, OutsideSource } from '@plainflow/core'
import { escapeIdentifier } from 'pg'
import { OutsideFailed, type Reach } from '../connector.ts'
import { namedColumns } from '../sql/named-columns.ts'
import { oneSelect } from '../sql/one-select.ts'
import { columnType } from './column-type.ts'
import type { DescribedColumn } from './describe-statement.ts'
import { schemaOf, type Session } from './session.ts'

export interface OpenedSource {
  readonly columns: readonly SourceColumn[]
  /** What may stand after FROM, with its columns under our names. */
  readonly from: string
}

export interface SourceColumn extends Column {
  readonly native: DescribedColumn
}

/** A table or query with the columns that it has now, under names that are ours to use. */
export async function openSource(
  session: Session,
  source: OutsideSource,
  reach: Reach,
): Promise<OpenedSource> {
  if (source.kind === 'request') throw new Error('A database was asked by a request')
  const rows =
    source.kind === 'table'
      ? tableSql(source, reach)
      : (await oneSelect(source.query, (sql) => session.describe(sql))).sql
  const described =
    (await session.describe(`select * from ${rows} as source`).catch(tellMissing)) ?? []
  const names = namedColumns(described)
  const columns = described.map((native, at) => ({
    name: names[at] ?? '',
    type: columnType(native),
    native,
  }))
  const places = described.map((_, at) => placeSql(at)).join(', ')
  return { columns, from: `${rows} as source(${places})` }
}

/** Columns are named by their place: a name of ours may be longer than the server keeps. */
export function placeSql(place: number): string {
  return `c${place + 1}`
}

export function tableSql(
  { schema, table }: { readonly schema: string; readonly table: string },
  reach: Reach,
): string {
  return [schema || schemaOf(reach), table].map(escapeIdentifier).join('.')
}

function tellMissing(error: unknown): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === '42P01'
  throw isMissing ? new OutsideFailed(`There is no such table: ${error.message}.`) : error
}
