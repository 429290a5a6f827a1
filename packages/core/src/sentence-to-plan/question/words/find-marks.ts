import { FUNCTION_WORDS } from '../../../words/empty-words.ts'
import { PHRASES } from './marks.ts'
import type { Mark } from './marks.ts'
import { foldText } from '../../../words/tokens.ts'
import type { Token } from '../../../words/tokens.ts'

export interface FoundMark {
  readonly mark: Mark
  readonly end: number
  readonly weight: number
}

/** "Name the…" asks at the start of a sentence; elsewhere a name is a name. */
function opens(tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1]
  if (!before || /^[.?!;:]$/.test(before.fold)) return true
  if (before.fold === ',') return !isNoun(tokens, start)
  // "…, and name" goes on with a list.
  if (before.fold === 'and' && isNoun(tokens, start)) return false
  return POLITE.has(before.fold) && opens(tokens, start - 1)
}

function isNoun(tokens: readonly Token[], at: number): boolean {
  return NOUNS_TOO.has(tokens[at]?.fold ?? '') && !OBJECTS.has(tokens[at + 1]?.fold ?? '')
}

/** After a comma these may as well be the next thing of a list. */
const NOUNS_TOO = new Set(['name', 'state', 'report', 'select', 'get', 'count', 'list'])

/** What follows a word that tells to show something: "for each book, list its title". */
const OBJECTS = new Set(['the', 'its', 'their', 'his', 'her', 'all', 'each', 'every', 'me'])

const POLITE = new Set([
  'please',
  'can',
  'you',
  'could',
  'just',
  'then',
  'and',
  'also',
  'i',
  'want',
  'to',
])

export const MARKS: ReadonlyMap<string, Mark> = new Map(
  PHRASES.flatMap(([mark, phrases]) =>
    phrases.split('|').map((phrase): [string, Mark] => [foldText(phrase), mark]),
  ),
)
export const MARK_WORDS: ReadonlySet<string> = new Set(
  [...MARKS.keys()].flatMap((phrase) => phrase.split(' ')),
)
const LONGEST_MARK = 7

/** "A minimum of 5" bounds something; the minimum of anything else is the least of it. */
const EXTREMES: ReadonlyMap<string, Mark> = new Map([
  ['minimum of', { kind: 'measure', measure: 'min' }],
  ['maximum of', { kind: 'measure', measure: 'max' }],
])

function isBoundless(phrase: string, after: Token | undefined): boolean {
  return EXTREMES.has(phrase) && after !== undefined && after.number === null && !after.sign
}

/** "90 and over" has no upper end; "… and over 90 guests" is the next condition. */
function isEndBeforeNumber(phrase: string, after: Token | undefined): boolean {
  return /^(?:and|or) /.test(phrase) && after !== undefined && after.number !== null
}

/** "Three times", "5 times": as "twice". */
function timesAt(tokens: readonly Token[], start: number): FoundMark[] {
  const [number, times] = tokens.slice(start, start + 2)
  if (!number || !/^times?$/.test(times?.fold ?? '') || !isSmall(number.number)) return []
  return [{ mark: { kind: 'times', number: number.number ?? 0 }, end: start + 2, weight: 2.2 }]
}

function isSmall(number: number | null): boolean {
  return number !== null && Number.isInteger(number) && number > 0 && number <= MOST_TIMES
}

const MOST_TIMES = 100

export function marksAt(tokens: readonly Token[], start: number): readonly FoundMark[] {
  const found: FoundMark[] = timesAt(tokens, start)
  for (let end = Math.min(tokens.length, start + LONGEST_MARK); end > start; end -= 1) {
    const span = tokens.slice(start, end)
    if (span.some((token) => token.quote !== null)) continue
    const phrase = span.map((token) => token.fold).join(' ')
    const mark = isBoundless(phrase, tokens[end]) ? EXTREMES.get(phrase) : MARKS.get(phrase)
    if (!mark || (mark.kind === 'command' && !opens(tokens, start))) continue
    if (mark.kind === 'compare' && isEndBeforeNumber(phrase, tokens[end])) continue
    const content = span.filter(({ sign, fold }) => !sign && !FUNCTION_WORDS.has(fold)).length
    const words = span.length
    const weight = 1.01 * content + 0.35 * (words - content) + 0.15 * (words - 1)
    found.push({ mark, end, weight })
  }
  return found
}
