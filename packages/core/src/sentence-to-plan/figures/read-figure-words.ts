import type { SchemaTable } from '../question/tables/schema.ts'
import { emptyDraft } from './figure-draft.ts'
import type { FigureDraft } from './figure-draft.ts'
import { readAmount } from './read-amount.ts'
import { readCompared } from './read-compared.ts'
import { readGroupsHaving } from './read-groups-having.ts'
import { readKept } from './read-kept.ts'
import { readRanking } from './read-ranking.ts'
import { readRows } from './read-rows.ts'
import { readShare } from './read-share.ts'
import { readSorted } from './read-sorted.ts'
import { readSplit } from './read-split.ts'
import { readTimeUnit } from './read-time-unit.ts'
import { readWhen } from './read-when.ts'
import { WordStream } from './word-stream.ts'

type PartReader = (words: WordStream, draft: FigureDraft) => true | null

/** The first that takes what stands next has it; each reads one part and nothing of the next. */
const READERS: readonly PartReader[] = [
  readSorted,
  readTimeUnit,
  readWhen,
  readRanking,
  readGroupsHaving,
  readSplit,
  readShare,
  readCompared,
  readAmount,
  readKept,
  readRows,
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
  const words = new WordStream(sentence, tables)
  if (words.tokens.length > LONGEST_REQUEST) return null
  const draft = emptyDraft()
  while (!words.done) {
    if (READERS.some((read) => words.attempt(() => read(words, draft)) !== null)) continue
    if (!LOOSE.has(words.word())) return null
    words.at += 1
  }
  return draft.share && draft.share.of === null && draft.splits.length === 0 ? null : draft
}

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
