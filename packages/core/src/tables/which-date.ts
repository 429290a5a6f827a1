import { singular } from '../words/stem.ts'
import { namesEvent } from './event-dates.ts'
import { saysBirth, saysOrigin } from './tells-when.ts'

/** A date as any reader knows it: a column of a canvas, or one of a table. */
interface Dated {
  readonly name: string
}

/** What a request says of dates besides their names. */
interface Said {
  /** What the rows are called. */
  readonly rows?: string
  /** The words of the request. */
  readonly told?: readonly string[]
  /** The dates that its conditions speak of: what it groups by is told by the same one. */
  readonly kept?: readonly string[]
}

/**
 * The dates of rows, first the one that is meant. The one rule for whoever has to choose, be it for a condition, a
 * group, a figure, an order or an edit: a date that is spoken of; else the one on which the thing itself happened,
 * before those that tell when it was written down, what came of it later, what was planned, when the row was last
 * touched, and when somebody was born. Of two that are alike the one that stands first.
 */
export function likeliestDates<One extends Dated>(
  dates: readonly One[],
  { rows = '', told = [], kept = [] }: Said = {},
): readonly One[] {
  const rank = (one: One) =>
    remoteness(one, rows) -
    (isSpokenOf(one, told, rows) ? 2 * ALL : 0) -
    (kept.includes(one.name) ? ALL : 0)
  return dates.toSorted((a, b) => rank(a) - rank(b))
}

/** From the date called after the rows, `Invoice Date` of invoices, to the farthest from what happened. */
export function remoteness({ name }: Dated, rows = ''): number {
  if (saysBirth(name)) return FARTHEST
  const things = wordsOf(rows)
  const own = wordsOf(name).filter((word) => !SMALL.has(word))
  const others = own.filter((word) => !things.some((thing) => namesEvent(word, thing)))
  if (own.length > 0 && others.length === 0) return NEAREST
  const said = others.join(' ')
  const kind = KINDS.findLastIndex((form) => form.test(said))
  if (kind >= 0) return kind + 1
  // Of joined rows nobody knows whose date it is: when a customer signed up is told beside each order.
  return rows === '' && saysOrigin(name) ? JOINED : 0
}

const NEAREST = -1
const JOINED = 1.5
const FARTHEST = 5
const ALL = FARTHEST - NEAREST + 1
const SMALL = new Set(['date', 'day', 'time', 'timestamp', 'datetime', 'at', 'on', 'the', 'of'])

/** How a date is called that tells something else than when the thing happened, the nearest first. */
const KINDS: readonly RegExp[] = [
  /\b(?:created|creation|entered|recorded|added|requested|request|applied|application|booked|booking|submitted|logged|reported|inserted|notified)\b/,
  /\b(?:end(?:ed|s)?|until|to|left|leaving|exit|paid|payment|settled|settlement|returned?|brought back|closed|closing|resolved|solved|completed|completion|finished|cancell?ed|cancell?ation|terminated|termination|discharged?|check(?:ed)? ?out|shipped|shipping|shipment|dispatched|delivered|delivery|refunded|reply|replied|response|responded|answered|approved|approval|confirmed|rejected|handed over|handover|reviewed|verified|signed off|archived|deleted|escalated|assigned|quit|drop(?:ped)? ?off|moved? ?out|follow(?:ed)? up|reminded|reminder)\b/,
  /\b(?:planned|promised|due|expected|scheduled|target|estimated|deadline|expir(?:y|es|ed|ation)|valid|renewal|renews|next|warranty|forecast|intended)\b/,
  /\b(?:updated?|modified|changed|edited|touched|synced|imported|exported|loaded|ingested|refreshed|last|latest)\b/,
]

/** Whether something that was said names what a date tells of: "ordered", "hired", "exit". */
export function isSpokenOf({ name }: Dated, told: readonly string[], rows = ''): boolean {
  const things = wordsOf(rows)
  return wordsOf(name)
    .filter((part) => !SMALL.has(part) && !PLACES.has(part))
    .some((part) =>
      told.some((word) => namesEvent(part, word) && !things.some((thing) => isForm(word, thing))),
    )
}

/** "The first 5 tickets" do not speak of the first reply. */
const PLACES = new Set(['first', 'last', 'next', 'latest', 'valid'])

/** "Order" and "orders" name the rows, where "ordered" says what was done. */
function isForm(word: string, thing: string): boolean {
  return word === thing || singular(word) === singular(thing)
}

function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
}
