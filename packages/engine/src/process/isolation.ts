import { spawn } from 'node:child_process'
import { platform } from 'node:os'

/**
 * What the operating system holds a child to, found out once by trying. A child runs under our own
 * user: its files are ours. In a user namespace it has no rights beyond those, even where we are root.
 */
export interface Isolation {
  /** `rlimit`: the kernel refuses memory beyond the limit. `none`: only DuckDB's own limit holds. */
  readonly memory: 'rlimit' | 'none'
  /** `namespace`: the child has no network at all. `none`: DuckDB's locks alone keep it off. */
  readonly network: 'namespace' | 'none'
  /** The command words that go in front of the child's command. */
  readonly prefix: readonly string[]
}

let found: Promise<Isolation> | undefined

export function findIsolation(): Promise<Isolation> {
  found ??= probe().catch((error: unknown) => {
    found = undefined
    throw error
  })
  return found
}

async function probe(): Promise<Isolation> {
  // Windows has neither; macOS accepts `ulimit -d` and does not enforce it.
  if (platform() !== 'linux') return { memory: 'none', network: 'none', prefix: [] }
  const limit = ['/bin/sh', '-c', 'ulimit -d 4000000 && exec "$@"', 'sh']
  // Mostly the first of these works, and no second process has to be started to know it.
  for (const prefix of PREFIXES)
    if (await succeeds([...limit, ...prefix, 'true']))
      return { memory: 'rlimit', network: 'namespace', prefix }
  const memory = (await succeeds([...limit, 'true'])) ? 'rlimit' : 'none'
  for (const prefix of memory === 'none' ? PREFIXES : [])
    if (await succeeds([...prefix, 'true'])) return { memory, network: 'namespace', prefix }
  return { memory, network: 'none', prefix: [] }
}

const PREFIXES = [
  ['unshare', '--map-root-user', '--net'],
  ['unshare', '--net'],
]

/** A command that is not there fails. One that could not be tried says nothing of what the system can. */
function succeeds(words: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const [command = '', ...rest] = words
    const child = spawn(command, rest, { stdio: 'ignore' })
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    child.on('exit', (code) => resolve(code === 0))
  })
}
