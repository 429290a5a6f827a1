import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'node:net'

const SOURCE = fileURLToPath(new URL('../main.ts', import.meta.url))
/** The built server starts several times as fast; the suite that starts it often has it built first. */
const COMMAND = process.env.PLAINFLOW_TEST_MAIN
  ? [process.env.PLAINFLOW_TEST_MAIN]
  : ['--conditions=source', '--import', 'tsx', SOURCE]

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  /** Everything it wrote to standard output and standard error. */
  output(): string
  /** Resolves with its exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>
}

/** The server as operators start it: a process of its own, from its entry file. */
export async function startServerProcess(
  env: Record<string, string>,
  /** What the command is given to, such as a shell that mounts something first. */
  before: readonly string[] = [],
): Promise<ServerProcess> {
  const port = await freePort()
  const [file = '', ...args] = [...before, process.execPath, ...COMMAND]
  const child = spawn(file, args, {
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += String(text)))
  child.stderr.on('data', (text: Buffer) => (output += String(text)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { url: `http://127.0.0.1:${port}`, child, output: () => output, ended }
}

/** Waits until it answers; says what it wrote when it ends instead. */
export async function untilHealthy(server: ServerProcess): Promise<void> {
  const deadline = Date.now() + 120_000
  for (;;) {
    if (server.child.exitCode !== null) throw new Error(`The server ended: ${server.output()}`)
    const response = await fetch(`${server.url}/api/health`).catch(() => null)
    if (response?.ok) return
    if (Date.now() > deadline) throw new Error(`The server does not answer: ${server.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
