import type { CatalogueDataset } from '../../pipeline/catalogue.ts'
import { spellDecades, spellRanges, spellYears } from './conditions/date-range.ts'
import { Decisions, otherwise } from './draft/decisions.ts'
import type { Change } from './draft/decisions.ts'
import { joinHeldNouns } from './link/held-nouns.ts'
import { preferSaid } from './tables/joins.ts'
import type { Reference } from './tables/joins.ts'
import { isDateColumn } from './link/link-dates.ts'
import { isEnough } from './is-enough.ts'
import { linkReferences } from './link/link-references.ts'
import { linkSentence } from './link/link-sentence.ts'
import type { LinkedSentence } from './link/mention.ts'
import { narrowColumns } from './link/narrow-columns.ts'
import { queriesOf } from './query/query.ts'
import type { Answer } from './query/query.ts'
import type { QuestionReading } from './question-reading.ts'
import { readLinked } from './read-linked.ts'
import { relateTables, withKeys } from './tables/same-things.ts'
import { schemaOf } from './tables/schema.ts'
import { spellEmpty } from './spell/spell-empty.ts'
import { spellFullName } from './spell/spell-full-name.ts'
import { spellLimits } from './spell/spell-limits.ts'
import { spellMillions } from './spell/spell-millions.ts'
import { spellNever } from './spell/spell-never.ts'
import { spellNumber } from './spell/spell-number.ts'
import { spellOpponents } from './spell/spell-opponents.ts'
import { spellPairs } from './spell/spell-pairs.ts'
import { spellTypos } from './spell/spell-typos.ts'
import { spellWording } from './spell/spell-wording.ts'
import { shareOwners } from './link/share-owners.ts'
import { splitOwners } from './link/split-owners.ts'
import { titleSaid, withoutTitle } from './conditions/title-said.ts'
import { rereadOne, rereadWide } from './wide/reread-wide.ts'
import { sayShape } from './wide/reshaped.ts'
import type { Reread } from './wide/wide-question.ts'
import { preferWholeNames } from './link/whole-names.ts'

/**
 * A question over tables in logical form: `readQuestion('How many dogs are older than 5?', datasets)`.
 * Null where too little of it has to do with the data.
 */
export function readQuestion(
  sentence: string,
  datasets: readonly CatalogueDataset[],
): QuestionReading | null {
  return readEither(sentence, datasets, { most: 1, farthest: 0 })[0]?.reading ?? null
}

const MOST_TRIED = 6

/** A reading, and what it makes of one choice where the likeliest makes something else of it. */
export interface EitherReading {
  readonly reading: QuestionReading
  readonly change: Change | null
}

/**
 * The same, and up to so many other readings, the likeliest first: each makes one choice otherwise, such
 * as the column a value is looked for in.
 */
export function readEither(
  sentence: string,
  datasets: readonly CatalogueDataset[],
  limits: Limits,
): readonly EitherReading[] {
  const reread = rereadWide(sentence, datasets)
  const wide = reread ? readReread(reread, datasets, limits) : []
  if (wide[0] && isEnough(wide[0].reading)) return wide
  const plain = readPlain(sentence, datasets, limits)
  const one = isWhole(plain) ? null : rereadOne(sentence, datasets)
  const single = one ? readReread(one, datasets, limits) : []
  return isBetter(single, plain) ? single : plain
}

interface Limits {
  readonly most: number
  readonly farthest: number
}

function isWhole([first]: readonly EitherReading[]): boolean {
  return first !== undefined && first.reading.confidence === 1
}

function isBetter([one]: readonly EitherReading[], [other]: readonly EitherReading[]): boolean {
  return one !== undefined && one.reading.confidence > (other?.reading.confidence ?? 0)
}

function readReread(
  { sentence, reshaped }: Reread,
  datasets: readonly CatalogueDataset[],
  limits: Limits,
): readonly EitherReading[] {
  const { dataset, shape } = reshaped
  const others = datasets.map((one) => (one.id === dataset.id ? dataset : one))
  return readPlain(sentence, others, limits)
    .filter(({ reading }) => isOver(reading.answer, dataset.id))
    .map(({ reading, change }) => {
      const assumptions = [...reading.assumptions, ...sayShape(shape)]
      return { reading: { ...reading, reshaped, assumptions }, change }
    })
}

function isOver(answer: Answer, table: string): boolean {
  return queriesOf(answer).every(({ tables }) => tables.includes(table))
}

function readPlain(
  sentence: string,
  datasets: readonly CatalogueDataset[],
  { most, farthest }: Limits,
): readonly EitherReading[] {
  const plain = datasets.filter(({ columns }) => columns.length > 0).map(schemaOf)
  const found = plain.length > 1 ? relateTables(plain) : []
  const tables = withKeys(plain, found)
  const title = titleSaid(sentence, tables)
  if (title !== null)
    return readPlain(withoutTitle(sentence, title), datasets, { most, farthest }).map(
      ({ reading, change }) => ({ reading: takenAsTitle(reading, title), change }),
    )
  const hasDates = tables.some(({ columns }) => columns.some(isDateColumn))
  const done = spellNever(spellTypos(sentence, tables), tables, found)
  const typed = spellFullName(spellEmpty(done, tables), tables)
  const phrased = spellOpponents(spellLimits(spellWording(typed)), tables)
  const worded = spellYears(spellDecades(phrased))
  const paired = spellPairs(spellMillions(spellNumber(worded, tables), tables), tables)
  const references = preferSaid(found, sentence)
  const spelled = hasDates ? spellRanges(paired) : paired
  const linked = linkReferences(
    joinHeldNouns(
      splitOwners(shareOwners(narrowColumns(preferWholeNames(linkSentence(spelled, tables))))),
    ),
    references,
  )
  const decisions = new Decisions()
  const first =
    readLinked(linked, references, decisions) ?? readInstead(linked, references, decisions)
  if (!first) return []
  const readings: EitherReading[] = [{ reading: first, change: null }]
  const known = new Set([JSON.stringify(first.answer)])
  for (const change of otherwise(decisions.made, farthest).slice(0, MOST_TRIED)) {
    if (readings.length >= most) break
    const other = readLinked(linked, references, new Decisions(change))
    const text = JSON.stringify(other?.answer)
    if (!other || known.has(text) || unread(other) > unread(first) + MORE_UNREAD) continue
    known.add(text)
    readings.push({ reading: other, change })
  }
  return readings
}

function takenAsTitle(reading: QuestionReading, title: string): QuestionReading {
  const told = `Took "${title}" as what the whole table is about.`
  return { ...reading, assumptions: [...reading.assumptions, told] }
}

/** Where the likeliest choices do not fit together, the nearest ones that do. */
function readInstead(
  linked: LinkedSentence,
  references: readonly Reference[],
  decisions: Decisions,
): QuestionReading | null {
  for (const change of otherwise(decisions.made, Infinity).slice(0, MOST_TRIED)) {
    const reading = readLinked(linked, references, new Decisions(change))
    if (reading) return reading
  }
  return null
}

/** Another reading may leave a word more unread, but not much of the question. */
const MORE_UNREAD = 1

function unread({ words }: QuestionReading): number {
  return words.filter(({ read }) => !read).length
}
