import type { Connection, RowDataPacket } from 'mysql2'
import { whenGivenUp } from '../child/given-up.ts'
import { OutsideFailed, type Reach } from '../connector.ts'
import type { DescribedColumn } from './column-type.ts'
import { describeStatement } from './describe-statement.ts'
import { inWords } from './in-words.ts'
import { openConnection } from './open-connection.ts'

export interface Session {
  readonly connection: Connection
  readonly isMariadb: boolean
  /** Of one statement, as texts and numbers. */
  rows(sql: string, values?: readonly string[]): Promise<readonly Record<string, unknown>[]>
  /** A statement that gives no rows; how many it changed. */
  run(sql: string): Promise<number>
  /** Columns of what would come of exactly one statement, which is not carried out; null: no rows would. */
  describe(sql: string): Promise<readonly DescribedColumn[] | null>
}

/** One connection and one transaction on it. A source is read in one that may not write. */
export async function inSession<T>(
  reach: Reach,
  use: 'read' | 'write',
  work: (session: Session) => Promise<T>,
): Promise<T> {
  let connection: Connection | undefined
  try {
    connection = await openConnection(reach)
    const { id, isMariadb } = await introduce(connection)
    whenGivenUp(() => endThere(reach, id))
    const session = sessionOn(connection, isMariadb)
    await session.run(settingsSql(reach, use, isMariadb))
    await session.run(use === 'read' ? READ_ONLY : 'start transaction')
    const result = await work(session)
    await session.run('commit')
    return result
  } catch (error) {
    throw inWords(error, reach)
  } finally {
    // Whatever is open ends with the connection; a polite goodbye may hang on a broken one.
    connection?.destroy()
  }
}

const READ_ONLY = 'start transaction with consistent snapshot, read only'

function sessionOn(connection: Connection, isMariadb: boolean): Session {
  return {
    connection,
    isMariadb,
    rows: (sql, values = []) => ask(connection, sql, values),
    run: (sql) =>
      new Promise((resolve, reject) => {
        connection.query(sql, (error, result) => {
          if (error) reject(error)
          else resolve('affectedRows' in result ? Number(result.affectedRows) : 0)
        })
      }),
    describe: async (sql) => {
      const { columns, parameters } = await describeStatement(connection, sql)
      if (parameters > 0)
        throw new OutsideFailed('The query has a question mark where nothing is filled in.')
      return columns.length === 0 ? null : columns
    },
  }
}

function ask(
  connection: Connection,
  sql: string,
  values: readonly string[],
): Promise<readonly Record<string, unknown>[]> {
  return new Promise((resolve, reject) => {
    connection.execute<RowDataPacket[]>(sql, [...values], (error, rows) =>
      error ? reject(error) : resolve(rows),
    )
  })
}

function introduce(connection: Connection): Promise<{ id: string; isMariadb: boolean }> {
  return new Promise((resolve, reject) => {
    const asked = 'select cast(connection_id() as char) as id, version() as version'
    connection.query<RowDataPacket[]>(asked, (error, rows) => {
      if (error) return reject(error)
      const [row] = rows
      const isMariadb = /mariadb/i.test(String(row?.['version']))
      return resolve({ id: String(row?.['id']), isMariadb })
    })
  })
}

/** A server at work does not notice that nobody waits any more: it is told, by a connection of its own. */
async function endThere(reach: Reach, id: string): Promise<void> {
  if (!/^\d+$/.test(id)) return
  const connection = await openConnection(reach)
  await new Promise((resolve) => connection.query(`kill ${id}`, resolve))
  connection.destroy()
}

/** Strict about what is written, whatever the server was told; a quote is escaped by another alone. */
const WRITING_MODE =
  'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION,NO_AUTO_VALUE_ON_ZERO,NO_BACKSLASH_ESCAPES'

/** What a query means by its quotes stays as the server has it; only blanks are never filled up. */
const READING_MODE = `replace(@@sql_mode, 'PAD_CHAR_TO_FULL_LENGTH', '')`

function settingsSql(reach: Reach, use: 'read' | 'write', isMariadb: boolean): string {
  const seconds = Math.min(Math.max(0, Number(reach.settings['timeLimit'] ?? 0) || 0), 2_000_000)
  const limit = isMariadb
    ? `max_statement_time = ${seconds}`
    : `max_execution_time = ${Math.round(seconds * 1000)}`
  const mode = use === 'read' ? READING_MODE : `'${WRITING_MODE}'`
  return `set time_zone = '+00:00', sql_mode = ${mode}, ${limit}`
}
