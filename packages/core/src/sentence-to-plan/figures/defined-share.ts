import type { SchemaTable } from '../../tables/schema.ts'
import { explanationsIn } from './definition.ts'
import { RATES } from './rates.ts'
import { SHARES } from './read-share.ts'
import { WordStream } from './word-stream.ts'

/**
 * A request that says how its rate is meant, as one for that share: "churn rate by site = left tenants / all tenants"
 * is "share of left tenants by site". What is explained so that it cannot be read stays, and is then not understood.
 */
export function spellShare(sentence: string, tables: readonly SchemaTable[]): string {
  for (const { request, text } of explanationsIn(sentence)) {
    const meant = shareMeant(text, request, tables)
    if (meant !== null) return meant
  }
  const { part = '', whole = '', rest = '' } = AS_PART.exec(sentence)?.groups ?? {}
  const isShare = part !== '' && tellsKind(part, tables) && areAll(whole, tables)
  return isShare ? `share of ${part} ${rest}` : sentence
}

const ASKED = String.raw`(?:(?:show|give)(?: me)? )?(?:the )?`
const COUNT = String.raw`(?:(?:the )?(?:total )?(?:number|count) of )?`
/** "Lost parcels as a percentage of all parcels by depot". */
const AS_PART = new RegExp(
  String.raw`^${ASKED}${COUNT}(?<part>[^,;:()]+?) as an? (?:share|percentage|proportion|%) of ${COUNT}(?<whole>[^,;:()]+?)(?<rest>(?: (?:by|per|for each|for every|in|across) [^?]*)?)\??$`,
  'i',
)

function shareMeant(text: string, request: string, tables: readonly SchemaTable[]): string | null {
  const { part, whole } = PART_OF_WHOLE.exec(text)?.groups ?? {}
  if (part !== undefined && whole !== undefined && tellsKind(part, tables))
    return areAll(whole, tables) ? named(request, `share of ${part}`) : null
  if (SHARE.test(text)) return named(request, text)
  const all = OF_ALL.exec(text)?.groups?.['whole']
  if (all !== undefined && SAYS_SHARE.test(request)) return areAll(all, tables) ? request : null
  const { state, what } = STATE_MEANT.exec(text)?.groups ?? {}
  const rate = new RegExp(String.raw`\b${spaced(state ?? '')}[ -](?:\p{L}+ )?(?:${RATE})\b`, 'iu')
  return state !== undefined && rate.test(request)
    ? request.replace(rate, `share of ${what ?? ''}`)
    : null
}

/** "Cancelled trips divided by all trips", "no-shows out of all bookings of the harbour". */
const PART_OF_WHOLE = new RegExp(
  String.raw`^${COUNT}(?<part>.+?)\s*(?:\bout of\b|\/|÷|\bdivided by\b|\bover\b|\bas an? (?:share|percentage|part|proportion) of\b)\s*${COUNT}(?<whole>.+)$`,
  'i',
)
/** "Share of accounts that have a converted date". */
const SHARE = new RegExp(String.raw`^(?:the )?(?:${SHARES.join('|')}) of \p{L}`, 'iu')
const RATE = RATES.join('|')
const SAYS_SHARE = new RegExp(String.raw`\b(?:${[...SHARES, ...RATES].join('|')})\b|%`, 'i')
/** "(of all marks the teacher gave)": what a share is of anyway. */
const OF_ALL = /^(?:out )?of (?=all |the total )(?:the total (?:number of )?)?(?<whole>.+)$/i
/** "On time = delivered on or before the promised day". */
const STATE_MEANT = /^(?<state>\p{L}+(?:[ -]\p{L}+)?) ?(?:=|means?|meaning|being)\s*(?<what>.+)$/iu

function spaced(name: string): string {
  return name.replaceAll(/[ -]/g, '[ -]')
}

/** Rows told by a cell: what columns come to is a formula, and no share of rows. */
function tellsKind(part: string, tables: readonly SchemaTable[]): boolean {
  const words = new WordStream(part, tables)
  return words.tokens.some((_, at) => {
    words.at = at
    return words.value() !== null
  })
}

/** All rows, perhaps "of the hotel" by which they are split anyway: no word may make them fewer. */
function areAll(whole: string, tables: readonly SchemaTable[]): boolean {
  const words = new WordStream(whole.replace(/^(?:all|total|every)(?: the)? /i, ''), tables)
  const rows = words.named()
  if (!rows) return false
  words.at += rows.length
  if (words.done) return true
  words.take('of', 'in', 'at', 'from', 'for', 'per', 'by', 'within')
  if (words.take('the', 'each', 'that', 'this', 'every') === null) return false
  const group = words.named()
  if (!group) return false
  words.at += group.length
  // "The teacher gave", "the club has": what it does with them.
  if (!words.done && words.value() === null) words.at += 1
  return words.done
}

/** The request with the share in place of its name: what stands before the rate, or before another part begins. */
function named(request: string, share: string): string | null {
  const words = request.trim().split(/\s+/)
  const rate = words.findIndex((word) => RATES.includes(word.toLowerCase()))
  const end = rate === -1 ? words.findIndex((word) => BEGINS.test(word)) : rate + 1
  if (end < 1) return null
  const before = words.slice(0, end - 1)
  const asked = /^(?:show|give)$/i.test(words[0] ?? '') ? 1 : 0
  const opened = before.findLastIndex((word) => OPENS.test(word)) + 1
  const start = rate === -1 ? asked : Math.max(asked, opened)
  return [...words.slice(0, start), share, ...words.slice(end)].join(' ')
}

const BEGINS = /^(?:by|per|for|in|of|from|across|each)$/i
/** What stands before the name of a rate. */
const OPENS =
  /^(?:the|an?|our|my|highest|lowest|best|worst|average|overall|total|what|is|was|with|has|have|by|me)$/i
