import { Failure } from '@plainflow/contract'
import type { FastifyReply } from 'fastify'

/** Aborted when whoever asks has hung up. */
export function whileWaitedFor({ raw }: FastifyReply): AbortSignal {
  const stopper = new AbortController()
  const gone = new Failure('conflict', 'Nobody waited for the answer.')
  raw.once('close', () => stopper.abort(gone))
  if (raw.destroyed) stopper.abort(gone) // that was told before
  return stopper.signal
}
