import { columnOf } from '../draft/column-of.ts'
import { conceptAround } from '../draft/concept-column.ts'
import { gap } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import type { Comparison } from '../query/query.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { wordSet } from '../../../words/word-set.ts'
import { ABOUT } from './choices.ts'
import { LESS, MORE } from './comparator.ts'

/** What may stand between a comparison and what it is made with. */
export const BETWEEN = wordSet("the of all a an any 's its their for in overall")

/** A comparison, and what is compared. */
export interface ComparedBefore {
  readonly comparison: Comparison
  readonly column: SchemaColumn | null
  /** What the comparing word itself is about: "older" is about an age. */
  readonly about: SchemaColumn | null
  readonly used: readonly number[]
  /** The word that compares, where it is no mention: "more" of "more seats than". */
  readonly word: number | null
}

/** "more staff than the…", "higher than the…": what stands right before the measure. */
export function comparisonBefore(draft: Draft, measure: Mention): ComparedBefore | null {
  const { tokens, mentions } = draft.sentence
  let at = measure.start
  while (at > 0 && BETWEEN.has(tokens[at - 1]?.fold ?? '')) at -= 1
  const mark = mentions.find((one) => one.end === at && one.mark?.kind === 'compare')
  if (mark?.mark?.kind === 'compare') {
    const before = mentions[mark.index - 1]
    const near = before && gap(draft, before.end, mark.start).every((word) => IS.has(word))
    const column =
      before &&
      near &&
      before.columns.length > 0 &&
      !draft.select.some(
        (one) => one.column !== null && before.columns.some((link) => link.column === one.column),
      )
        ? columnOf(draft, before)
        : null
    const used = column && before ? [mark.index, before.index] : [mark.index]
    return {
      comparison: mark.mark.comparison,
      column,
      about: aboutOf(draft, mark.text),
      used,
      word: null,
    }
  }
  if (tokens[at - 1]?.fold !== 'than') return null
  for (let back = at - 2; back >= Math.max(0, at - 6); back -= 1) {
    const word = tokens[back]?.fold ?? ''
    const comparison = MORE.has(word) ? '>' : LESS.has(word) ? '<' : null
    if (!comparison) continue
    const inside = mentions.filter(
      (one) => one.start > back && one.end <= at && one.columns.length > 0,
    )
    const [only] = inside
    return {
      comparison,
      column: only ? columnOf(draft, only) : null,
      about: aboutOf(draft, word),
      used: inside.map(({ index }) => index),
      word: back,
    }
  }
  return null
}

/** "Older" is about an age. */
export function aboutOf(draft: Draft, said: string): SchemaColumn | null {
  const word = said.toLowerCase()
  const concept = /\b(?:expensive|costly)\b/.test(word) ? 'price' : ABOUT[word.split(' ')[0] ?? '']
  return concept ? conceptAround(draft, draft.main, concept) : null
}

const IS = wordSet('is are was were has have had a an the of that with')
