import { withPasswords } from './hidden-texts.ts'

/** A URL, a mail address, a network address: what could carry rows away, or a reader. */
const ADDRESS =
  /(?:[a-z][a-z\d+.-]{1,30}:\/\/|www\.|mailto:|javascript:|data:[a-z]+\/)[^\s"'<>()[\]]*|[^\s@"'<>()[\],;:]+@[^\s@"'<>()[\],;:]+\.[^\s@"'<>()[\],;:]+|\b\d{1,3}(?:\.\d{1,3}){3}\b(?::\d+)?/giu

/** Everything the user wrote in this conversation; nobody else can put a word in here. */
export class TypedWords {
  readonly #text: string

  constructor(messages: readonly string[]) {
    this.#text = messages.join('\n')
  }

  /** Whether the user wrote exactly this, as words of their own: ".co" is not in ".com". */
  has(text: string): boolean {
    const wanted = text.trim().toLowerCase()
    if (wanted === '') return true
    const typed = this.#text.toLowerCase()
    for (let at = typed.indexOf(wanted); at !== -1; at = typed.indexOf(wanted, at + 1)) {
      const before = typed.slice(0, at)
      const after = typed.slice(at + wanted.length)
      if (/(?:^|[\s"'`(,;:=<>])$/u.test(before) && /^(?:[.!?]?(?:[\s"'`),;<>]|$))/u.test(after))
        return true
    }
    return false
  }

  /** A text of a model as the user wrote it, with the passwords it was not shown. */
  spelledOut(text: string): string {
    return withPasswords(text, this.#text)
  }

  /** The text with `instead` for every address the user did not write. */
  withoutForeignAddresses(text: string, instead: string): string {
    return text.replace(ADDRESS, (found) => {
      const address = found.replace(/[.,;:!?]+$/u, '')
      return this.has(address) ? found : instead + found.slice(address.length)
    })
  }
}
