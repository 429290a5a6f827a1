import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const EVERY = 200
const PAGE = 4096

/** What a program and everything it started hold, and what lies in its folders. */
export interface Held {
  readonly memory: number
  readonly disk: number
}

/** Calls back once when a program with all it started takes more than it may. */
export function watchTree(
  pid: number,
  folders: readonly string[],
  most: Held,
  exceeded: (what: keyof Held) => void,
): () => void {
  const timer = setInterval(() => {
    const what =
      memoryOf(pid) > most.memory ? 'memory' : bytesIn(folders) > most.disk ? 'disk' : null
    if (!what) return
    clearInterval(timer)
    exceeded(what)
  }, EVERY)
  return () => clearInterval(timer)
}

function memoryOf(pid: number): number {
  const own = Number(textOf(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * PAGE
  const children = textOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
  return own + children.reduce((sum, child) => sum + memoryOf(Number(child)), 0)
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    // Absent where there is no /proc, and once the process is gone.
    return ''
  }
}

function bytesIn(folders: readonly string[]): number {
  let sum = 0
  for (const folder of folders) {
    try {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name)
        sum += entry.isDirectory() ? bytesIn([path]) : entry.isFile() ? statSync(path).size : 0
      }
    } catch {
      // A folder that goes while it is read holds nothing.
    }
  }
  return sum
}
