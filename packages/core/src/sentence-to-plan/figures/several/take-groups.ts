import { emptyDraft } from '../figure-draft.ts'
import { readSplit } from '../read-split.ts'
import { WordStream } from '../word-stream.ts'
import type { SchemaTable } from '../../../tables/schema.ts'

/** What the figures are split by, as it is said, and the request without it. */
export interface Grouped {
  readonly groups: string
  readonly rest: string
}

/** The ways to take a split that is said once out of a request for several figures, the likeliest first. */
export function groupedIn(text: string, tables: readonly SchemaTable[]): readonly Grouped[] {
  const phrases = phrasesIn(text, tables)
  const front = phrases.filter(({ from }) => from === 0)
  const later = phrases.filter(({ from }) => from > 0).toReversed()
  const both = front.flatMap((one) => later.map((other) => [one, other]))
  const ways = [...front.map((one) => [one]), ...both, ...later.map((one) => [one])]
  const taken = ways.slice(0, MOST).map((way) => without(text, way))
  const named = front.length > 0 ? [] : namedInFront(text, tables)
  return [
    ...owned(text, tables),
    ...taken,
    ...adjective(text),
    ...named,
    { groups: '', rest: text },
  ]
}

/** Each way is read whole, which takes its time. */
const MOST = 4

interface Phrase {
  readonly from: number
  readonly to: number
}

const HEADS =
  /\b(?:split by|broken down by|grouped by|by|per|(?:for|in|of|at|on) (?:each|every)|across|each|every)\b/gi

function phrasesIn(text: string, tables: readonly SchemaTable[]): readonly Phrase[] {
  const phrases: Phrase[] = []
  for (const { index: from } of text.matchAll(HEADS)) {
    if ((phrases.at(-1)?.to ?? 0) > from) continue
    // "For each branch, sales 2023, sales 2024": what is said in front ends with its comma, if it can.
    const comma = from === 0 ? text.indexOf(',') : -1
    const ends = comma > 0 ? [comma, text.length] : [text.length]
    for (const end of ends) {
      const length = splitLength(text.slice(from, end), tables)
      const to = from + length
      const isKnown = phrases.at(-1)?.to === to || text.startsWith("'s", to)
      if (length > 0 && !isKnown) phrases.push({ from, to })
    }
  }
  return phrases
}

/** How much of a text is a split; none where it begins with something else. */
function splitLength(text: string, tables: readonly SchemaTable[]): number {
  const said = text.slice(0, NEXT_FIGURE.exec(text)?.index ?? text.length)
  const words = new WordStream(said, tables)
  const draft = emptyDraft(true)
  const isSplit = words.attempt(() => readSplit(words, draft)) !== null && draft.splits.length > 0
  if (!isSplit || draft.growth || draft.running) return 0
  let end = 0
  for (const token of words.tokens.slice(0, words.at))
    end = said.indexOf(token.text, end) + token.text.length
  return end
}

/** "By region, and the number of orders": no second split. */
const NEXT_FIGURE =
  /[(:;=]|(?:,|\b(?:and|plus|with|as well as)\b|[&+-])\s*(?:and )?(?:with )?(?:show )?(?:the |its |their |both )?(?:number|count|no\.|#|how|total|sum|average|avg|mean|median|min|max|minimum|maximum|highest|lowest|share|percentage|percent|%|proportion|growth|difference|change|years|(?:19|20)\d\d)\b/i

function without(text: string, phrases: readonly Phrase[]): Grouped {
  const groups = phrases.map(({ from, to }) => text.slice(from, to).replace(/^each|^every/i, 'per'))
  const rest = phrases
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
  return { groups: groups.join(' '), rest: tidy(rest) }
}

/** "Each depot's share of the fees, and its average weight". */
function owned(text: string, tables: readonly SchemaTable[]): readonly Grouped[] {
  const [all, name] = /\b(?:for )?(?:each|every) ([\p{L} ]{2,40}?)'s\s+/iu.exec(text) ?? []
  if (all === undefined || name === undefined) return []
  const groups = `per ${name}`
  return isAllSplit(groups, tables) ? [{ groups, rest: tidy(text.replace(all, '')) }] : []
}

const ADJECTIVE = /^(?:the )?(month|year|quarter|week|dai|hour)ly /i

/** "Monthly orders and revenue": both of them. */
function adjective(text: string): readonly Grouped[] {
  const [all, unit] = ADJECTIVE.exec(text) ?? []
  if (all === undefined || unit === undefined) return []
  const groups = `by ${unit.toLowerCase() === 'dai' ? 'day' : unit.toLowerCase()}`
  return [{ groups, rest: text.slice(all.length) }]
}

/** "Depot: number of parcels and total fees". */
function namedInFront(text: string, tables: readonly SchemaTable[]): readonly Grouped[] {
  const [all, name] = /^(?:all |the )?([^:,(=]{2,40}):\s/.exec(text) ?? []
  if (all === undefined || name === undefined) return []
  const groups = `per ${name}`
  return isAllSplit(groups, tables) ? [{ groups, rest: text.slice(all.length) }] : []
}

function isAllSplit(groups: string, tables: readonly SchemaTable[]): boolean {
  return splitLength(groups, tables) === groups.length
}

function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,:;)])/g, '')
    .replaceAll(/,(?=[:;])|(?<=[:;]),/g, '')
    .replace(/^[\s,:;-]+/, '')
    .replace(/[\s,:;-]+$/, '')
}
