import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a folder is for: a child, a program that is not ours, or what is compared with it. */
const KINDS = ['child', 'box', 'reference', 'compare', 'python'] as const
type HomeKind = (typeof KINDS)[number]

let swept: Promise<unknown> | null = null

/** An empty folder for one child, beneath that of temporary files, named after the process that owns it. */
export async function makeHome(kind: HomeKind = 'child'): Promise<string> {
  await sweepHomes()
  return mkdtemp(join(tmpdir(), `${prefixOf(kind)}${process.pid}-`))
}

/** Containers may share a folder for temporary files, and each counts its processes from 1. */
function prefixOf(kind: HomeKind): string {
  return `plainflow-${kind}-${hostname()}-`
}

/** What cannot be removed is no reason to fail for anybody: the next process finds it abandoned. */
export async function removeHome(home: string): Promise<void> {
  await rm(home, { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
}

/**
 * A process that was killed could not remove the homes of its children, and what they had spilled to disk
 * would stay there for good. Found once, when a server starts or before the first home is made; removed
 * meanwhile.
 */
export async function sweepHomes(): Promise<void> {
  swept ??= abandonedHomes().then((homes) => {
    // Another user's cannot be removed, and need not be.
    for (const home of homes) void removeHome(home)
  })
  await swept
}

export async function abandonedHomes(): Promise<readonly string[]> {
  const names = await readdir(tmpdir()).catch(() => [])
  const abandoned = await Promise.all(names.map(isAbandoned))
  return names.filter((_, at) => abandoned[at]).map((name) => join(tmpdir(), name))
}

async function isAbandoned(name: string): Promise<boolean> {
  const prefix = KINDS.map(prefixOf).find((each) => name.startsWith(each))
  // The whole name, as "web-12" may be another host beside "web".
  const [, pid = ''] = (prefix && /^(\d+)-[^-]+$/.exec(name.slice(prefix.length))) || []
  const owner = Number(pid)
  if (owner <= 0) return false
  if (owner !== process.pid) return !isAlive(owner)
  // In a container every start has the same number: what is older than this process was another's.
  const started = Date.now() - process.uptime() * 1000
  return stat(join(tmpdir(), name)).then(
    ({ mtimeMs }) => mtimeMs < started - CLOCKS_DIFFER_MS,
    () => false,
  )
}

/** Between the clock of files and that of processes. */
const CLOCKS_DIFFER_MS = 1_000

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH' // another user's is alive all the same
  }
}
