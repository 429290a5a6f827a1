import { type ChildProcess, spawn } from 'node:child_process'
import { type LimitName, limitReason, type Limits } from '../limits.ts'
import { lowerPriority } from '../process/lower-priority.ts'
import { oomKills } from '../process/oom-kills.ts'
import { limitedCommand } from '../process/start-child.ts'
import { confinedCommand, type Confined } from './sandbox.ts'
import { watchTree } from './watch-tree.ts'

export interface RunConfinedOptions extends Confined {
  readonly command: readonly string[]
  /** Beside PATH, HOME and TMPDIR, which is all it knows otherwise. */
  readonly env?: Readonly<Record<string, string>>
  readonly limits: Limits
  readonly signal?: AbortSignal | undefined
}

export interface ConfinedOutcome {
  readonly code: number
  /** The end of what it said, on both ways. */
  readonly output: string
  /** The limit that ended it, with its sentence. */
  readonly limit?: { readonly name: LimitName; readonly reason: string }
  /** The signal that ended it, where that was none of ours and no limit of the kernel's. */
  readonly endedBy?: NodeJS.Signals
}

/** Runs a program in its box until it ends, a limit ends it, or nobody wants it any more. */
export async function runConfined(options: RunConfinedOptions): Promise<ConfinedOutcome> {
  const { box, limits, signal } = options
  const seconds = Math.ceil((limits.time / 1000) * limits.threads)
  const confined = await confinedCommand(options.command, options)
  // After the last wait: what comes before the listener below is not told again.
  signal?.throwIfAborted()
  const [file = '', ...args] = limitedCommand(limits, confined, seconds)
  const child: ChildProcess = spawn(file, args, {
    cwd: box.work,
    env: { PATH: process.env['PATH'] ?? '', HOME: box.home, TMPDIR: box.home, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: where there is no namespace, all it started is ended with it.
    detached: true,
  })
  lowerPriority(child)
  const killedBefore = oomKills()
  return new Promise((resolve, reject) => {
    let output = ''
    // Where no more files can be opened there are none, and the event `error` says so.
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-20_000)
      })
    let limit: LimitName | undefined
    const end = (why: LimitName) => {
      limit ??= why
      endGroup(child)
    }
    const abort = () => endGroup(child)
    const timer = setTimeout(() => end('time'), limits.time)
    const unwatch = watchTree(child.pid ?? 0, [box.work, box.home], limits, end)
    signal?.addEventListener('abort', abort, { once: true })
    const settle = () => {
      clearTimeout(timer)
      unwatch()
      signal?.removeEventListener('abort', abort)
      endGroup(child)
    }
    child.on('error', (error) => {
      settle()
      reject(error)
    })
    child.on('close', (status, by) => {
      settle()
      if (signal?.aborted) return reject(signal.reason)
      const code = status ?? 128 + (SIGNALS[by ?? 'SIGKILL'] ?? 9)
      const name = limit ?? limitBehind(code, output, oomKills() !== killedBefore)
      if (name) {
        const reason = limitReason(name, limits, seconds)
        return resolve({ code, output, limit: { name, reason } })
      }
      const endedBy = FROM_OUTSIDE.find((each) => code === 128 + (SIGNALS[each] ?? 0))
      resolve({ code, output, ...(endedBy && { endedBy }) })
    })
  })
}

/** As a shell tells that a signal ended what it ran: 128 and the number. */
const SIGNALS: Readonly<Partial<Record<NodeJS.Signals, number>>> = {
  SIGKILL: 9,
  SIGABRT: 6,
  SIGSEGV: 11,
  SIGTERM: 15,
  SIGXCPU: 24,
  SIGXFSZ: 25,
}

/** No program sends these to itself, and nor do we beyond a limit. */
const FROM_OUTSIDE: readonly NodeJS.Signals[] = ['SIGKILL', 'SIGTERM']

/**
 * What the kernel refused shows in how the program ended, or in its last words; a SIGKILL is its doing only
 * where it tells of one more.
 */
function limitBehind(code: number, output: string, isStarved: boolean): LimitName | undefined {
  if (code === 152) return 'cpu'
  if (code === 153 || (code !== 0 && /File too large|EFBIG/.test(output))) return 'disk'
  const starved =
    /MemoryError|bad_alloc|out of memory|cannot allocate|could not allocate|unable to allocate|memory allocation of|OutOfMemoryError/i
  if (code !== 0 && ((code === 137 && isStarved) || starved.test(output))) return 'memory'
  return undefined
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}
