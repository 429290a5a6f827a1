import type { JobFailure } from '../job.ts'
import { type LimitName, limitReason, type Limits } from '../limits.ts'
import { STOPPED_FOR } from './watch-process.ts'

/** Why we ended a child before it was done. */
export type Ending = 'time' | 'memory' | 'stopped' | 'abort'

export interface Death {
  /** Set where we ended it. */
  readonly ended?: Ending | undefined
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stderr: string
  /** Whether the kernel killed something for want of memory while it worked. */
  readonly isStarved: boolean
}

/** What is told of a child that is gone without an answer. */
export function causeOfDeath(death: Death, limits: Limits): JobFailure {
  const { ended, signal } = death
  const because = (limit: LimitName) => ({ reason: limitReason(limit, limits), limit })
  if (ended === 'time' || ended === 'memory') return because(ended)
  if (ended === 'stopped')
    return {
      reason: `the engine process was stopped from outside for more than ${STOPPED_FOR / 1000} s`,
      isFromOutside: true,
    }
  if (signal === 'SIGXFSZ') return because('disk')
  const starved = /bad_alloc|out of memory|cannot allocate memory|allocation failed|ENOMEM/i
  if ((signal === 'SIGKILL' && death.isStarved) || starved.test(death.stderr))
    return because('memory')
  if (signal !== null && OUTSIDE.has(signal))
    return {
      reason: `the engine process was ended from outside (${signal})`,
      isFromOutside: true,
    }
  const how = signal ?? `exit code ${death.code ?? 'unknown'}`
  return { reason: `the engine process ended unexpectedly (${how})` }
}

/** No process sends these to itself. */
const OUTSIDE: ReadonlySet<NodeJS.Signals> = new Set([
  'SIGKILL',
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
  'SIGQUIT',
])
