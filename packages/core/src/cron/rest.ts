/** What of a text nobody has read yet; whoever reads a part takes it away. */
export class Rest {
  #text: string

  constructor(said: string) {
    this.#text = said
      .toLowerCase()
      .replaceAll(/\beach\b/g, 'every')
      .replaceAll(/\s+/g, ' ')
      .replace(/[.!]\s*$/, '')
      .trim()
  }

  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.#text)
    if (found) {
      const before = this.#text.slice(0, found.index)
      this.#text = `${before} , ${this.#text.slice(found.index + found[0].length)}`
    }
    return found
  }

  /** All there are, one after the other. */
  takeAll(pattern: RegExp): RegExpExecArray[] {
    const found = this.take(pattern)
    return found ? [found, ...this.takeAll(pattern)] : []
  }

  /** Words that say something: those that only join others do not. */
  left(): string {
    const words = this.#text.split(/[\s,]+/)
    return words.filter((word) => word !== '' && !JOINING.has(word)).join(' ')
  }
}

const JOINING = new Set(['run', 'please', 'it', 'every', 'the', 'of', 'on', 'in', 'at', 'and'])
