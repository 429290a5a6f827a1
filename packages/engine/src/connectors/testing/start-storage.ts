import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../../../../../scripts/servers/versitygw.mjs'
import type { Reach } from '../connector.ts'
import { Session } from '../object-storage/session.ts'
import { freePort } from './free-port.ts'
import { makeCertificate } from './make-certificate.ts'
import { startRelay } from './start-relay.ts'
import { startTunnels } from './start-tunnels.ts'

export const SECRET_KEY = 's3cret/key+that/nobody=may-see'

export interface TestStorage {
  readonly port: number
  /** The way to it, with settings other than the usual ones. */
  reach(settings?: Reach['settings'], secrets?: Reach['secrets']): Reach
  put(key: string, body: string | Buffer): Promise<void>
  /** What lies under a key, as the server keeps it on disk. */
  at(key: string): Promise<Buffer>
  /** Keys of uploads that are neither complete nor taken away. */
  unfinished(): Promise<readonly string[]>
  /** Hosts that were asked for. */
  readonly asked: readonly string[]
  cutAfter(bytes: number, passing?: number): void
  cutBackAfter(bytes: number, passing?: number): void
  /** Bytes that have come from it so far. */
  cameBack(): number
  stop(): Promise<void>
}

/** An S3 server of its own on loopback with the bucket `shop`, and tunnels in the place of the broker. */
export async function startStorage(isSafe = false): Promise<TestStorage> {
  const binary = await prepare()
  const home = await mkdtemp(join(tmpdir(), 'plainflow-storage-'))
  const [data, beside] = [join(home, 'data'), join(home, 'beside')]
  await mkdir(data)
  await mkdir(beside)
  await makeCertificate(home)
  const port = await freePort()
  const certificate = ['--cert', join(home, 'server.crt'), '--key', join(home, 'server.key')]
  const given = ['--access', 'owner', '--secret', SECRET_KEY, '--port', `127.0.0.1:${port}`]
  const more = ['--quiet', '--virtual-domain', 'localhost', ...(isSafe ? certificate : [])]
  const child = spawn(binary, [...given, ...more, 'posix', '--sidecar', beside, data], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: home,
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  await listening(
    port,
    () => child.exitCode !== null,
    () => said,
  )
  const inner = join(home, 'relay.sock')
  const relay = await startRelay(inner, port)
  const way = join(home, 'way.sock')
  const tunnels = await startTunnels(way, (host, asked) =>
    /^(?:.+\.)?localhost$/.test(host) && asked === port ? { path: inner } : null,
  )
  const reach: TestStorage['reach'] = (other = {}, secrets = { secretKey: SECRET_KEY }) => ({
    settings: {
      scheme: isSafe ? 'https' : 'http',
      host: 'localhost',
      port,
      region: 'us-east-1',
      bucket: 'shop',
      style: 'path',
      accessKey: 'owner',
      timeLimit: 60,
      ...other,
    },
    secrets,
    way,
  })
  const authority = await readFile(join(home, 'server.crt'), 'utf8')
  const session = new Session(reach(isSafe ? { authority } : {}))
  await session.askText({ method: 'PUT', bucket: 'shop' })
  return {
    port,
    reach: (other = {}, secrets) => reach(isSafe ? { authority, ...other } : other, secrets),
    put: async (key, body) => {
      await session.askText({ method: 'PUT', bucket: 'shop', key, body: Buffer.from(body) })
    },
    at: (key) => readFile(join(data, 'shop', key)),
    unfinished: async () => {
      const query = { uploads: '' }
      const { text } = await session.askText({ method: 'GET', bucket: 'shop', query })
      return [...text.matchAll(/<Upload>.*?<Key>(.*?)<\/Key>/gs)].map(([, key = '']) => key)
    },
    asked: tunnels.asked,
    cutAfter: relay.cutAfter,
    cutBackAfter: relay.cutBackAfter,
    cameBack: relay.cameBack,
    stop: async () => {
      session.close()
      tunnels.server.close()
      relay.server.close()
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGKILL')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** It tells nobody when it is ready: whoever may connect knows. */
async function listening(port: number, isOver: () => boolean, said: () => string): Promise<void> {
  for (;;) {
    if (isOver()) throw new Error(`The storage ended: ${said().slice(-2_000)}`)
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => setTimeout(() => resolve(false), 50))
    })
    if (isThere) return
  }
}
