import { readFileSync } from 'node:fs'

const EVERY = 100
const PAGE = 4096

/**
 * Calls back once when a process really uses more memory than it may. The kernel's own limit counts
 * what was asked for, touched or not, which is several times more; it is set higher and only stops
 * what would be faster than this.
 */
export function watchMemory(pid: number, most: number, exceeded: () => void): () => void {
  const timer = setInterval(() => {
    const resident = Number(statmOf(pid).split(' ')[1] ?? 0) * PAGE
    if (resident <= most) return
    clearInterval(timer)
    exceeded()
  }, EVERY)
  return () => clearInterval(timer)
}

function statmOf(pid: number): string {
  try {
    // At once: this file is made when it is read, and a detour over other threads costs ten times as much.
    return readFileSync(`/proc/${pid}/statm`, 'utf8')
  } catch {
    // Absent where there is no /proc, and once the process is gone.
    return ''
  }
}
