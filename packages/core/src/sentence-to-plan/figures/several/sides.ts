import type { SchemaTable } from '../../../tables/schema.ts'
import { textOfTokens } from '../../../words/tokens.ts'
import { sideOf, takeSide } from '../take-change.ts'
import type { SaidSide } from '../take-change.ts'
import { WordStream } from '../word-stream.ts'

/** A period or a cell at one end of some words, and the words without it. */
export interface SideAt {
  readonly side: SaidSide
  readonly text: string
  readonly rest: string
}

const LONGEST = 4
const BEFORE = /^(?:in|for|of|during|from|on|at) /i

/** "2024 good pieces". */
export function sideAtStart(text: string, tables: readonly SchemaTable[]): SideAt | null {
  const said = text.replace(BEFORE, '')
  const words = new WordStream(said, tables)
  const side = takeSide(words)
  if (!side || words.at === 0) return null
  const [own, rest] = [words.tokens.slice(0, words.at), words.tokens.slice(words.at)]
  return { side, text: textOfTokens(own), rest: textOfTokens(rest) }
}

/** "Good pieces in 2023". */
export function sideAtEnd(text: string, tables: readonly SchemaTable[]): SideAt | null {
  const words = text.split(' ')
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const said = words.slice(-length).join(' ')
    if (BEFORE.test(`${said} `)) continue
    const side = sideOf(said, tables)
    const rest = words.slice(0, -length).join(' ')
    if (side) return { side, text: said, rest: rest.replace(/ (?:in|for|during|from|on|at)$/i, '') }
  }
  return null
}

/** Two periods, or two cells of one column: one can stand in the place of the other. */
export function areAlike(one: SaidSide, other: SaidSide): boolean {
  if (one.kind === 'when' || other.kind === 'when') return one.kind === other.kind
  return one.kept.hits.some(({ column }) => other.kept.hits.some((hit) => hit.column === column))
}
