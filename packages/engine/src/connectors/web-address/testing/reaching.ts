import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OutsideSource, webRequestSchema } from '@plainflow/core'
import { expect } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { attemptOutside } from '../../attempt-outside.ts'
import type { Reach, ReadRequest } from '../../connector.ts'
import { readBack } from '../../testing/read-back.ts'
import { type Scripted, serveWeb, type ServedWeb, type Visit } from '../../testing/serve-web.ts'
import { startTunnels } from '../../testing/start-tunnels.ts'
import { connector } from '../connector.ts'

const NAME = 'web-address'
export const ends: (() => unknown)[] = []

export async function endAll(): Promise<void> {
  for (const end of ends.splice(0)) await end()
}

/** A script behind the way, and a connection that leads there. */
export async function reaching(
  given: ServedWeb | ((visit: Visit, origin: string) => Scripted),
  {
    settings = {},
    secrets = {},
  }: { settings?: Reach['settings']; secrets?: Reach['secrets'] } = {},
) {
  const web: ServedWeb =
    typeof given === 'function' ? await serveWeb((visit) => given(visit, web.origin)) : given
  const way = join(await temporaryFolder(), 'way')
  const tunnels = await startTunnels(way, (host, port) =>
    host.startsWith('10.') ? null : { host: '127.0.0.1', port },
  )
  ends.push(web.close, () => tunnels.server.close())
  const own = { scheme: 'http', host: '127.0.0.1', port: web.port, timeLimit: 1 }
  const reach: Reach = { settings: { authentication: 'none', ...own, ...settings }, secrets, way }
  const sourceOf = (parts: object, path: string): OutsideSource => {
    const plain = { url: path, method: 'GET', headers: '', ...parts }
    return {
      kind: 'request',
      connector: NAME,
      connection: 'c1',
      request: webRequestSchema.parse(plain),
    }
  }
  return {
    web,
    reach,
    asked: tunnels.asked,
    read: (parts: object, asked: Partial<ReadRequest> = {}, path = '/x') =>
      readHere(reach, sourceOf(parts, path), asked),
    readApart: (parts: object, path = '/x', asked: Partial<ReadRequest> = {}) =>
      readBack(reach, sourceOf(parts, path), asked),
    source: (path: string) => sourceOf({}, path),
    attempt: (parts: object, path = '/x') => attemptOutside(NAME, reach, sourceOf(parts, path)),
    async shown(path: string) {
      const { columns, rows } = await readBack(reach, sourceOf({}, path))
      return { columns, rows }
    },
  }
}

/** Without children of their own: what the connector writes, cell by cell. */
async function readHere(reach: Reach, source: OutsideSource, asked: Partial<ReadRequest>) {
  const columns = await connector.columns(reach, source)
  const path = join(await temporaryFolder(), 'rows.csv')
  const whole = { needed: null, conditions: [], sort: [], limit: null }
  const request = { source, columns, ...whole, ...asked }
  const { rows, ...told } = await connector.read(reach, request, path, () => {})
  const lines = (await readFile(path, 'utf8')).split('\n').slice(0, -1)
  expect(lines).toHaveLength(rows)
  return { rows: lines.map((line) => line.split(',').map(cellOf)), ...told }
}

function cellOf(written: string): unknown {
  return written === '' ? null : JSON.parse(written)
}
