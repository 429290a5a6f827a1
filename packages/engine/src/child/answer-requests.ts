import type { LastingEvent, LastingRequest, LastingRequests } from '../job.ts'
import type { Database } from './database.ts'
import { failureOf } from './failure-of.ts'

/** Answers one request after the other, in their order, until the parent ends this process. */
export function answerRequests<K extends keyof LastingRequests, A>(
  { limits }: Database,
  tell: (event: LastingEvent<A>) => void,
  answer: (request: LastingRequests[K]) => Promise<A>,
): Promise<never> {
  let last: Promise<void> = Promise.resolve()
  process.on('message', (message) => {
    // Only process/lasting-child.ts writes to this channel after the job, and what this job is asked for.
    const { id, request } = message as LastingRequest<K>
    last = last.then(() =>
      answer(request).then(
        (given) => tell({ kind: 'answered', id, answer: given }),
        (error: unknown) => tell({ kind: 'request-failed', id, failure: failureOf(error, limits) }),
      ),
    )
  })
  tell({ kind: 'open' })
  return new Promise(() => {})
}
