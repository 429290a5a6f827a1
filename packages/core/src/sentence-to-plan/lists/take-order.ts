import { EARLIEST, HIGHEST, LATEST, LOWEST } from '../../words/order-words.ts'

/** "Most visits first", "sorted by name": one thing that rows are put in order by. */
export interface SaidKey {
  /** As it was said; null where only the direction was. */
  readonly by: string | null
  readonly descending: boolean
  /** "Oldest first" names no column: it is about the rows that are shown, never about what belongs to them. */
  readonly isOwn?: boolean
}

/** A sentence, and in which order its end says the rows are to stand. */
export interface OrderTaken {
  readonly said: string
  readonly order: readonly SaidKey[]
}

/** "…, most visits first, then by name": taken off the end, one key at a time. */
export function takeOrder(sentence: string): OrderTaken {
  let said = sentence.trim()
  const order: SaidKey[] = []
  while (order.length < MOST) {
    const found = FORMS.map((form) => form.exec(said)).find((one) => one !== null)
    if (!found) break
    order.unshift(keyOf(found.groups ?? {}))
    said = said.slice(0, found.index)
  }
  return { said, order }
}

const MOST = 3
const APART = String.raw`(?:\s*[,;]\s*|\s*\(\s*|(?:[.?!](?=\s)|\s[–—-])?\s+)`
const LEAD = String.raw`(?:(?:and|then|please|with)\s+)*(?:the\s+)?`
const HIGH = `${HIGHEST.join('|')}|most`
const LOW = LOWEST.join('|')
const WAY = String.raw`(?<way>asc|ascending|desc|descending|(?:from\s+)?(?:(?:${HIGH})\s+to\s+(?:${LOW})|(?:${LOW})\s+to\s+(?:${HIGH})))(?:\s+order)?`
const SORT = '(?:sort|sorted|order|ordered|rank|ranked)'
const BY = String.raw`by\s+(?<by>[^,;:?!()]{2,40}?)`
const END = String.raw`\)?[.!?]*$`

const FORMS: readonly RegExp[] = [
  // "Sorted by name descending", "then by name".
  `${APART}(?:${LEAD}${SORT}(?:\\s+(?:it|them|this))?|(?:and\\s+)?then)\\s+${BY}(?:,?\\s+(?:in\\s+)?${WAY})?${END}`,
  // "In descending order of price", "from highest to lowest".
  `${APART}${LEAD}(?:${SORT}\\s+)?(?:in\\s+)?${WAY}(?:\\s+(?:of|by)\\s+(?<by>[^,;:?!()]{2,40}?))?${END}`,
  // "Most visits first", "longest first".
  `${APART}${LEAD}(?:starting\\s+with\\s+)?(?:the\\s+)?(?<most>most recent|most|least|fewest|best|worst|\\p{L}{2,}est)(?:\\s+(?<by>[^,;:.?!()]{2,40}?))?\\s+(?:first|on top|at the top)${END}`,
  `${APART}${LEAD}(?:${SORT}\\s+)?(?<name>alphabetical(?:ly)?|in alphabetical order)(?:\\s+${BY})?${END}`,
].map((form) => new RegExp(form, 'iu'))

type Groups = Readonly<Record<string, string | undefined>>

function keyOf({ by: said, way, most, name }: Groups): SaidKey {
  const by = said?.replace(/^(?:the|their|its)\s+/i, '')
  if (name !== undefined) return { by: by ?? 'name', descending: false }
  if (most === undefined)
    return { by: by ?? null, descending: way === undefined ? by === undefined : DOWN.test(way) }
  const superlative = most.toLowerCase()
  const isOne = by === undefined || /^ones?$/i.test(by)
  if (isOne && AGED.has(superlative))
    return { by: 'age', descending: superlative === 'oldest', isOwn: true }
  if (DATED.has(superlative))
    return { by: isOne ? 'date' : by, descending: !EARLY.has(superlative), isOwn: isOne }
  return { by: isOne ? null : by, descending: !LESS.has(superlative) }
}

const DOWN = new RegExp(String.raw`^(?:desc|(?:from\s+)?(?:${HIGH})\s)`, 'i')
const AGED = new Set(['oldest', 'youngest'])
const DATED = new Set<string>([...LATEST, ...EARLIEST])
const EARLY = new Set<string>(EARLIEST)
const LESS = new Set<string>([
  ...LOWEST,
  ...'cheapest shortest lightest youngest worst slowest nearest closest'.split(' '),
])
