import { readFile } from 'node:fs/promises'

const EVERY = 100
const PAGE = 4096

/**
 * Calls back once when a process really uses more memory than it may. The kernel's own limit counts
 * what was asked for, touched or not, which is several times more; it is set higher and only stops
 * what would be faster than this.
 */
export function watchMemory(pid: number, most: number, exceeded: () => void): () => void {
  const timer = setInterval(async () => {
    // Absent where there is no /proc, and once the process is gone.
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
    const resident = Number(statm.split(' ')[1] ?? 0) * PAGE
    if (resident <= most) return
    clearInterval(timer)
    exceeded()
  }, EVERY)
  return () => clearInterval(timer)
}
