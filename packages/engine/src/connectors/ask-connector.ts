import type { ChildProcess } from 'node:child_process'
import { completeLimits, limitReason, type Limits } from '../limits.ts'
import { causeOfDeath, type Ending } from '../process/cause-of-death.ts'
import { oomKills } from '../process/oom-kills.ts'
import { endChild, entry, startChild } from '../process/start-child.ts'
import { watchProcess } from '../process/watch-process.ts'
import { OutsideFailed } from './connector.ts'
import { type ConnectorMessage, GIVE_UP, type Task, type TaskKind, type Tasks } from './task.ts'

export interface OutsideOptions {
  readonly signal?: AbortSignal | undefined
  readonly limits?: Partial<Limits> | undefined
  /** The program of the child: tests bring one that knows a connector of theirs. */
  readonly entryPath?: string
}

export const CONNECTOR_ENTRY = entry(
  import.meta.url.endsWith('.ts') ? './child/main' : '../bundled/connector-child',
  import.meta.url,
)

/** A connector passes rows on and keeps none. */
const MEMORY = 400_000_000
/** For telling a system outside that nobody waits any more. */
const PARTING_MS = 1_000

/**
 * Has a connector do one thing in a child of its own, which is gone when this returns. The child is confined
 * as all are: no network, nothing of our environment. What it may know comes over its channel.
 */
export async function askConnector<K extends TaskKind>(
  task: Task<K>,
  options: OutsideOptions,
  onRows?: (rows: number) => void,
): Promise<Tasks[K]['answer']> {
  options.signal?.throwIfAborted()
  const limits = { ...completeLimits(options.limits), memory: MEMORY }
  const child = await startChild(limits, options.entryPath ?? CONNECTOR_ENTRY)
  try {
    // One of its members, as K is one of the kinds.
    const answer = await converse(child, task as Task, limits, options.signal, onRows)
    // The child answers a task of kind K with K's answer: child/serve-connectors.ts is typed by the same table.
    return answer as Tasks[K]['answer']
  } finally {
    await endChild(child)
  }
}

function converse(
  child: { readonly process: ChildProcess; stderr(): string },
  task: Task,
  limits: Limits,
  signal: AbortSignal | undefined,
  onRows: ((rows: number) => void) | undefined,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let ended: Ending | undefined
    let last: NodeJS.Timeout | undefined
    const killedBefore = oomKills()
    const timer = setTimeout(() => end('time'), limits.time)
    const unwatch = watchProcess(child.process.pid ?? 0, { memory: limits.memory }, end)
    const abort = () => end('abort')
    signal?.addEventListener('abort', abort, { once: true })
    child.process.on('message', (received) => {
      // Only our own child writes to this channel.
      const said = received as ConnectorMessage
      // What becomes of a task that was given up is no news.
      if (ended) return
      if (said.kind === 'rows') onRows?.(said.rows)
      if (said.kind === 'done') settle(() => resolve(said.answer))
      if (said.kind === 'failed') settle(() => reject(failed(said)))
    })
    // `close` comes after stderr is read to its end, `exit` may not.
    child.process.once('close', (code, by) => settle(() => reject(died(code, by))))
    child.process.send(task, (error) => {
      // A child that is gone is explained by its `close`.
      if (error) child.process.kill('SIGKILL')
    })
    // It may have come while the child was got ready, and is not told again.
    if (signal?.aborted) abort()

    function died(code: number | null, by: NodeJS.Signals | null): unknown {
      if (ended === 'abort') return signal?.reason
      if (ended === 'time') return new OutsideFailed(sentence(limitReason('time', limits)))
      const isStarved = oomKills() !== killedBefore
      const death = { ended, code, signal: by, stderr: child.stderr(), isStarved }
      return new OutsideFailed(sentence(causeOfDeath(death, limits).reason))
    }
    function end(why: Ending): void {
      const isFirst = ended === undefined
      ended ??= why
      const isPatient = why === 'abort' || why === 'time'
      if (!isPatient || !child.process.connected) child.process.kill('SIGKILL')
      else if (isFirst) {
        child.process.send(GIVE_UP, () => {})
        last = setTimeout(() => child.process.kill('SIGKILL'), PARTING_MS)
      }
    }
    function settle(finish: () => void): void {
      clearTimeout(timer)
      clearTimeout(last)
      unwatch()
      signal?.removeEventListener('abort', abort)
      finish()
    }
  })
}

function failed({ reason, isBug, isDown }: Extract<ConnectorMessage, { kind: 'failed' }>): Error {
  return isBug ? new Error(reason) : new OutsideFailed(reason, isDown)
}

function sentence(reason: string): string {
  return `The connection was given up: ${reason}.`
}
