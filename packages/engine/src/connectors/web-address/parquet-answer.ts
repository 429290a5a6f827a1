import type { ColumnType } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import type { Database } from '../../child/database.ts'
import { columnsRead, type OutsideColumn, OutsideFailed, type ReadRequest } from '../connector.ts'
import { ownDatabase } from '../parquet/own-database.ts'
import {
  type FoundColumn,
  foundColumns,
  outsideColumn,
  parquetInWords,
  parquetLines,
  textSql,
} from '../parquet/parquet-table.ts'

export interface ParquetAnswer {
  readonly columns: readonly OutsideColumn[]
  readonly rowCount: number
  /** The texts of the first rows. */
  readonly first: readonly (readonly (string | null)[])[]
}

const TEXT: ColumnType = 'text'

/** What a file says of itself, and its first rows. */
export function lookAtParquet(path: string, asText: boolean, most: number): Promise<ParquetAnswer> {
  return withParquet(path, async (database, found) => {
    const from = `FROM read_parquet(${duckdbText(path)})`
    const { connection } = database
    const cells = found.map(({ cell }) => cell.sql).join(', ')
    const first = await connection.runAndReadAll(`SELECT ${cells} ${from} LIMIT ${most}`)
    const counted = await connection.runAndReadAll(`SELECT count(*) ${from}`)
    return {
      columns: found.map(outsideColumn).map((one) => (asText ? { ...one, type: TEXT } : one)),
      rowCount: Number(counted.getRows()[0]?.[0] ?? 0),
      first: first.getRows().map((row) => row.map((cell) => (cell === null ? null : String(cell)))),
    }
  })
}

/** The rows of the file as lines of CSV. */
export async function* linesOfParquet(
  path: string,
  request: ReadRequest,
  { asText, leavesOthers }: { readonly asText: boolean; readonly leavesOthers: boolean },
): AsyncGenerator<readonly string[]> {
  const { database, found } = await opened(path)
  try {
    if (!leavesOthers) refuseNew(found, request)
    const looked = { known: 'the address was tried', here: 'now', takesTexts: asText }
    const cells = columnsRead(request).map((column) => textSql(column, found, looked))
    yield* parquetLines(database, path, cells, request.limit)
  } catch (error) {
    throw parquetInWords(error, 'The answer')
  }
}

function refuseNew(found: readonly FoundColumn[], { columns }: ReadRequest): void {
  const known = new Set(columns.map(({ name }) => name))
  const other = found.find(({ name }) => !known.has(name))
  if (other)
    throw new OutsideFailed(
      `The file has a column "${other.name.slice(0, 100)}" that was not there when the address was tried. Try it again in its block, or switch on "Leave out fields that are new".`,
    )
}

async function withParquet<T>(
  path: string,
  use: (database: Database, found: readonly FoundColumn[]) => Promise<T>,
): Promise<T> {
  const { database, found } = await opened(path)
  try {
    return await use(database, found)
  } catch (error) {
    throw parquetInWords(error, 'The answer')
  }
}

async function opened(path: string) {
  try {
    const database = await ownDatabase()
    return { database, found: await foundColumns(database, path) }
  } catch (error) {
    throw parquetInWords(error, 'The answer')
  }
}
