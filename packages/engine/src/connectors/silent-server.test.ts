import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OutsideSource, webRequestSchema } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { OutsideFailed, type Reach } from './connector.ts'
import { readOutside } from './read-outside.ts'
import { OUTSIDE_CONNECTORS } from './registry.ts'
import { testOutside } from './test-outside.ts'
import { tableOf } from './testing/read-back.ts'

/** What a connection of each needs to knock at all. */
const SETTINGS: Readonly<Record<string, Reach['settings']>> = {
  'web-address': { scheme: 'http', authentication: 'none' },
  'object-storage': { scheme: 'http', bucket: 'shop', accessKey: 'ana' },
}
const request = webRequestSchema.parse({ url: '/x', method: 'GET', headers: '', retries: 0 })
const SOURCES: Readonly<Record<string, OutsideSource>> = {
  'web-address': { kind: 'request', connector: 'web-address', connection: 'c1', request },
}
const SECRETS = { password: 'marked-s3cret', secretKey: 'marked-s3cret' }

let server: Server
let folder: string
let way: string
/** Who knocked, and is kept waiting. */
const waiting = new Set<Socket>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainflow-silent-'))
  way = join(folder, 'silent.sock')
  server = createServer((socket) => {
    waiting.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => waiting.delete(socket)).resume()
  }).listen(way)
  await once(server, 'listening')
  // The first of all makes the programs of both children, which takes longer than anything here.
  await readingInto(folder, 'postgresql', { ...reachOf('postgresql', 1), way: '/nowhere.sock' })
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const NAMES = OUTSIDE_CONNECTORS.map(({ name }) => name)

test.each(NAMES)(
  '%s: a server that never answers is waited for no longer than was said',
  async (name) => {
    const failed = testOutside(name, reachOf(name, 1))
    await expect(failed).rejects.toThrow(OutsideFailed)
    await expect(failed).rejects.toThrow(/did not answer within 1 s|longer than|silent/)
    await expect(failed).rejects.not.toThrow(/marked/)
  },
)

test.each(NAMES)(
  '%s: what waits is cancelled within two seconds, and nothing is left',
  async (name) => {
    const into = await temporaryFolder()
    const controller = new AbortController()
    const reading = readingInto(into, name, reachOf(name, 60), controller.signal)
    await expect.poll(() => waiting.size).toBeGreaterThan(0)
    const begun = performance.now()
    controller.abort(new Error('enough'))
    expect(await reading).toMatchObject({ message: 'enough' })
    expect(performance.now() - begun).toBeLessThan(2_000)
    await expect.poll(() => waiting.size).toBe(0)
    expect((await readdir(into)).filter((left) => !left.endsWith('.part'))).toEqual([])
  },
)

/** Ends with what went wrong. */
function readingInto(
  into: string,
  name: string,
  reach: Reach,
  signal?: AbortSignal,
): Promise<unknown> {
  const source = SOURCES[name] ?? tableOf('t.csv', '', name)
  const columns = [{ name: 'id', type: 'integer' as const }]
  return readOutside(
    name,
    reach,
    { source, columns, needed: null, conditions: [], sort: [], limit: null },
    { folder: into, path: join(into, 'rows.parquet') },
    { signal },
  ).catch((error: unknown) => error)
}

function reachOf(name: string, timeLimit: number): Reach {
  const settings = {
    host: 'localhost',
    port: 5,
    database: 'shop',
    user: 'ana',
    tls: 'off',
    timeLimit,
  }
  return { settings: { ...settings, ...SETTINGS[name] }, secrets: SECRETS, way }
}
