import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ends the database of a data folder without a word; gives back which process that was. */
export function killStore(dataFolder: string): number {
  const pid = postmasterOf(dataFolder) ?? pgliteOf(dataFolder)
  if (pid === undefined) throw new Error(`No database runs on ${dataFolder}`)
  process.kill(pid, 'SIGKILL')
  return pid
}

/** Ends what serves one connection; PostgreSQL then closes all others, and recovers. */
export function killBackend(dataFolder: string): void {
  const postmaster = postmasterOf(dataFolder)
  const backend = processes().find(
    ({ parent, words }) => parent === postmaster && words[0]?.startsWith('postgres: plainflow'),
  )
  if (!backend) throw new Error(`No connection is open to the database of ${dataFolder}`)
  process.kill(backend.pid, 'SIGKILL')
}

export function postmasterOf(dataFolder: string): number | undefined {
  try {
    const [pid] = readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
    return Number(pid)
  } catch {
    return undefined
  }
}

export function pgliteOf(dataFolder: string): number | undefined {
  return processes().find(({ words }) => words.includes(join(dataFolder, 'pglite')))?.pid
}

function processes(): { pid: number; parent: number; words: string[] }[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(Boolean)
    .flatMap((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        return [{ pid, parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]), words }]
      } catch {
        return [] // gone meanwhile
      }
    })
}
