import { type ChildProcess, spawn } from 'node:child_process'
import { platform } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Limits } from '../limits.ts'
import { bundleSource } from './bundle-source.ts'
import { makeHome, removeHome } from './child-home.ts'
import { findIsolation, type Isolation } from './isolation.ts'
import { lowerPriority } from './lower-priority.ts'

export interface StartedChild {
  readonly process: ChildProcess
  /** The child's home: empty, its own, removed with it. */
  readonly home: string
  /** The end of what it wrote to stderr, for telling why it died. */
  stderr(): string
}

/** Built, it is one file: reading a hundred took longer than opening the database. */
export const CHILD_ENTRY = entry(
  import.meta.url.endsWith('.ts') ? '../child/main' : '../bundled/child',
)

/**
 * Starts a process that can hold no more than its limits and knows nothing of ours: no environment
 * beyond PATH, HOME, TMPDIR and what its allocator is told, no network where a namespace can be had.
 * Limits are set by the shell before node starts, so that they hold for everything that runs in it.
 */
export async function startChild(
  limits: Limits,
  entryPath = CHILD_ENTRY,
  isBackground = false,
  sources?: readonly string[],
): Promise<StartedChild> {
  const isolation = await findIsolation()
  const home = await makeHome()
  try {
    return await startIn(home, isolation, { limits, entryPath, isBackground, sources })
  } catch (error) {
    await removeHome(home)
    throw error
  }
}

interface HowToStart {
  readonly limits: Limits
  readonly entryPath: string
  readonly isBackground: boolean
  /** What it is bundled from in development, where not from the engine. */
  readonly sources: readonly string[] | undefined
}

async function startIn(
  home: string,
  isolation: Isolation,
  { limits, entryPath, isBackground, sources }: HowToStart,
): Promise<StartedChild> {
  const script = entryPath.endsWith('.ts') ? await bundleSource(entryPath, sources) : entryPath
  const command = [...isolation.prefix, process.execPath, ...NODE_OPTIONS, script]
  const [file = '', ...args] = limitedCommand(limits, command)
  const child = spawn(file, args, {
    cwd: home,
    env: { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: home, ...allocator(limits) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  lowerPriority(child, isBackground)
  let stderr = ''
  // A command that is not there is an event, and without a listener it would end this process.
  child.on('error', (error) => {
    stderr += error.message
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-8_000)
  })
  return { process: child, home, stderr: () => stderr }
}

/** Gone for sure with all it had when this returns: nobody after it races with its writes. */
export async function endChild({ process: child, home }: StartedChild): Promise<void> {
  const isGone = child.exitCode !== null || child.signalCode !== null
  // One that could not be started never tells its end.
  if (!isGone && child.pid !== undefined) {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
  await removeHome(home)
}

/** Up to here memory is bought with time. */
const TIGHT = 800_000_000

/**
 * DuckDB's allocator holds freed memory for the next request: while spilling, over 100 MB that DuckDB
 * does not count and that belongs to the process all the same. Giving it back at once costs a tenth of
 * a run's time, and is what makes the run finish where the limit is tight.
 */
function allocator({ memory }: Limits): Record<string, string> {
  if (memory > TIGHT) return {}
  return { DUCKDB_JE_MALLOC_CONF: 'dirty_decay_ms:0,muzzy_decay_ms:0,narenas:2' }
}

/** The same command under the kernel's limits, where there is a shell to set them. */
export function limitedCommand(
  limits: Limits,
  command: readonly string[],
  cpuSeconds?: number,
): readonly string[] {
  const script = shell(limits, cpuSeconds)
  return platform() === 'win32' ? command : ['/bin/sh', '-c', script, 'sh', ...command]
}

/** Wide tables make DuckDB ask for four times the memory it then touches. */
const ADDRESSED = 2.5

/** The command comes as "$@", never as text of the script: no path is ever read by the shell. */
function shell(limits: Limits, cpuSeconds: number | undefined): string {
  const data = Math.ceil((limits.memory * ADDRESSED) / 1024)
  const file = Math.ceil(limits.disk / 512)
  // A few seconds between the two, so that the end tells the limit by its signal.
  const cpu =
    cpuSeconds === undefined ? '' : `ulimit -H -t ${cpuSeconds + 5}; ulimit -S -t ${cpuSeconds}; `
  return `ulimit -c 0; ${cpu}ulimit -d ${data} 2>/dev/null; ulimit -f ${file} 2>/dev/null; exec "$@"`
}

/** A small heap of its own: rows stay in DuckDB, a page or a spreadsheet row is all JavaScript sees. */
const NODE_OPTIONS = ['--max-old-space-size=192']

export function entry(relative: string, base = import.meta.url): string {
  const extension = base.endsWith('.ts') ? '.ts' : '.js'
  return fileURLToPath(new URL(relative + extension, base))
}
