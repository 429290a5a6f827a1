import type { FastifyBaseLogger } from 'fastify'

/** Structured messages, one JSON line each. */
export type Log = FastifyBaseLogger

export interface WithLog {
  readonly log: Log
}
