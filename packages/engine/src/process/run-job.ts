import { realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ChildMessage,
  type JobFailure,
  type JobKind,
  type Jobs,
  type ParentMessage,
  SPILL_FOLDER,
} from '../job.ts'
import { completeLimits, type Limits } from '../limits.ts'
import { causeOfDeath, type Ending } from './cause-of-death.ts'
import { oomKills } from './oom-kills.ts'
import { takeChild } from './spare-child.ts'
import { CHILD_ENTRY, endChild, startChild, type StartedChild } from './start-child.ts'
import { watchProcess } from './watch-process.ts'

export interface JobOptions<K extends JobKind = JobKind> {
  /** Where the job may write; without it, a folder that goes when the job ends. */
  readonly folder?: string
  readonly files: readonly string[]
  readonly limits?: Partial<Limits> | undefined
  readonly onEvent?: ((event: Jobs[K]['event']) => void) | undefined
  readonly signal?: AbortSignal | undefined
  readonly isBackground?: boolean
  readonly isOrderFree?: boolean
  /** Milliseconds for which its child may be stopped from outside; tests wait less. */
  readonly stoppedFor?: number
  /** A child already at hand; tests bring their own. */
  readonly child?: StartedChild
}

/** The job did not give an answer; `reason` is a sentence for the user. */
export class JobFailed extends Error {
  readonly failure: JobFailure
  constructor(failure: JobFailure) {
    super(failure.reason)
    this.failure = failure
  }
}

/** Runs one job in a child of its own and ends that child, whatever happens. */
export async function runJob<K extends JobKind>(
  kind: K,
  given: Jobs[K]['given'],
  options: JobOptions<K>,
): Promise<Jobs[K]['answer']> {
  const limits = completeLimits(options.limits)
  let { child } = options
  let folder: string | undefined
  try {
    options.signal?.throwIfAborted()
    // DuckDB compares real paths: a link on the way (such as /tmp on macOS) would be refused.
    const files = await Promise.all(options.files.map((file) => realpath(file)))
    child ??= await childFor(limits, options.isBackground ?? false)
    folder = await realpath(options.folder ?? child.home)
    const confinement = { folder, files, limits, isOrderFree: options.isOrderFree ?? false }
    // The child only knows jobs of the table above, so the pair is one of its members.
    const message = { job: { kind, given }, confinement } as ParentMessage
    const answer = await converse(child, message, limits, options)
    // The child answers a job of kind K with K's answer: child/main.ts is typed by the same table.
    return answer as Jobs[K]['answer']
  } finally {
    if (child) await endChild(child)
    if (folder !== undefined)
      await rm(join(folder, SPILL_FOLDER), { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Work in the background leaves the spare child to those who wait for theirs. */
async function childFor(limits: Limits, isBackground: boolean): Promise<StartedChild> {
  return isBackground ? startChild(limits, CHILD_ENTRY, true) : takeChild(limits)
}

function converse<K extends JobKind>(
  child: StartedChild,
  message: ParentMessage,
  limits: Limits,
  { onEvent, signal, stoppedFor }: JobOptions<K>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let ended: Ending | undefined
    const timer = setTimeout(() => end('time'), limits.time)
    const killedBefore = oomKills()
    const watched = { memory: limits.memory, stoppedFor }
    const unwatch = watchProcess(child.process.pid ?? 0, watched, end)
    const abort = () => end('abort')
    signal?.addEventListener('abort', abort, { once: true })
    // It may have come while the child was got ready, and is not told again.
    if (signal?.aborted) abort()
    child.process.ref()
    child.process.channel?.ref()
    child.process.on('message', (received) => {
      // Only our own child/main.ts writes to this channel.
      const said = received as ChildMessage
      // A job of kind K tells K's events: child/main.ts is typed by the same table.
      if (said.kind === 'event') tell(said.event as Jobs[K]['event'])
      if (said.kind === 'done') settle(() => resolve(said.answer))
      if (said.kind === 'missing') fail({ reason: said.message })
      if (said.kind === 'failed') fail(said.failure)
    })
    const { pid, exitCode, signalCode } = child.process
    if (pid === undefined || exitCode !== null || signalCode !== null) {
      fail(died(exitCode, signalCode))
    }
    // `close` comes after stderr is read to its end, `exit` may not.
    child.process.on('close', (code, by) => {
      if (ended === 'abort') settle(() => reject(signal?.reason))
      else fail(died(code, by))
    })
    child.process.send(message, (error) => {
      // A child that is gone is explained by its `close`.
      if (error && child.process.exitCode === null && child.process.signalCode === null) {
        child.process.kill('SIGKILL')
      }
    })

    /** Thrown out of here, what a listener throws would end this process. */
    function tell(event: Jobs[K]['event']): void {
      try {
        onEvent?.(event)
      } catch (error) {
        settle(() => reject(error))
      }
    }
    function died(code: number | null, by: NodeJS.Signals | null): JobFailure {
      const isStarved = oomKills() !== killedBefore
      return causeOfDeath({ ended, code, signal: by, stderr: child.stderr(), isStarved }, limits)
    }
    function end(why: Ending): void {
      ended ??= why
      child.process.kill('SIGKILL')
    }
    function fail(failure: JobFailure): void {
      settle(() => reject(new JobFailed(failure)))
    }
    function settle(finish: () => void): void {
      clearTimeout(timer)
      unwatch()
      signal?.removeEventListener('abort', abort)
      finish()
    }
  })
}
