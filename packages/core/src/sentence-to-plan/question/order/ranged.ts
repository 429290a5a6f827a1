import { conceptAround, tellsAgeByDay } from '../draft/concept-column.ts'
import { columnOf } from '../draft/column-of.ts'
import { gap } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import { MARKS } from '../words/find-marks.ts'
import type { Mark } from '../words/marks.ts'
import { hasConcept } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

type Superlative = Extract<Mark, { kind: 'superlative' }>

/**
 * "Latest joined first", "best average first", "the tallest first" at the end of a clause: all rows in that
 * order, and not the first of them. Read before any other superlative.
 */
export function readFirsts(draft: Draft): void {
  const { mentions } = draft.sentence
  for (const mention of mentions) {
    if (mention.mark?.kind !== 'superlative' || mention.text.toLowerCase() === 'first') continue
    const first = mentions
      .slice(mention.index + 1, mention.index + 3)
      .find(({ text }) => text.toLowerCase() === 'first')
    if (!first || !endsClause(draft, first) || gap(draft, mention.end, first.start).length > 2)
      continue
    const between = mentions.slice(mention.index + 1, first.index)
    for (const one of [mention, ...between, first]) draft.used.add(one.index)
    draft.ranged = { mark: mention.mark, said: between[0] ?? null }
    draft.descending = mention.mark.descending
  }
}

function endsClause({ sentence }: Draft, { end }: Mention): boolean {
  const after = sentence.tokens[end]
  return after === undefined || after.sign || /^(?:and|then)$/.test(after.fold)
}

/** What "the tallest first" and "from tallest to shortest" put the rows in order by, where no column is said. */
export function orderRanged(draft: Draft, directed: readonly Mention[]): boolean {
  const { ranged } = draft
  const mark = ranged?.mark ?? directed.flatMap(({ text }) => superlativeIn(text))[0]
  if (!mark) return false
  const said = ranged?.said ?? null
  const own = said && columnOf(draft, said)
  const measured = draft.select.find(({ measure }) => measure !== null)
  const isMeasured = said?.mark?.kind === 'measure' || (own && measured?.column === own)
  if (measured && (isMeasured || (mark.concept === null && !own))) {
    const { measure, column, of } = measured
    draft.order.push({ measure, of: column ?? of ?? null, descending: mark.descending })
    return true
  }
  const column = own ?? shownAs(draft, mark) ?? meant(draft, mark)
  if (!column) return false
  const descending = mark.descending !== (mark.concept === 'age' && tellsAgeByDay(column))
  draft.order.push({ measure: null, of: column, descending })
  return true
}

/** "Name and year built, the oldest first": what is shown is what it goes by. */
function shownAs({ select }: Draft, { concept }: Superlative): SchemaColumn | null {
  const columns = select.flatMap(({ column }) => column ?? [])
  const fits = columns.filter((column) => {
    if (concept === 'age') return hasConcept(column, 'age') || hasConcept(column, 'date')
    if (concept === null) return column.numeric !== null && !column.key
    return concept !== 'count' && concept !== 'order' && hasConcept(column, concept)
  })
  return fits[0] ?? null
}

function meant(draft: Draft, { concept }: Superlative): SchemaColumn | null {
  if (concept === null || concept === 'count' || concept === 'order') return null
  return conceptAround(draft, draft.main, concept)
}

/** "Oldest" in "oldest first" and "from the oldest to the newest". */
function superlativeIn(text: string): readonly Superlative[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/\b(?:from|the|first)\b/g, ' ')
      .split(/ to /)[0] ?? ''
  const mark = MARKS.get(words.trim().replaceAll(/\s+/g, ' '))
  return mark?.kind === 'superlative' ? [mark] : []
}
