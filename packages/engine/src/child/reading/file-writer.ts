import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/**
 * Writes a file piece by piece. What goes wrong, such as a full disk, is thrown by the next piece or at
 * the end: as an event that nobody hears it would end the process, and nobody would know why.
 */
export class FileWriter {
  readonly #out: WriteStream

  constructor(path: string) {
    this.#out = createWriteStream(path).on('error', () => {})
  }

  async write(piece: string | Uint8Array): Promise<void> {
    if (this.#out.errored) throw this.#out.errored
    if (!this.#out.write(piece)) await once(this.#out, 'drain')
  }

  async end(): Promise<void> {
    this.#out.end()
    await finished(this.#out)
  }
}
