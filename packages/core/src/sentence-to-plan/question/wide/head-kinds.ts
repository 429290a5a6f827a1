import type { Cell } from '../../../relation/column.ts'

/** A head that is a value, or has one: "2009", "Passengers 2010", "Q3", "Jan 2024", "Gold". */
export interface HeadReading {
  /** What the other heads of its kind say too, in small letters: nothing, "passengers". */
  readonly around: string
  /** The same as it is written. */
  readonly words: string
  readonly label: Cell
  /** The heads of a kind in the order of time, or of places. */
  readonly place: number
  /** How a question says it, as the source of a regular expression. */
  readonly forms: string
  /** Its number in a year or in a week, where it has one: January is 1. */
  readonly part?: number
  readonly year?: number | undefined
}

/** What tells such columns apart, and how people call it. */
export interface HeadKind {
  readonly axis: string
  /** As the source of a regular expression, in the singular. */
  readonly noun: string
  readonly read: (head: string) => HeadReading | null
}

const MONTHS = [
  'january february march april may june',
  'july august september october november december',
].flatMap((half) => half.split(' '))
const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const ORDINALS = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'fifth|5th', 'sixth|6th']

/** Short names and those that are other words too are names only with a capital or behind such a word. */
const BEHIND = '(?<=\\b(?:in|from|to|and|or|between|until|since|through|during|of|than|for|vs) )'

function named(full: string): string {
  const short = `${full.slice(0, 3)}${full.startsWith('sep') ? 't?' : ''}\\.?`
  const isOther = full === 'may' || full === 'march'
  const either = isOther ? `${full}|${short}` : short
  const strict = isOther ? `${capital(full)}|${capital(short)}` : capital(short)
  return `${isOther ? '' : `${anyCase(full)}|`}${BEHIND}(?:${either})|${strict}`
}

function capital(form: string): string {
  return form.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}

/** Forms are compared letter by letter, so that names can ask for a capital. */
function anyCase(form: string): string {
  return form.replace(/^\p{L}/u, (letter) => `[${letter}${letter.toUpperCase()}]`)
}

const YEAR = /(?<![\p{L}\d])((?:1[5-9]|20)\d{2})(?:\s?[-–/]\s?(\d{2,4}))?(?![\p{L}\d])/gu
const OF_YEAR = `(?: (?:of )?(?:1[5-9]|20)\\d{2})?`

function around(head: string, value: string): Pick<HeadReading, 'around' | 'words'> {
  const words = head
    .replace(value, ' ')
    .replaceAll(/[([]\s*[)\]]|[_:,–-](?=\s|$)|(?<=^|\s)[_:,–-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { around: words.toLowerCase(), words }
}

const yearly: HeadKind = {
  axis: 'Year',
  noun: 'year|season|election|census',
  read(head) {
    const [found, ...more] = [...head.matchAll(YEAR)]
    if (!found || more.length > 0 || monthIn(head) || QUARTER.test(head)) return null
    const [text, first = '', last] = found
    const season = last === undefined ? '' : `(?: ?[-–/] ?(?:${last}|${first.slice(0, 2)}${last}))?`
    return {
      ...around(head, text),
      label: last === undefined ? Number(first) : text,
      place: Number(first),
      forms: `${first}${season}`,
    }
  },
}

const monthly: HeadKind = {
  axis: 'Month',
  noun: 'month',
  read(head) {
    const found = monthIn(head)
    if (!found) return null
    const [text, name = '', digits] = found
    const part = MONTHS.findIndex((full) => full.startsWith(name.slice(0, 3).toLowerCase())) + 1
    const year = digits === undefined ? undefined : (Number(digits) % 2000) + 2000
    const forms = `(?:${named(MONTHS[part - 1] ?? '')})${OF_YEAR}`
    return { ...around(head, text), label: text, place: (year ?? 0) * 12 + part, forms, part, year }
  },
}

function monthIn(head: string): RegExpExecArray | null {
  return MONTH.exec(head)
}

const MONTH = new RegExp(
  `(?<![\\p{L}\\d])(${MONTHS.map((full) => (full.length > 3 ? `${full.slice(0, 3)}(?:${full.slice(3)}|${full.startsWith('sep') ? 't?' : ''}\\.?)` : full)).join('|')})(?:[ -]?['’]?(\\d{4}|\\d{2}))?(?![\\p{L}\\d])`,
  'iu',
)

const QUARTER =
  /(?<![\p{L}\d])(?:Q([1-4])|([1-4])Q|(first|second|third|fourth) quarter|([1-4])(?:st|nd|rd|th) quarter|quarter ([1-4]))(?:[ -]?((?:19|20)\d{2}))?(?![\p{L}\d])/iu

const quarterly: HeadKind = {
  axis: 'Quarter',
  noun: 'quarter',
  read(head) {
    const found = QUARTER.exec(head)
    if (!found) return null
    const [text, one, two, word, three, four, digits] = found
    const said = ['first', 'second', 'third', 'fourth'].indexOf(word?.toLowerCase() ?? '') + 1
    const part = Number(one ?? two ?? three ?? four ?? said)
    const year = digits === undefined ? undefined : Number(digits)
    const forms = `(?:[qQ]${part}|${part}[qQ]|(?:the )?(?:${ORDINALS[part - 1]}) quarter|quarter ${part})${OF_YEAR}`
    return { ...around(head, text), label: text, place: (year ?? 0) * 4 + part, forms, part, year }
  },
}

const weekly: HeadKind = {
  axis: 'Day',
  noun: 'day|weekday|day of the week',
  read(head) {
    const [text, name = ''] = WEEKDAY.exec(head) ?? []
    if (text === undefined) return null
    const part = WEEKDAYS.findIndex((full) => full.startsWith(name.slice(0, 3).toLowerCase())) + 1
    const forms = `${named(WEEKDAYS[part - 1] ?? '')}s?`
    return { ...around(head, text), label: text, place: part, forms }
  },
}

const WEEKDAY =
  /(?<![\p{L}\d])(mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\.?(?![\p{L}\d])/iu

const METALS = ['gold', 'silver', 'bronze']

const medalled: HeadKind = {
  axis: 'Kind',
  noun: 'medal',
  read(head) {
    const [text] = /(?<![\p{L}\d])(?:gold|silver|bronze)(?![\p{L}\d])/iu.exec(head) ?? []
    if (text === undefined || !/^\S+(?: medals?)?$/i.test(head)) return null
    const metal = text.toLowerCase()
    const forms = `${anyCase(metal)}s?(?: medals?)?`
    return { around: '', words: 'medals', label: text, place: METALS.indexOf(metal), forms }
  },
}

/** Whether all of these heads are values of one kind: the months of a year. */
export function areSameHeads(heads: readonly string[]): boolean {
  return HEAD_KINDS.some(({ read }) => {
    const readings = heads.map(read)
    const [first] = readings
    return heads.length > 1 && readings.every((one) => one && one.around === first?.around)
  })
}

/** Kinds of heads that are told by themselves; the first that fits is taken. */
export const HEAD_KINDS: readonly HeadKind[] = [monthly, quarterly, yearly, weekly, medalled]
