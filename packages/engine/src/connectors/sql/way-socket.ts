import { Socket } from 'node:net'

/** Whatever address it is told to connect to, it takes the one way there is. */
export class WaySocket extends Socket {
  readonly #way: string
  constructor(way: string) {
    super()
    this.#way = way
  }
  override connect(): this {
    return super.connect({ path: this.#way })
  }
}
