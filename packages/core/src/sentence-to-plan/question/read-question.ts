import type { CatalogueDataset } from '../../tables/catalogue.ts'
import { sameJson } from '../../words/same-json.ts'
import { isDoubtful, leavesOutMean } from './doubts.ts'
import { Decisions, otherwise } from './draft/decisions.ts'
import type { Change, Decision } from './draft/decisions.ts'
import { preferSaid } from './tables/prefer-said.ts'
import type { Reference } from '../../tables/relate/reference.ts'
import { lookAgain, unread } from './look-again.ts'
import { isEnough } from './is-enough.ts'
import { bindSentence } from './link/bind-sentence.ts'
import { linkSentence } from './link/link-sentence.ts'
import type { LinkedSentence } from './link/mention.ts'
import { queriesOf } from './query/query.ts'
import type { Answer } from './query/query.ts'
import type { QuestionReading } from './question-reading.ts'
import { readLinked } from './read-linked.ts'
import { spellParts } from './spell/spell-parts.ts'
import { spellQuestion } from './spell/spell-question.ts'
import { preferDone } from './tables/prefer-done.ts'
import { relateTables } from '../../tables/relate/relate-tables.ts'
import { withKeys } from '../../tables/relate/with-keys.ts'
import { schemaOf } from '../../tables/schema.ts'
import { titleSaid, withoutTitle } from './conditions/title-said.ts'
import { subjectSaid } from './conditions/subject-said.ts'
import { rereadOne, rereadWide } from './wide/reread-wide.ts'
import { sayShape } from './wide/reshaped.ts'
import type { Reread } from './wide/wide-question.ts'

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
  /** Also those that bind a word otherwise, or not at all. */
  readonly again?: boolean
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
  limits: Limits,
): readonly EitherReading[] {
  const plain = datasets.filter(({ columns }) => columns.length > 0).map(schemaOf)
  const found = plain.length > 1 ? relateTables(plain) : []
  const plainTables = withKeys(plain, found)
  const title = titleSaid(sentence, plainTables)
  if (title !== null)
    return readPlain(withoutTitle(sentence, title), datasets, limits).map(
      ({ reading, change }) => ({ reading: takenAsTitle(reading, title), change }),
    )
  const subject = subjectSaid(sentence, plainTables)
  if (subject)
    return readPlain(subject.sentence, datasets, limits).map(({ reading, change }) => ({
      reading: takenAsTitle(reading, subject.name),
      change,
    }))
  const parts = spellParts(sentence, plainTables, found)
  const { tables } = parts
  const spelled = spellQuestion(parts.sentence, tables, found)
  const references = preferDone(preferSaid(found, spelled), spelled, tables)
  const divided = linkSentence(spelled, tables)
  const linked = bindSentence(divided, references)
  const decisions = new Decisions()
  const first =
    readLinked(linked, references, decisions) ?? readInstead(linked, references, decisions)
  if (!first) return []
  const likeliest: EitherReading = { reading: first, change: null }
  const near = nearReadings(first, { linked, references, made: decisions.made }, limits)
  const isUnlikely = isDoubtful(first, linked)
  if (!isUnlikely && !limits.again) return [likeliest, ...near]
  const far = lookAgain({ sentence: divided, reading: first }, (refused) => {
    const other = bindSentence(linkSentence(spelled, tables, refused), references)
    const reading = readLinked(other, references, new Decisions())
    return reading && { sentence: other, reading }
  }).map((reading): EitherReading => ({ reading, change: null }))
  if (!isUnlikely) return distinct([likeliest, ...near, ...far])
  const decided = nearReadings(first, { linked, references, made: decisions.made }, ANY)
  const better = [...decided.filter(({ reading }) => !isDoubtful(reading, linked)), ...far]
  if (better.length === 0 && leavesOutMean(first, linked))
    return [{ reading: { ...first, guessed: true }, change: null }]
  return distinct([...better.slice(0, 1), likeliest, ...near])
}

const ANY: Limits = { most: Infinity, farthest: Infinity }

interface Decided {
  readonly linked: LinkedSentence
  readonly references: readonly Reference[]
  readonly made: readonly Decision[]
}

/** Those that make one choice otherwise, the closest call first. */
function nearReadings(
  first: QuestionReading,
  { linked, references, made }: Decided,
  { most, farthest }: Limits,
): readonly EitherReading[] {
  const readings: EitherReading[] = []
  for (const change of otherwise(made, farthest).slice(0, MOST_TRIED)) {
    if (readings.length >= most - 1) break
    const reading = readLinked(linked, references, new Decisions(change))
    if (!reading || unread(reading) > unread(first) + MORE_UNREAD) continue
    if (sameAnswer(reading, first) || readings.some((one) => sameAnswer(one.reading, reading)))
      continue
    readings.push({ reading, change })
  }
  return readings
}

function distinct(readings: readonly EitherReading[]): readonly EitherReading[] {
  return readings.filter(
    ({ reading }, at) => readings.findIndex((one) => sameAnswer(one.reading, reading)) === at,
  )
}

function sameAnswer({ answer }: QuestionReading, other: QuestionReading): boolean {
  return sameJson(answer, other.answer)
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
