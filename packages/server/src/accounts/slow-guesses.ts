import { createHash } from 'node:crypto'
import { Failure } from '@plainflow/contract'
import { BoundedMap } from '../http/bounded-map.ts'
import { networkOf } from '../http/network-of.ts'
import { normalEmail } from './create-account.ts'

export interface Guess {
  readonly address: string
  readonly account: string
  /** The browser, where it signed in to this account before. */
  readonly device: string | null
}

/** Wrong guesses that cost no time; then each wait is twice the last, up to `MOST_MS`. */
const FREE = 10
const FIRST_MS = 1_000
/** Nobody waits longer than this, however long an attack goes on. */
const MOST_MS = 30_000
/** After the last wrong guess, or unused. */
const FORGOTTEN_MS = 15 * 60_000
const MOST_KEPT = 100_000

interface Counter {
  wrong: number
  last: number
}

/**
 * Slows guessing of passwords down, by address and by account, and locks nobody out.
 *
 * An address takes its turns one after the other. An account that is under attack is open to every
 * address that comes back after its wait: if all of them shared one turn, an attacker would take
 * every one and the owner none. A known device is held up by its own wrong guesses alone.
 *
 * Kept in memory: a restart forgives what was counted.
 */
export class SlowGuesses {
  readonly #counters = new BoundedMap<Counter>(MOST_KEPT)
  /** From when on an address may try an account that is under attack. */
  readonly #turns = new BoundedMap<number>(MOST_KEPT)
  readonly #free: number
  readonly #now: () => number

  constructor(factor = 1, now: () => number = () => performance.now()) {
    this.#free = FREE * factor
    this.#now = now
  }

  /**
   * Counts the guess as a wrong one, or refuses it; gives back how to take it off again. Counted
   * before it is judged: a thousand sent at once must not all be judged first.
   */
  count({ address, account, device }: Guess): () => void {
    const own = device === null ? `address ${networkOf(address)}` : `device ${device}`
    const counter = this.#known(own)
    const turn = counter ? counter.last + this.#wait(counter) : 0
    if (device !== null) {
      this.#refuseBefore(turn)
      return this.#take([own])
    }
    const pair = `${own} ${account}`
    this.#refuseBefore(Math.max(turn, this.#turnAt(account, pair)))
    this.#turns.delete(pair)
    return this.#take([own, account])
  }

  /** Forgets what is over. */
  sweep(): void {
    const long = this.#now() - FORGOTTEN_MS
    this.#counters.forget(({ last }) => last <= long)
    this.#turns.forget((turn) => turn <= long)
  }

  #take(keys: readonly string[]): () => void {
    const now = this.#now()
    for (const key of keys)
      this.#counters.set(key, { wrong: (this.#known(key)?.wrong ?? 0) + 1, last: now })
    return () => {
      for (const key of keys) {
        const counter = this.#counters.get(key)
        if (counter && counter.wrong > 0) counter.wrong--
      }
    }
  }

  /** Told once and kept: coming back too early makes nobody wait longer. */
  #turnAt(account: string, pair: string): number {
    const counter = this.#known(account)
    const wait = counter ? this.#wait(counter) : 0
    if (wait === 0) return 0
    const now = this.#now()
    const given = this.#turns.get(pair)
    if (given !== undefined && given > now - FORGOTTEN_MS) return given
    this.#turns.set(pair, now + wait)
    return now + wait
  }

  #known(key: string): Counter | undefined {
    const counter = this.#counters.get(key)
    return counter && counter.last > this.#now() - FORGOTTEN_MS ? counter : undefined
  }

  #wait({ wrong }: Counter): number {
    if (wrong < this.#free) return 0
    return Math.min(MOST_MS, FIRST_MS * 2 ** (wrong - this.#free))
  }

  #refuseBefore(turn: number): void {
    const left = turn - this.#now()
    if (left <= 0) return
    const seconds = Math.ceil(left / 1000)
    throw new Failure(
      'rate_limited',
      `Too many attempts. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
      { retryAfter: seconds },
    )
  }
}

/** Of whoever exists or not. Hashed, so that a flood of long addresses costs no memory. */
export function accountKey(email: string): string {
  return `account ${createHash('sha256').update(normalEmail(email)).digest('base64url')}`
}
