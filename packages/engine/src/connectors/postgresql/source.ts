import type { Column, OutsideSource } from '@plainflow/core'
import { MOST_COLUMNS } from '@plainflow/core/most-columns'
import { escapeIdentifier } from 'pg'
import { columnNames } from '../../child/csv/column-names.ts'
import { OutsideFailed, type Reach } from '../connector.ts'
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
    source.kind === 'table' ? tableSql(source, reach) : await querySql(session, source.query)
  const described =
    (await session.describe(`select * from ${rows} as source`).catch(tellMissing)) ?? []
  if (described.length === 0) throw new OutsideFailed('There are no columns to read.')
  if (described.length > MOST_COLUMNS)
    throw new OutsideFailed(
      `There are ${described.length} columns; a table can have ${MOST_COLUMNS} at most.`,
    )
  const { names } = columnNames(described.map(({ name }) => name))
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

/**
 * The server reads the query by itself first, as one statement that is not carried out: so nothing in it can
 * close the brackets that are put around it. In brackets it can be nothing but a SELECT.
 */
async function querySql(session: Session, query: string): Promise<string> {
  const alone = query.replace(/[\s;]+$/, '')
  const columns = await session.describe(alone)
  if (columns === null)
    throw new OutsideFailed('The query gives no rows: a source has to be a single SELECT.')
  // Its last line may end in a comment.
  return `(\n${alone}\n)`
}

function tellMissing(error: unknown): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === '42P01'
  throw isMissing ? new OutsideFailed(`There is no such table: ${error.message}.`) : error
}
