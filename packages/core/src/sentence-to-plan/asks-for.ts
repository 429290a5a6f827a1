import type { BlockDefinition } from '../blocks/block.ts'
import { splitClauses } from './split-clauses.ts'
import { splitWords } from '../words/split-words.ts'

const LEAD = new Set(
  `please kindly can could would you i we want like need to let us and then also now finally
  change make switch set turn update replace remove delete drop the this that my our a an`.split(
    /\s+/,
  ),
)

/**
 * Whether a clause of the sentence opens with a block: "…, then export it" asks for Export, "which store
 * sold most" does not. Whoever is not the user cannot make a sentence say so.
 */
export function asksFor(sentence: string, { openers, label }: BlockDefinition): boolean {
  const phrases = [...openers, label.toLowerCase()].map((phrase) => phrase.split(' '))
  return splitClauses(sentence).some(({ text }) => {
    const words = splitWords(text).map(({ kind, value }) => (kind === 'word' ? value : ''))
    const first = words.findIndex((word) => !LEAD.has(word))
    return phrases.some((phrase) => phrase.every((part, at) => words[first + at] === part))
  })
}
