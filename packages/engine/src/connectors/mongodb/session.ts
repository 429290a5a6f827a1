import { isIP } from 'node:net'
import { checkServerIdentity } from 'node:tls'
import { type Db, MongoClient, type MongoClientOptions } from 'mongodb'
import { OutsideFailed, type Reach } from '../connector.ts'
import { inWords, TOO_LATE } from './in-words.ts'

export interface Session {
  readonly client: MongoClient
  /** Of this name, or the connection's own. */
  database(name?: string): Db
  /** What the time limit of the connection leaves to one thing that is asked. */
  readonly limits: { readonly maxTimeMS?: number }
}

/** One connection to one server, and a time limit over all that is asked of it. */
export async function inSession<T>(
  reach: Reach,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  // The driver takes any other ending for the name of a host, and would go and look for it.
  if (!reach.way.endsWith('.sock')) throw new Error('the way is no socket')
  const address = `mongodb://${encodeURIComponent(reach.way)}/`
  const client = new MongoClient(address, clientOptions(reach))
  const limit = timeLimit(reach)
  try {
    return await within(limit, async () => {
      await connected(client)
      return work({
        client,
        database: (name = '') => client.db(name || ownDatabase(reach)),
        limits: limit === null ? {} : { maxTimeMS: limit },
      })
    })
  } catch (error) {
    throw inWords(error, reach)
  } finally {
    // A polite goodbye may hang on a broken connection, and the child ends anyway.
    void client.close(true).catch(() => {})
  }
}

/** The driver would try again until its time is up, whatever the reason; the first one is told at once. */
async function connected(client: MongoClient): Promise<void> {
  const failed = new Promise<never>((_, reject) => {
    client.once('serverHeartbeatFailed', ({ failure }) => reject(failure))
  })
  // Told later, it is told by whoever waits for an answer then.
  failed.catch(() => {})
  await Promise.race([client.connect(), failed])
}

export function ownDatabase({ settings }: Reach): string {
  const name = String(settings['database'] ?? '')
  if (name === '') throw new OutsideFailed('The connection names no database.')
  return name
}

const CONNECT_MS = 20_000

function clientOptions({ settings, secrets }: Reach): MongoClientOptions {
  const username = String(settings['user'] ?? '')
  const password = secrets['password'] ?? ''
  const options: MongoClientOptions = {
    appName: 'plainflow',
    // No other host is ever learned from the server and spoken to.
    directConnection: true,
    connectTimeoutMS: CONNECT_MS,
    serverSelectionTimeoutMS: CONNECT_MS,
    maxPoolSize: 2,
    // Whatever breaks off is told; what was sent once is not sent again.
    retryReads: false,
    retryWrites: false,
    readPreference: 'primaryPreferred',
    ...encryption(settings),
  }
  if (username === '') return options
  const authSource = String(settings['authSource'] ?? '') || 'admin'
  return { ...options, auth: { username, password }, authSource }
}

function encryption(settings: Reach['settings']): MongoClientOptions {
  const tls = String(settings['tls'] ?? 'verify')
  if (tls === 'off') return { tls: false }
  const host = String(settings['host'] ?? '')
  const authority = String(settings['authority'] ?? '').trim()
  return {
    tls: true,
    rejectUnauthorized: tls !== 'require',
    // The socket knows no name: the one in the certificate has to be that of the settings.
    checkServerIdentity: (_, certificate) => checkServerIdentity(host, certificate),
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(authority === '' ? {} : { ca: authority }),
  }
}

function timeLimit({ settings }: Reach): number | null {
  const seconds = Number(settings['timeLimit'] ?? 0)
  // In milliseconds it has to fit into 31 bits.
  return seconds > 0 ? Math.ceil(Math.min(seconds, 2_000_000) * 1000) : null
}

/** The server holds each command to the limit, as far as it can; all of them together are held to it here. */
async function within<T>(limit: number | null, work: () => Promise<T>): Promise<T> {
  if (limit === null) return work()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutsideFailed(TOO_LATE)), limit)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
