import type { SchemaTable } from '../../tables/schema.ts'
import { columnsBeside } from '../states/columns-beside.ts'
import { latenessCalled } from '../states/compared-states.ts'
import { doneThen } from './done-then.ts'
import { readHaving } from '../states/empty-states.ts'
import { explanationIn } from '../states/explanations.ts'
import { asksShare, firstState } from '../states/take-states.ts'
import { isTested } from './figure.ts'
import type { TestedPredicate } from './figure.ts'
import { textOfTokens } from '../../words/tokens.ts'
import { numberedRows } from './numbered-rows.ts'
import { WordStream } from './word-stream.ts'
import { RATES } from './rates.ts'
import { SHARES } from './read-share.ts'

/** What is true of the rows whose part is asked for, where no single cell says it; and the request without it. */
export interface SharedState {
  readonly request: string
  readonly state: TestedPredicate
  /** Those the share is taken of; of all rows where it is none. */
  readonly among: TestedPredicate | null
}

/** "Share of parcels delivered late per depot", "percentage of guests without an email", "on-time rate". */
export function takeSharedState(
  request: string,
  tables: readonly SchemaTable[],
): SharedState | null {
  return ofExplained(request, tables) ?? ofRows(request, tables) ?? ofRate(request, tables)
}

/** "Share of orders finished late (actual end after planned end)", "no-show rate (status missed)". */
function ofExplained(request: string, tables: readonly SchemaTable[]): SharedState | null {
  const explained = asksShare(request) ? explanationIn(request, tables) : null
  const [state, ...others] = explained?.states ?? []
  if (!explained || !state || others.length > 0 || !isTested(state)) return null
  const rate = RATE_OF.exec(explained.sentence)
  const [without] = explained.without
  if (rate) return { request: explained.sentence.replace(rate[0], 'share of'), state, among: null }
  return without === undefined ? null : { request: without, state, among: null }
}

/** Its name, which the explanation stands in for. */
const RATE_OF = new RegExp(
  String.raw`(?:\b(?!(?:the|by|per|of|for|show|what|is|average|overall)\b)\p{L}+[ -]){1,2}(?:${RATES.join('|')})\b`,
  'iu',
)

const OF_ROWS = new RegExp(
  String.raw`\b(?:${SHARES.join('|')}) of (?<rows>[^,;:()?.]*?)(?= (?:by|per|each|for (?:each|every)|in (?:each|every)|across) |[,;:()?.]|$)`,
  'i',
)

function ofRows(request: string, tables: readonly SchemaTable[]): SharedState | null {
  const rows = OF_ROWS.exec(request)?.groups?.['rows'] ?? ''
  const told = rows === '' ? null : toldInBrackets(request, rows, tables)
  if (told) return told
  const isWhole = request.replace(/[?.!\s]+$/, '').endsWith(rows)
  const stated =
    rows === ''
      ? null
      : (firstState(rows, tables) ?? readHaving(rows, tables) ?? doneThen(rows, tables, isWhole))
  const [state, ...others] = stated?.states ?? []
  if (!stated || !state || others.length > 0 || !isTested(state)) return null
  return { request: request.replace(rows, stated.sentence), state, among: null }
}

/** "Share of orders finished late (actual end after planned end)": two columns tell what the words before mean. */
function toldInBrackets(
  request: string,
  rows: string,
  tables: readonly SchemaTable[],
): SharedState | null {
  const behind = request.slice(request.indexOf(rows) + rows.length)
  const [all, text = ''] = /^\s*\(([^()]{5,100})\)/.exec(behind) ?? []
  const [meant] = all === undefined ? [] : columnsBeside(text, tables)
  const named = meant && all !== undefined ? rowsNamed(rows, tables) : null
  if (!meant || named === null || all === undefined) return null
  return { request: request.replace(rows + all, named), state: meant, among: null }
}

/** "Completed orders finished late": up to what the rows are called; what is said of them is told in other words. */
function rowsNamed(text: string, tables: readonly SchemaTable[]): string | null {
  const words = new WordStream(text, tables)
  for (let at = 0; at < words.tokens.length; at += 1) {
    words.at = at
    const named = words.named()
    const length = (named?.tables.length ?? 0) > 0 ? named?.length : numberedRows(words)?.length
    if (length !== undefined && at + length < words.tokens.length)
      return textOfTokens(words.tokens.slice(0, at + length))
  }
  return null
}

const LATE = new RegExp(
  String.raw`\b(?<how>on[ -]time|late|early) (?:(?<deed>\p{L}+) )?(?:${RATES.join('|')})\b`,
  'iu',
)

/** "On-time delivery rate": of what was delivered at all. */
function ofRate(request: string, tables: readonly SchemaTable[]): SharedState | null {
  const said = LATE.exec(request)
  const { how = '', deed } = said?.groups ?? {}
  const state = said && latenessCalled(how, deed ?? null, tables)
  if (!state) return null
  const among = { kind: 'empty', column: state.column, negated: true } as const
  return { request: request.replace(said[0], 'share of'), state, among }
}
