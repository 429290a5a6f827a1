import { createHash } from 'node:crypto'
import { Failure, RATES, type Route } from '@plainflow/contract'
import type { FastifyRequest } from 'fastify'
import { BoundedMap } from './bounded-map.ts'
import { networkOf } from './network-of.ts'

const MOST_KEPT = 100_000

/**
 * Attempts by address and by account; guesses of passwords are slowed down instead, by `SlowGuesses`. Kept in memory: one server has one data folder, and a restart
 * forgives at most one window.
 */
export class RateLimits {
  readonly #attempts = new BoundedMap<{ count: number; until: number }>(MOST_KEPT)
  readonly #factor: number
  readonly #now: () => number

  constructor(factor = 1, now: () => number = () => performance.now()) {
    this.#factor = factor
    this.#now = now
  }

  /** Counts the request or refuses it; gives back how to take it off again. */
  count(name: string, route: Route, request: FastifyRequest): () => void {
    if (!route.rate) return () => {}
    const keys = [`${name} address ${networkOf(request.ip)}`]
    const account = accountOf(request.body)
    if (account) keys.push(`${name} account ${account}`)
    for (const key of keys) this.#take(key, RATES[route.rate])
    return () => keys.forEach((key) => this.#giveBack(key))
  }

  /** Forgets windows that are over. */
  sweep(): void {
    this.#attempts.forget(({ until }) => until <= this.#now())
  }

  #take(key: string, rate: { max: number; windowMs: number }): void {
    const now = this.#now()
    const known = this.#attempts.get(key)
    const window = known && known.until > now ? known : { count: 0, until: now + rate.windowMs }
    window.count++
    this.#attempts.set(key, window)
    if (window.count > rate.max * this.#factor)
      throw new Failure('rate_limited', undefined, {
        retryAfter: Math.ceil((window.until - now) / 1000),
      })
  }

  #giveBack(key: string): void {
    const window = this.#attempts.get(key)
    if (window) window.count--
  }
}

/** Hashed, so that a flood of long addresses costs no memory. */
function accountOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('email' in body)) return null
  if (typeof body.email !== 'string') return null
  return createHash('sha256').update(body.email.trim().toLowerCase()).digest('base64')
}
