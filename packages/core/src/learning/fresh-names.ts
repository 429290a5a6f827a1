/** Names for columns that are dropped again, different from those that are taken in more than letter case. */
export class FreshNames {
  readonly #taken: Set<string>
  #count = 0

  constructor(taken: readonly string[]) {
    this.#taken = new Set(taken.map(folded))
  }

  /** The words joined, or a number where nothing of them can be read: `region_is_north`. */
  of(...words: readonly string[]): string {
    const name = words.map(readable).filter(Boolean).join('_')
    // PostgreSQL cuts names behind 63 bytes.
    const plain = name !== '' && bytesOf(name) <= 55 ? name : `column_${(this.#count += 1)}`
    let fresh = plain
    for (let count = 2; this.#taken.has(folded(fresh)); count += 1) fresh = `${plain}_${count}`
    this.#taken.add(folded(fresh))
    return fresh
  }
}

function readable(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

function bytesOf(name: string): number {
  return encodeURIComponent(name).replaceAll(/%../g, '-').length
}
