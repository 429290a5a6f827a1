import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))
/** What is built starts several times as fast; the suite that starts it often has it built first. */
function commandOf(entry: 'main' | 'worker'): string[] {
  const { PLAINFLOW_TEST_MAIN: main } = process.env
  return main
    ? [join(dirname(main), `${entry}.js`)]
    : ['--conditions=source', '--import', 'tsx', join(SOURCE, `${entry}.ts`)]
}

export interface OwnProcess {
  readonly child: ChildProcess
  /** Everything it wrote to standard output and standard error. */
  output(): string
  /** Resolves with its exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>
}

export interface ServerProcess extends OwnProcess {
  readonly url: string
}

/** The server as operators start it: a process of its own, from its entry file. */
export async function startServerProcess(
  env: Record<string, string>,
  /** What the command is given to, such as a shell that mounts something first. */
  before: readonly string[] = [],
): Promise<ServerProcess> {
  const port = await freePort()
  const started = startOwn('main', { ...env, PORT: String(port) }, before)
  return { ...started, url: `http://127.0.0.1:${port}` }
}

/** A worker as operators start it. */
export function startWorkerProcess(env: Record<string, string>): OwnProcess {
  return startOwn('worker', env)
}

function startOwn(
  entry: 'main' | 'worker',
  env: Record<string, string>,
  before: readonly string[] = [],
): OwnProcess {
  const [file = '', ...args] = [...before, process.execPath, ...commandOf(entry)]
  const child = spawn(file, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += String(text)))
  child.stderr.on('data', (text: Buffer) => (output += String(text)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { child, output: () => output, ended }
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
