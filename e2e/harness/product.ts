import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

export interface Product {
  readonly url: string
  readonly data: string
  /** What tells the server its port and folder. */
  readonly env: Readonly<Record<string, string>>
  /** Ends the server alone, politely or as a power cut would; its data stays. */
  stopServer(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  startServer(): Promise<void>
  stop(): Promise<void>
}

/** The product as `npm start` runs it, on a free port and a new data folder. */
export async function startProduct(more: Readonly<Record<string, string>> = {}): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'plainflow-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { PORT: String(port), PLAINFLOW_DATA: data, ...more }
  const start = () => startServer(url, env)
  let server = await start()
  return {
    url,
    data,
    env,
    stopServer: (signal) => end(server, signal),
    async startServer() {
      server = await start()
    },
    async stop() {
      await end(server, 'SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function startServer(
  url: string,
  env: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    // Not the test runner's own: under it the web would be built for development.
    env: { ...process.env, NODE_ENV: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  server.stdout.on('data', (part) => (output += part))
  server.stderr.on('data', (part) => (output += part))
  for (const deadline = Date.now() + 120_000; ;) {
    if (await isUp(url)) return server
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill('SIGKILL')
      throw new Error(`The product did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    (response) => response.ok,
    () => false,
  )
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('close', resolve))
  server.kill(signal)
  await ended
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
