/** Lets requests go no faster than so many a second; 0: as they come. */
export class Pace {
  readonly #between: number
  #earliest = 0

  constructor(perSecond: number) {
    this.#between = perSecond > 0 ? 1_000 / perSecond : 0
  }

  async next(): Promise<void> {
    const now = performance.now()
    const wait = this.#earliest - now
    this.#earliest = Math.max(now, this.#earliest) + this.#between
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
