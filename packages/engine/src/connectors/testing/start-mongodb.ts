import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Db, MongoClient } from 'mongodb'
import { prepare } from '../../../../../scripts/servers/mongodb.mjs'
import type { Reach } from '../connector.ts'
import { freePort } from './free-port.ts'
import { makeCertificate } from './make-certificate.ts'
import { startRelay } from './start-relay.ts'

const MAIN = fileURLToPath(new URL('./mongodb-server/Main.java', import.meta.url))

export interface TestMongo {
  readonly port: number
  /** The way to it, with settings other than the usual ones. */
  reach(settings?: Reach['settings'], secrets?: Reach['secrets']): Reach
  readonly database: Db
  /** Cuts the connection that the next ones who come ask by, once so many bytes have gone to the server. */
  cutAfter(bytes: number): void
  stop(): Promise<void>
}

/**
 * A server on loopback that speaks MongoDB's protocol, with a certificate, and a relay in the place of the
 * broker. It is not MongoDB: it knows no users, no sessions, no transactions, no views and no time limits.
 */
export async function startMongodb(memory = '512m'): Promise<TestMongo> {
  const jars = await prepare()
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-mongodb-'))
  await makeCertificate(folder)
  const port = await freePort()
  const certificate = [join(folder, 'server.key'), join(folder, 'server.crt')]
  const given = [`-Xmx${memory}`, '-cp', join(jars, '*'), MAIN, String(port), ...certificate]
  const child = spawn('java', given, { stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('listening')) resolve()
    })
    child.once('close', () => reject(new Error(`The server ended: ${said.slice(-2_000)}`)))
  })
  const authority = await readFile(join(folder, 'server.crt'), 'utf8')
  const client = new MongoClient(`mongodb://localhost:${port}/?directConnection=true`, {
    tls: true,
    ca: authority,
  })
  await client.connect()
  const way = join(folder, 'way.sock')
  const relay = await startRelay(way, port)
  return {
    port,
    reach: (other = {}, secrets = {}) => ({
      settings: {
        host: 'localhost',
        port,
        database: 'shop',
        user: '',
        tls: 'verify',
        authority,
        timeLimit: 60,
        ...other,
      },
      secrets,
      way,
    }),
    database: client.db('shop'),
    // The driver's first one only looks whether the server is still there.
    cutAfter: (bytes) => relay.cutAfter(bytes, 1),
    stop: async () => {
      await client.close()
      relay.server.close()
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.stdin.end()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
