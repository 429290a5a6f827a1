import type { ColumnFamily, FamilyMember } from './column-families.ts'

/**
 * A question in which the members of a family are places: "in which of «0» or «1» …". The rest of it can
 * then be read without knowing whether they are years, months or kinds of medal.
 */
export interface SaidMembers {
  readonly text: string
  /** Of each place, the members that are meant there: "the first half" means six months. */
  readonly places: readonly (readonly FamilyMember[])[]
}

export const PLACE = '«\\d+»'
/** Words that compare with no number. */
export const GAP = '((?:(?!\\bthan\\b|[\\d«]).)*?)'

export function sayMembers(sentence: string, { members, axis }: ColumnFamily): SaidMembers {
  const places: (readonly FamilyMember[])[] = []
  const alone = members.map((member) => ({ forms: member.forms, meant: [member] }))
  let text = sentence
  for (const { forms, meant } of [...stretchesOf(members, axis), ...sameForms(alone)]) {
    const said = new RegExp(`(?<![\\p{L}\\d«])(?:${forms})(?![\\p{L}\\d»])`, 'gu')
    text = outsideQuotes(text, (part) =>
      part.replaceAll(said, (words) => {
        const year = Number(/\d{4}/.exec(words)?.[0])
        const ofYear = meant.filter((one) => one.year === undefined || one.year === year)
        return `«${places.push(ofYear.length > 0 ? ofYear : meant) - 1}»`
      }),
    )
  }
  return { text, places }
}

interface Stretch {
  readonly forms: string
  readonly meant: readonly FamilyMember[]
}

/** "January", where there is one of each year. */
function sameForms(alone: readonly Stretch[]): readonly Stretch[] {
  const forms = [...new Set(alone.map((one) => one.forms))]
  return forms.map((form) => ({
    forms: form,
    meant: alone.filter((one) => one.forms === form).flatMap(({ meant }) => meant),
  }))
}

/** Halves and quarters of a year of months, halves of one of quarters, and the years of either. */
function stretchesOf(members: readonly FamilyMember[], axis: string): readonly Stretch[] {
  const parts = axis === 'Month' ? 12 : axis === 'Quarter' ? 4 : 0
  if (parts === 0) return []
  const within = (count: number, at: number) =>
    members.filter(({ part = 0 }) => Math.ceil((part * count) / parts) === at + 1)
  const words = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th|last']
  const halves = ['first|1st', 'second|2nd|last'].map((said, at) => ({
    forms: `(?:the )?(?:${said}) half(?: of the year)?|[Hh]${at + 1}`,
    meant: within(2, at),
  }))
  const quarters = words.map((said, at) => ({
    forms: `(?:the )?(?:${said}) quarter(?: of the year)?|[Qq]${at + 1}`,
    meant: within(4, at),
  }))
  return [...halves, ...(axis === 'Month' ? quarters : [])].filter(({ meant }) => meant.length > 0)
}

function outsideQuotes(text: string, change: (part: string) => string): string {
  return text
    .split(/("[^"]*"|“[^”]*”)/)
    .map((part) => (/^["“]/.test(part) ? part : change(part)))
    .join('')
}

/** The members a question narrows a family to, and its words without them. */
export interface Narrowed {
  /** One after the other as they are said; of a stretch all in between. */
  readonly members: readonly FamilyMember[]
  /** The two ends, where one is told: "from 2009 to 2011". */
  readonly ends: readonly [FamilyMember, FamilyMember] | null
  readonly rest: string
}

const LEADS =
  '(?:,? ?\\b(?:from|between|in|on|at|over|during|for|of|across|both|either|within|with)\\b)*(?: the)?'
const RANGE = new RegExp(
  `${LEADS} ?(?:(?:from|between) )?(?:in )?(${PLACE})(?: (?:to|through|thru|until|till|up to) | ?[-–] ?)(?:in )?(${PLACE})`,
  'u',
)
const BETWEEN = new RegExp(
  `(?:${LEADS} )?\\bbetween (?:in )?(${PLACE}) and (?:in )?(${PLACE})`,
  'u',
)
const OPEN = new RegExp(`,? ?\\b(since|after|before|until|up to) (${PLACE})`, 'u')
const ANY = new RegExp(`(?:(?:,|\\b(?:and|or))? ?${LEADS} ?|^)(?:(?:and|or) )?${PLACE}`, 'gu')

export function narrow({ text, places }: SaidMembers, family: ColumnFamily): Narrowed {
  const at = (place: string | undefined) => places[Number(/\d+/.exec(place ?? '')?.[0])] ?? []
  const stretch = RANGE.exec(text) ?? BETWEEN.exec(text)
  if (stretch) {
    const [first, last] = [at(stretch[1]).at(0), at(stretch[2]).at(-1)]
    const rest = tidy(text.replace(stretch[0], ' '))
    if (first && last) return { members: from(family, first, last), ends: [first, last], rest }
  }
  const open = OPEN.exec(text)
  if (open) {
    const [said, how, place] = open
    const [limit] = at(place)
    const rest = tidy(text.replace(said, ' '))
    if (limit) return { members: beyond(family, how ?? '', limit), ends: null, rest }
  }
  const members = [...text.matchAll(new RegExp(PLACE, 'gu'))].flatMap(([place]) => at(place))
  return { members: [...new Set(members)], ends: null, rest: tidy(text.replaceAll(ANY, ' ')) }
}

function from({ members }: ColumnFamily, first: FamilyMember, last: FamilyMember) {
  const [one, other] = [members.indexOf(first), members.indexOf(last)].toSorted((a, b) => a - b)
  return members.slice(one, (other ?? 0) + 1)
}

function beyond({ members }: ColumnFamily, how: string, limit: FamilyMember) {
  const at = members.indexOf(limit)
  if (how === 'since') return members.slice(at)
  if (how === 'after') return members.slice(at + 1)
  return members.slice(0, how === 'before' ? at : at + 1)
}

export function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[?.,!])/g, '')
    .trim()
}

/** The members meant at a place: «0». */
export function membersAt(
  { places }: SaidMembers,
  place: string | undefined,
): readonly FamilyMember[] {
  return places[Number(/\d+/.exec(place ?? '')?.[0])] ?? []
}
