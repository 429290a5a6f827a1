/** Random numbers that are the same on every machine and every day (mulberry32). */
export class SeededRandom {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** At least 0 and below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.between(0, list.length - 1)]
    if (found === undefined) throw new Error('Nothing to pick from')
    return found
  }

  /** The earlier an entry, the likelier: a few customers buy most. */
  pickEarly<T>(list: readonly T[]): T {
    const place = Math.floor(this.next() ** 2 * list.length)
    const found = list[place]
    if (found === undefined) throw new Error('Nothing to pick from')
    return found
  }
}
