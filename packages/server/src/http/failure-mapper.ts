import { randomUUID } from 'node:crypto'
import type { Failure, FailureBody } from '@plainflow/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failureOf } from '../failure-of.ts'

/** The one place where anything thrown becomes an answer. */
export function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = failureOf(error)
  if (failure.code === 'internal') {
    const id = randomUUID()
    request.log.error({ err: error, failure: id }, 'Unexpected error')
    return reply.status(500).send({
      error: failure.message,
      code: 'internal',
      details: { id },
    } satisfies FailureBody)
  }
  const retryAfter = retryAfterOf(failure)
  if (retryAfter !== null) reply.header('retry-after', retryAfter)
  return reply.status(failure.status).send({
    error: failure.message,
    code: failure.code,
    ...(failure.details === undefined ? {} : { details: failure.details }),
  } satisfies FailureBody)
}

function retryAfterOf(failure: Failure): number | null {
  if (failure.code === 'unavailable') return 2
  const { details } = failure
  if (typeof details !== 'object' || details === null || !('retryAfter' in details)) return null
  return Number(details.retryAfter)
}
