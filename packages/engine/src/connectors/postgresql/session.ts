import type { Socket } from 'node:net'
import { Client, escapeIdentifier, type ClientConfig } from 'pg'
import type { Reach } from '../connector.ts'
import { encryptionOf } from '../sql/encryption.ts'
import { WaySocket } from '../sql/way-socket.ts'
import { secondsToConnect } from '../sql/words.ts'
import { describeStatement, type DescribedColumn } from './describe-statement.ts'
import { inWords } from './in-words.ts'

export interface Session {
  readonly client: Client
  /** Of one statement. */
  rows(sql: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>
  /** Columns of what would come of exactly one statement, which is not carried out; null: no rows would. */
  describe(sql: string): Promise<readonly DescribedColumn[] | null>
}

/**
 * One connection and one transaction on it: all or nothing. A source is read in one that may not write, which
 * cannot be undone from inside: see query-mode.test.ts.
 */
export async function inSession<T>(
  reach: Reach,
  use: 'read' | 'write',
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const client = new Client(clientConfig(reach))
  // An error while nobody waits for an answer is told by the next question; unheard it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(use === 'read' ? 'begin isolation level repeatable read read only' : 'begin')
    const settings = Object.entries(settingsOf(reach))
    const calls = settings.map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, true)`)
    await client.query(`select ${calls.join(', ')}`, settings.flat())
    await endWithUs(client)
    const result = await work({
      client,
      rows: async (sql, values = []) =>
        (await client.query<Record<string, unknown>>(sql, [...values])).rows,
      describe: (sql) => describeStatement(client, sql),
    })
    await client.query('commit')
    return result
  } catch (error) {
    throw inWords(error, reach)
  } finally {
    // Whatever is open ends with the connection; a polite goodbye may hang on a broken one.
    void client.end().catch(() => {})
    clientSocket(client).destroy()
  }
}

/**
 * A server that is at work looks now and then whether we are still there: else what was cancelled here
 * would go on there, up to its time limit. Servers before 14, and some systems, cannot.
 */
async function endWithUs(client: Client): Promise<void> {
  const asked = "set local client_connection_check_interval = '1s'"
  await client
    .query(`savepoint asked; ${asked}; release savepoint asked`)
    .catch(() => client.query('rollback to savepoint asked'))
}

/** The connection's own schema. */
export function schemaOf({ settings }: Reach): string {
  return String(settings['schema'] ?? '') || 'public'
}

function clientConfig(reach: Reach): ClientConfig {
  const { settings, secrets, way } = reach
  const encryption = encryptionOf(reach)
  const host = String(settings['host'] ?? '')
  return {
    host,
    port: Number(settings['port'] ?? 5432),
    database: String(settings['database'] ?? ''),
    user: String(settings['user'] ?? ''),
    password: secrets['password'] ?? '',
    application_name: 'plainflow',
    // The host for the name in the certificate; the socket is there already.
    ssl: encryption ? { host, ...encryption } : false,
    stream: () => new WaySocket(way),
    connectionTimeoutMillis: secondsToConnect(reach) * 1_000,
  }
}

/** For this transaction only: a pool between us and the server may refuse them for the whole connection. */
function settingsOf(reach: Reach): Record<string, string> {
  const seconds = Number(reach.settings['timeLimit'] ?? 0)
  return {
    // A limit in milliseconds has to fit into 31 bits.
    statement_timeout: String(Math.min(Math.max(0, seconds), 2_000_000) * 1000),
    // Values are written in one form, whatever the server was told.
    TimeZone: 'UTC',
    DateStyle: 'ISO, YMD',
    IntervalStyle: 'postgres',
    extra_float_digits: '1',
    bytea_output: 'hex',
    standard_conforming_strings: 'on',
    search_path: [...new Set([schemaOf(reach), 'public'])].map(escapeIdentifier).join(', '),
  }
}

function clientSocket(client: Client): Socket {
  // Not in its types; it is public, and what pg-copy-streams reads from.
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
