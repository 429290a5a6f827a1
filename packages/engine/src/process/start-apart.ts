import type { ChildProcess } from 'node:child_process'
import { DEFAULT_LIMITS } from '../limits.ts'
import { endChild, startChild } from './start-child.ts'
import { watchProcess } from './watch-process.ts'

export interface ApartOptions {
  /** Bytes it may use; it is ended beyond. */
  readonly memory: number
  /** The folders of sources it is bundled from in development, beneath that of all packages. */
  readonly sources: readonly string[]
}

export interface Apart {
  readonly process: ChildProcess
  /** Gone for sure, with its home, when this returns. */
  end(): Promise<void>
}

/**
 * Another package's program as a child that is confined as the engine's own are: nothing of our
 * environment, no network where the system allows, a limit of memory, a home that goes with it.
 */
export async function startApart(
  entryPath: string,
  { memory, sources }: ApartOptions,
): Promise<Apart> {
  const child = await startChild({ ...DEFAULT_LIMITS, memory }, entryPath, false, sources)
  const unwatch = watchProcess(child.process.pid ?? 0, { memory }, () => {
    child.process.kill('SIGKILL')
  })
  child.process.once('exit', unwatch)
  return { process: child.process, end: () => endChild(child) }
}
