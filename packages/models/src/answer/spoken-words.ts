import type { ChatEvent } from '@plainflow/contract'
import type { TypedWords } from '../prompt/typed-words.ts'

const LONGEST = 4_000
const LEFT_OUT = '[address left out]'

/** A model's explanation while it is being written: whole words, without addresses of its own. */
export class SpokenWords {
  readonly #typed: TypedWords
  readonly #tell: (event: ChatEvent) => void
  #told = 0

  constructor(typed: TypedWords, tell: (event: ChatEvent) => void) {
    this.#typed = typed
    this.#tell = tell
  }

  /** The text so far; its last word may not be whole yet. */
  hear(answer: unknown): void {
    const text = explanationIn(answer)
    this.#say(text.slice(0, text.search(/\s\S*$/u) + 1))
  }

  /** The whole of it; gives back what was said. */
  finish(answer: unknown): string {
    const text = explanationIn(answer)
    this.#say(text)
    return this.#clean(text)
  }

  /** Takes back what was said. */
  unsay(): void {
    if (this.#told > 0) this.#tell({ kind: 'unsaid' })
    this.#told = 0
  }

  #say(text: string): void {
    const next = this.#clean(text.slice(this.#told))
    if (text.length <= this.#told) return
    this.#told = text.length
    if (next !== '') this.#tell({ kind: 'words', text: next })
  }

  #clean(text: string): string {
    return this.#typed.withoutForeignAddresses(text, LEFT_OUT)
  }
}

function explanationIn(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('explanation' in answer)) return ''
  const question = 'question' in answer ? answer.question : null
  const explanation = [answer.explanation, question]
    .filter((text) => typeof text === 'string')
    .join(' ')
  // Control characters and those that turn the direction of a text could make it say something else.
  return explanation
    .slice(0, LONGEST)
    .replace(/[^\P{C}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trimStart()
}
