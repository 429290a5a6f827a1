import { isQuestion } from '../question/is-question.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { unitCalled, unitOf } from '../question/tables/units.ts'
import { withoutDefinition } from './definition.ts'
import { spellShare } from './defined-share.ts'
import { emptyDraft } from './figure-draft.ts'
import type { FigureDraft } from './figure-draft.ts'
import { readAmount } from './read-amount.ts'
import { readBetween } from './read-between.ts'
import { readBlanks } from './read-blanks.ts'
import { readCompared } from './read-compared.ts'
import { readGroupsHaving } from './read-groups-having.ts'
import { readGloss, readKept } from './read-kept.ts'
import { readRanking } from './read-ranking.ts'
import { readRows } from './read-rows.ts'
import { readShare } from './read-share.ts'
import { readSeen } from './read-seen.ts'
import { readSorted } from './read-sorted.ts'
import { readSplit } from './read-split.ts'
import { readTally } from './read-tally.ts'
import { readTimeUnit } from './read-time-unit.ts'
import { readWhen } from './read-when.ts'
import { takeChange } from './take-change.ts'
import { takeSharedState } from './shared-state.ts'
import { WordStream } from './word-stream.ts'

type PartReader = (words: WordStream, draft: FigureDraft) => true | null

/** The first that takes what stands next has it; each reads one part and nothing of the next. */
const READERS: readonly PartReader[] = [
  readSeen,
  readSorted,
  readBlanks,
  readTimeUnit,
  readWhen,
  readBetween,
  readRanking,
  readGroupsHaving,
  readSplit,
  readTally,
  readShare,
  readCompared,
  readAmount,
  readKept,
  readRows,
  readPercent,
  readOwnUnit,
  readCurrency,
  readGloss,
]

const LONGEST_REQUEST = 40

/**
 * The parts of a request for a figure, in whatever order they are said. Null where one word is left over:
 * a figure that leaves out a condition or a grouping answers something else.
 */
export function readFigureWords(
  sentence: string,
  tables: readonly SchemaTable[],
): FigureDraft | null {
  const { request: said, change } = takeChange(sentence, tables)
  const { request, definition } = withoutDefinition(spellShare(said, tables), tables)
  const shared = takeSharedState(request, tables)
  const words = new WordStream(shared?.request ?? request, tables, definition, shared)
  if (words.tokens.length > LONGEST_REQUEST) return null
  const draft = { ...emptyDraft(!isQuestion(sentence)), change }
  while (!words.done) {
    if (READERS.some((read) => words.attempt(() => read(words, draft)) !== null)) continue
    if (!LOOSE.has(words.word()) || tellsGroups(words, draft)) return null
    words.at += 1
  }
  // What was defined has to be what is measured.
  if (definition && draft.amount?.kind !== 'formula') return null
  if (shared && !draft.share?.shared) return null
  const isOpen = draft.share !== null && draft.share.of === null && draft.share.shared === null
  return isOpen && draft.splits.length === 0 ? null : draft
}

/** "Hotels whose average price is above 150": which hotels, told by a figure of each, and no figure of all. */
function tellsGroups(words: WordStream, { rows, amount, splits, ranking }: FigureDraft): boolean {
  if (rows.length === 0 || amount || splits.length > 0 || ranking) return false
  const [first, ...ahead] = words.tokens.slice(words.at).map(({ fold }) => fold)
  const isTelling = first === 'whose' || first === 'with' || first === 'having'
  return (
    isTelling && /^(?:an? |the )?(?:average|mean|median|total|combined)\b/.test(ahead.join(' '))
  )
}

/** "in percent": of a share or a quotient, which is seen to where it is bound. */
function readPercent(words: WordStream, draft: FigureDraft): true | null {
  if (words.take(...PERCENT) === null) return null
  draft.isPercent = true
  return true
}

/** "Average talk time in seconds" of a `Talk Time (s)`, which tells it in them already. */
function readOwnUnit(words: WordStream, { amount }: FigureDraft): true | null {
  if (amount?.kind !== 'column' || words.take('in') === null) return null
  const unit = unitCalled(words.word())
  const [best] = amount.columns
  if (!unit || !best || unitOf(best.column.name)?.name !== unit.name) return null
  words.at += 1
  return true
}

/** "Revenue in EUR" where headings say so; nothing here turns one currency into another. */
function readCurrency(words: WordStream): true | null {
  return words.attempt(() => {
    if (words.take('in') === null) return null
    const currency = words.word()
    if (!CURRENCIES.has(currency)) return null
    const names = words.tables.flatMap(({ columns }) => columns.map(({ name }) => name))
    if (!names.some((name) => new RegExp(`\\b${currency}\\b`, 'i').test(name))) return null
    words.at += 1
    return true
  })
}

const CURRENCIES: ReadonlySet<string> = new Set(['eur', 'usd', 'gbp', 'chf', 'sek', 'dkk', 'nok'])

const PERCENT = [
  'in percent',
  'in per cent',
  'in %',
  'as a percentage',
  'as percentage',
  'in percents',
]

/** Words that tie parts together and add nothing to them. */
const LOOSE: ReadonlySet<string> = new Set(
  (
    ', . ? ! ; : - ( ) a an the of in for from to at on with our my we us me i is are was were be been do does did ' +
    'has have had and as what which who how much many please show give tell list get see display plot find ' +
    'calculate compute compare want need can you could would like just only keep there that whose this these those ' +
    "'s his her their its it overall all made make making came come placed generated generate brought bring " +
    'brings into received had got gets so far us people place buy bought logged booked recorded worked'
  ).split(' '),
)
