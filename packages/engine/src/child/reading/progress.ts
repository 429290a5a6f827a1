import type { ReadingProgress } from '../../inspected-file.ts'

/** Where each stage begins and ends in the whole work, by what they take of a large CSV file. */
const SHARES: Record<ReadingProgress['stage'], readonly [from: number, to: number]> = {
  unpack: [0, 0.2],
  scan: [0.2, 0.45],
  type: [0.45, 0.65],
  store: [0.65, 1],
}
const EVERY = 100

/** Tells how far a reading is, but not oftener than anybody can look. */
export class Progress {
  readonly #tell: (progress: ReadingProgress) => void
  readonly #totalBytes: number
  #last = 0
  #share = 0
  #rows = 0
  #bytes = 0

  constructor(tell: (progress: ReadingProgress) => void, totalBytes: number) {
    this.#tell = tell
    this.#totalBytes = totalBytes
  }

  /** `done` is the part of the stage that is over, from 0 to 1. */
  at(stage: ReadingProgress['stage'], done: number, rows = this.#rows): void {
    const [from, to] = SHARES[stage]
    this.#share = Math.max(this.#share, from + (to - from) * Math.min(1, Math.max(0, done)))
    this.#rows = Math.max(this.#rows, rows)
    const isRead = stage === 'type' || stage === 'store'
    const read = isRead ? this.#totalBytes : Math.round(this.#totalBytes * Math.min(1, done))
    this.#bytes = stage === 'unpack' ? this.#bytes : Math.max(this.#bytes, read)
    const now = performance.now()
    if (now - this.#last < EVERY) return
    this.#last = now
    this.#tell({
      kind: 'reading',
      stage,
      share: this.#share,
      bytes: this.#bytes,
      totalBytes: this.#totalBytes,
      rows: this.#rows,
    })
  }
}
