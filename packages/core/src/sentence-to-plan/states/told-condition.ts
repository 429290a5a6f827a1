import type { ColumnLink } from '../question/link/mention.ts'
import type { Predicate } from '../question/query/query.ts'
import { refOf } from '../../tables/schema.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { isFigure } from '../figures/is-figure.ts'
import { takeComparison } from '../figures/read-compared.ts'
import { takeKept } from '../figures/read-kept.ts'
import { testKept } from '../figures/test-kept.ts'
import { WordStream } from '../figures/word-stream.ts'
import { readHaving } from './empty-states.ts'
import { firstState } from './take-states.ts'
import { spokenTables } from './told-columns.ts'

/**
 * What some words say of rows, where they say nothing else: "actual end after planned end", "no end time", "deposit
 * not paid", "status = missed", "inbound only". Null where one word is left over.
 */
export function conditionTold(
  text: string,
  sentence: string,
  tables: readonly SchemaTable[],
): readonly Predicate[] | null {
  const near = spokenTables(sentence, tables)
  for (const known of near.length === tables.length ? [tables] : [near, tables]) {
    const whole = tellsOne(text, known) ?? tellsAll(text, known)
    if (whole) return whole
  }
  return null
}

/** "Inbound and not abandoned": each part for itself. */
function tellsAll(text: string, tables: readonly SchemaTable[]): readonly Predicate[] | null {
  const parts = text.split(/,? (?:and|but) |, /i)
  const told = parts.length < 2 ? [] : parts.map((part) => tellsOne(part, tables))
  const known = told.flatMap((one) => one ?? [])
  return told.length > 0 && told.every((one) => one !== null) ? known : null
}

function tellsOne(text: string, tables: readonly SchemaTable[]): readonly Predicate[] | null {
  const said = text.trim().replace(OPENING, '').replace(ENDING, '').trim()
  if (said === '') return null
  return (
    cellTold(said, tables) ??
    stateTold(said, tables) ??
    figureTold(said, tables) ??
    cellTold(said.replace(NOT_DONE, 'not $<what> $<done>'), tables)
  )
}

const OPENING =
  /^(?:(?:only|just|i\.?e\.?|those|ones|rows|where|which|that|who|with|if|when)[\s,]+)+/i
const ENDING = /[\s,]+(?:only|ones|rows|alone)$/i
/** "Deposit not paid" of a column `deposit_paid`. */
const NOT_DONE =
  /^(?<what>\p{L}[\p{L} ]*?) (?:(?:is|was|are|were|has|have) )?(?:not|never)(?: been| yet)? (?<done>\p{L}+)$/iu

/** An empty cell, two cells of a row, a stock of zero. */
function stateTold(said: string, tables: readonly SchemaTable[]): readonly Predicate[] | null {
  const lacking = said.replace(LACKS, 'without $<name>')
  for (const one of new Set([said, lacking, said.replace(IS_EMPTY, 'without $<name>')])) {
    const stated = firstState(one, tables)
    if (stated && LEFT_OVER.test(stated.sentence)) return stated.states
  }
  const having = readHaving(`with ${said.replace(HAS, '')}`, tables)
  const isSaid = HAS.test(said) && having !== null && LEFT_OVER.test(having.sentence)
  return isSaid ? having.states : null
}

const LACKS =
  /^(?:(?:there is|there are|has|have|had|with|still|got) )*(?:no|missing|empty|blank)(?: an?)? (?<name>\p{L}[\p{L}\d_ ]*?)(?: (?:yet|so far))?$/iu
const IS_EMPTY =
  /^(?<name>\p{L}[\p{L}\d_ ]*?) (?:(?:is|are|was) )?(?:still )?(?:empty|blank|missing|null|unknown|not (?:set|filled(?: in)?|given|known|recorded|entered))$/iu
const HAS = /^(?:has|have|had|having|with)(?: an?| any)? /i
const LEFT_OVER = /^\P{L}*(?:rows?)?\P{L}*$/iu

/** "Inbound", "not abandoned", "status = missed", "guest = yes". */
function cellTold(said: string, tables: readonly SchemaTable[]): readonly Predicate[] | null {
  const words = new WordStream(said.replace(/^(?:is|are|was|were) /i, ''), tables)
  const kept = takeKept(words)
  if (!kept) return null
  const answer = kept.flags.length > 0 ? takeAnswer(words) : 'yes'
  const [best] = [...kept.flags, ...kept.hits].toSorted((a, b) => scoreOf(b) - scoreOf(a))
  takeRows(words)
  if (!words.done || !best) return null
  const negated = kept.negated !== (answer === 'no')
  return [testKept(best.column, { ...kept, negated })]
}

function scoreOf(one: ColumnLink | { readonly share: number }): number {
  return 'share' in one ? one.share : one.score
}

/** "= yes" behind a column of yes and no. */
function takeAnswer(words: WordStream): 'yes' | 'no' {
  if (words.take('=', 'is', ':', 'are', 'was') === null) return 'yes'
  words.take('"')
  const said = words.take('yes', 'no', 'true', 'false', 'y', 'n')
  words.take('"')
  return said === 'no' || said === 'false' || said === 'n' ? 'no' : 'yes'
}

/** "Inbound calls": what the rows are anyway. */
function takeRows(words: WordStream): void {
  const [table] = words.done ? [] : (words.named()?.tables ?? [])
  if (table && table.score > CALLED) words.at += words.named()?.length ?? 0
}

const CALLED = 0.6

/** "Amount over 100", "stock = 0". */
function figureTold(said: string, tables: readonly SchemaTable[]): readonly Predicate[] | null {
  const words = new WordStream(said, tables)
  const named = words.named()
  const [best] = named?.columns.filter(isFigure) ?? []
  if (!named || !best) return null
  words.at += named.length
  words.take('is', 'are', 'was', 'were', 'of')
  const compared = takeComparison(words) ?? takeEqual(words)
  if (!compared || !words.done) return null
  return [{ kind: 'compare', column: refOf(best.column), ...compared }]
}

function takeEqual(words: WordStream) {
  words.take('=', 'equals', 'equal to', 'exactly')
  const value = words.takeNumber()
  return value === null ? null : ({ comparison: '=', value } as const)
}
