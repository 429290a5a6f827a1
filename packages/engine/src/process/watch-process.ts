import { readFileSync } from 'node:fs'

const EVERY = 100
const PAGE = 4096

/** How long a process may stand still before it counts as stopped: somebody may only have looked at it. */
export const STOPPED_FOR = 10_000

export interface Watched {
  /** Bytes it may really use. */
  readonly memory: number
  readonly stoppedFor?: number | undefined
}

/**
 * Calls back once when a process really uses more memory than it may, or was stopped (SIGSTOP) and not
 * continued: it would hold its place until its time is over. The kernel's own limit of memory counts what
 * was asked for, touched or not, which is several times more; it is set higher and only stops what would
 * be faster than this.
 */
export function watchProcess(
  pid: number,
  { memory, stoppedFor = STOPPED_FOR }: Watched,
  end: (why: 'memory' | 'stopped') => void,
): () => void {
  // Looks are counted, not time: this process may have been stopped together with the other.
  let looksStopped = 0
  const timer = setInterval(() => {
    const { state, resident } = statOf(pid)
    looksStopped = state === 'T' ? looksStopped + 1 : 0
    const isStopped = looksStopped * EVERY >= stoppedFor
    if (resident <= memory && !isStopped) return
    clearInterval(timer)
    end(isStopped ? 'stopped' : 'memory')
  }, EVERY)
  // Whoever waits for the process is held by it, and nobody by this.
  timer.unref()
  return () => clearInterval(timer)
}

/** proc(5): the name comes in brackets and may hold any; then the state, and 21 fields on the memory. */
function statOf(pid: number): { readonly state: string; readonly resident: number } {
  let text = ''
  try {
    // At once: this file is made when it is read, and a detour over other threads costs ten times as much.
    text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    // Absent where there is no /proc, and once the process is gone.
  }
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0] ?? '', resident: Number(fields[21] ?? 0) * PAGE }
}
