import type { z } from 'zod'

/**
 * One entry of the contract. The server refuses to start without a handler for each, OpenAPI and the
 * typed client are made from it, and a route is private unless it says `public`.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `/api/pipelines/:id` */
  readonly path: `/api/${string}` | '/metrics'
  readonly summary: string
  readonly public?: true
  /** A public one that a secret of what `:id` names opens: for anybody without, there is no such thing. */
  readonly secret?: true
  /** Whoever is signed in, unless it is for administrators alone. */
  readonly role?: 'admin'
  /** Of administrators: a program that shows the operator's token is let in as well. */
  readonly operator?: true
  /** Only for somebody who signed in: an API key does not open it. So are all calls of administrators. */
  readonly person?: true
  /** What `:id` names is everybody's; else it belongs to somebody, and exists for nobody but them. */
  readonly shared?: true
  /** Attempts allowed for one address in a window; see `RATES`. */
  readonly rate?: RateName
  /** Largest body in bytes; 1 MB unless said otherwise. */
  readonly bodyLimit?: number
  /** Also takes multipart/form-data with a field `file`, streamed. */
  readonly multipart?: true
  /** Takes JSON as the text that was sent, because its signature is over that. */
  readonly unread?: true
  /** Takes application/octet-stream, streamed, and nothing else. */
  readonly bytes?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** What comes back: a schema for JSON, or a kind of stream. */
  readonly answer: z.ZodType | 'text' | 'download' | 'events' | 'empty' | 'redirect'
}

export const RATES = {
  /** Guessing a password: security.md T14. */
  credentials: { max: 10, windowMs: 15 * 60_000 },
  /** Asking a provider by an address that a user names. */
  model: { max: 60, windowMs: 10 * 60_000 },
  /** Asking a host that a user names. */
  outside: { max: 120, windowMs: 10 * 60_000 },
  /** Starting a pipeline with the secret of its trigger, or guessing at one. */
  trigger: { max: 120, windowMs: 10 * 60_000 },
  /** Everything of an account in one archive. */
  archive: { max: 10, windowMs: 15 * 60_000 },
  mail: { max: 5, windowMs: 15 * 60_000 },
} as const
export type RateName = keyof typeof RATES

export function route<const R extends Route>(definition: R): R {
  return definition
}
