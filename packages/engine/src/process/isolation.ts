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
  found ??= probe()
  return found
}

async function probe(): Promise<Isolation> {
  // Windows has neither; macOS accepts `ulimit -d` and does not enforce it.
  const memory = platform() === 'linux' && (await succeeds(['/bin/sh', '-c', 'ulimit -d 4000000']))
  const prefixes = [
    ['unshare', '--map-root-user', '--net'],
    ['unshare', '--net'],
  ]
  for (const prefix of platform() === 'linux' ? prefixes : []) {
    if (await succeeds([...prefix, 'true'])) {
      return { memory: memory ? 'rlimit' : 'none', network: 'namespace', prefix }
    }
  }
  return { memory: memory ? 'rlimit' : 'none', network: 'none', prefix: [] }
}

function succeeds(words: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const [command = '', ...rest] = words
    const child = spawn(command, rest, { stdio: 'ignore' })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}
