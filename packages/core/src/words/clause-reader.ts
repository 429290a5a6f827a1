import { splitWords } from './split-words.ts'
import type { Word } from './split-words.ts'
import { partsOf } from './parts-of.ts'

/** A clause and a place in it. Readers take words off the front; what is left can be handed on. */
export class ClauseReader {
  readonly text: string
  readonly words: readonly Word[]
  at = 0

  constructor(text: string) {
    this.text = text
    this.words = wordsOf(text)
  }

  get done(): boolean {
    return this.at >= this.words.length
  }

  peek(ahead = 0): Word | undefined {
    return this.words[this.at + ahead]
  }

  /** Is the phrase next? Words in the order given, separated by spaces: `is one of`. */
  sees(phrase: string, ahead = 0): boolean {
    return partsOf(phrase).every((part, index) => {
      const word = this.peek(ahead + index)
      return (word?.kind === 'word' || word?.kind === 'symbol') && word.value === part
    })
  }

  take(phrase: string): boolean {
    if (!this.sees(phrase)) return false
    this.at += partsOf(phrase).length
    return true
  }

  takeAny(phrases: readonly string[]): string | null {
    return phrases.find((phrase) => this.take(phrase)) ?? null
  }

  /** Skips any of these, in any order and number. */
  skip(phrases: readonly string[]): void {
    while (this.takeAny(phrases) !== null);
  }

  /** The text from one word to before another, as written. */
  slice(from: number, to: number): string {
    const first = this.words[from]
    const last = this.words[to - 1]
    return first && last && to > from ? this.text.slice(first.start, last.end) : ''
  }

  rest(): string {
    return this.slice(this.at, this.words.length)
  }
}

const RECENT = 32
const recent = new Map<string, readonly Word[]>()

/** Every block reads the same clause, however long, one after the other. */
function wordsOf(text: string): readonly Word[] {
  const known = recent.get(text)
  if (known) return known
  const [oldest] = recent.keys()
  if (recent.size >= RECENT && oldest !== undefined) recent.delete(oldest)
  const words = splitWords(text)
  recent.set(text, words)
  return words
}
