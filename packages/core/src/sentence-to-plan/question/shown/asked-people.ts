import type { Draft, SelectDraft } from '../draft/draft.ts'
import { setOf } from '../../../words/word-set.ts'
import type { Mention } from '../link/mention.ts'
import { says } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { stem } from '../../../words/stem.ts'

const PEOPLE = setOf(
  'people person spectator fan student pupil viewer resident inhabitant visitor passenger',
)

/** What people do or are, and the columns that count those who did or are so, the likelier ones first. */
const COUNTED: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
  [setOf('watch see saw seen view tune viewer'), setOf('viewer viewership audience')],
  [setOf('live reside dwell resident inhabitant'), setOf('population inhabitant resident')],
  [setOf('attend attended come came show spectator fan'), setOf('attendance crowd spectator')],
  [setOf('enroll enrolled study student pupil'), setOf('enrollment enrolment student pupil')],
  [setOf('watch see saw seen'), setOf('attendance crowd')],
  [setOf('hold seat fit accommodate'), setOf('capacity seat')],
  [setOf('ride travel passenger'), setOf('ridership passenger traffic')],
]

const PRESENT = /\b(?:was|were) (?:at|there|present)\b/

const ANY: ReadonlySet<string> = new Set(COUNTED.flatMap(([, columns]) => [...columns]))

/**
 * "How many people watched Nightfall", "how many students does Hill School have": of a row that is named,
 * the number in the column that counts people, and of several the one that the verb speaks of.
 */
export function askedPeople(draft: Draft, focus: Mention): SelectDraft | null {
  const { sentence, main } = draft
  if (sentence.tables.length !== 1 || focus.mark?.kind !== 'ask') return null
  const noun = sentence.tokens[focus.end]
  if (focus.mark.concept !== 'count' || !noun) return null
  // "How many watched Nightfall": what they did is said at once.
  const isDeed = COUNTED.some(([verbs]) => verbs.has(stem(noun.fold)))
  if (!PEOPLE.has(noun.stem) && !isDeed) return null
  const counting = main.columns.filter((one) => isAmount(one) && says(one, ANY))
  const said = sentence.tokens.slice(focus.end).map(({ fold }) => fold)
  const roots = [...said.map(stem), ...(PRESENT.test(said.join(' ')) ? [stem('attend')] : [])]
  const spoken =
    COUNTED.filter(([verbs]) => roots.some((root) => verbs.has(root)))
      .map(([, columns]) => counting.filter((one) => says(one, columns)))
      .find((found) => found.length > 0) ?? []
  // Without a word of what they did, one row is meant, of which there is nothing else to count.
  if (spoken.length === 0 && !isRowNamed(draft)) return null
  const [column, ...more] = spoken.length > 0 ? spoken : counting
  if (!column || more.length > 0) return null
  for (const one of sentence.mentions)
    if (one.start === focus.end || isSaid(one, column)) draft.used.add(one.index)
  return { measure: 'sum', column }
}

function isAmount({ numeric, ordinal, key }: SchemaColumn): boolean {
  return numeric !== null && !ordinal && !key
}

function isSaid({ mark, columns: [best], values }: Mention, column: SchemaColumn): boolean {
  return !mark && values.length === 0 && best?.column === column
}

/** One row is meant, of which there is nothing to count. */
function isRowNamed({ sentence }: Draft): boolean {
  return sentence.mentions.some(({ values }) =>
    values.some(
      ({ column, share }) =>
        share >= WHOLE && column.unique && (column.numeric === null || column.dated),
    ),
  )
}

const WHOLE = 0.95
