import type { Comparison, Predicate } from '../question/query/query.ts'
import { namesEvent } from '../../tables/event-dates.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { comparisonWords } from '../question/words/comparison-words.ts'
import { cut, denialBefore, isDenied, OPPOSITE } from '../states/state.ts'
import { isCell, spokenTables } from '../states/told-columns.ts'
import { asksShare } from '../states/take-states.ts'
import { written } from './view.ts'
import type { ViewReader, Viewed } from './view.ts'

/** "Between 12:00 and 13:59", "after 6 pm", "before noon", "in the morning": by the clock, whatever the day. */
export const readTimeOfDay: ViewReader = (sentence, tables) => {
  if (asksShare(sentence)) return null
  const found = saidRange(sentence, tables)
  const column = found && clockMeant(sentence, found.said.index, tables)
  if (!column) return null
  const { said, from, to } = found
  const denial = denialBefore(sentence, said.index)
  const isOneSided = from === null || to === null
  if (isDenied(sentence, said.index) && (denial === '' || !isOneSided)) return null
  const edges = [from, to].flatMap((edge) => edge ?? [])
  const viewed = minutesOf(column)
  const ref = { table: column.table, column: viewed.column.name }
  const states = edges.map(({ comparison, value }): Predicate => ({
    kind: 'compare',
    column: ref,
    comparison: denial === '' ? comparison : OPPOSITE[comparison],
    value,
  }))
  const rest = cut(sentence, { index: said.index - denial.length, 0: denial + said[0] })
  return { sentence: rest.replace(DANGLING, ''), states, viewed: [viewed], hidden: [] }
}

/** "How many visits started?", which were counted by when they did. */
const DANGLING =
  /(?: (?:that|which|who))?(?: (?:were|was|are|is))?(?: (?:started|made|placed|taken|received|logged|booked|held|happened|begun|began|starting|came in|took place))?(?=[?.!]*$)/i

/** "10.30" alone may be a price, and "01.06.2024" is a day. */
const TIME = String.raw`(?:\d{1,2}[:h]\d{2}(?::\d{2})?(?![.\d])(?: ?[ap]\.?m\b\.?)?|\d{1,2}(?:\.\d{2})? ?(?:[ap]\.?m\b\.?|o['’]clock)|noon|midday|midnight)`
const AND = String.raw`(?:and|to|until|till|-|–)`
const RANGE = new RegExp(
  String.raw`,? ?\(?\b(?:(?:between|from|at) )?(?<from>${TIME}) ?${AND} ?(?<to>${TIME})\)?`,
  'i',
)
/** What is said of days is said of times too, and some more. */
const EDGES: ReadonlyMap<string, Comparison> = new Map([
  ...comparisonWords('day'),
  ...(['at or after', 'not before', 'since', 'from'] as const).map((word) => [word, '>='] as const),
  ...(['at or before', 'not after', 'until', 'till', 'by'] as const).map(
    (word) => [word, '<='] as const,
  ),
])
const EDGE_WORDS = [...EDGES.keys()].toSorted((a, b) => b.length - a.length)
/** "After 6 pm on", where "on a Monday" and "on June 3" tell the day. */
const ONWARDS = String.raw` onwards?\b| on\b(?! (?!(?:by|per|and|or|in|for|with|at)\b)\w)`
const EDGE = new RegExp(
  String.raw`,? ?\(?\b(?<how>${EDGE_WORDS.join('|')}) (?<time>${TIME})(?<on>${ONWARDS})?\)?`,
  'i',
)
const PART =
  /,? ?\(?\b(?:(?:in|during) the )(?<part>mornings?|afternoons?|evenings?)\b\)?(?: only)?/i

interface Edge {
  readonly comparison: '>' | '>=' | '<' | '<='
  readonly value: number
}

interface Range {
  readonly said: RegExpExecArray
  readonly from: Edge | null
  readonly to: Edge | null
}

function saidRange(sentence: string, tables: readonly SchemaTable[]): Range | null {
  const range = RANGE.exec(sentence)
  if (range) {
    const from = minutesIn(range.groups?.['from'] ?? '')
    const to = endsAt(range.groups?.['to'] ?? '')
    if (from !== null && to !== null && from < to)
      return {
        said: range,
        from: { comparison: '>=', value: from },
        to: isLastMinute(to) ? { comparison: '<', value: to + 1 } : { comparison: '<=', value: to },
      }
  }
  const edge = EDGE.exec(sentence)
  const at = minutesIn(edge?.groups?.['time'] ?? '')
  if (edge && at !== null) return edged(edge, at)
  const part = PART.exec(sentence)
  const said = part?.groups?.['part']?.toLowerCase().replace(/s$/, '') ?? ''
  const bounds = PARTS.get(said)
  if (!part || !bounds || isCell(new RegExp(`^${said}$`, 'i'), tables)) return null
  return {
    said: part,
    from: bounds.from === 0 ? null : { comparison: '>=', value: bounds.from },
    to: bounds.to === DAY ? null : { comparison: '<', value: bounds.to },
  }
}

/** "After 6 pm" begins right after it: with 18:00:01, and not with 18:00 nor with 18:01. */
function edged(said: RegExpExecArray, at: number): Range {
  const comparison = EDGES.get((said.groups?.['how'] ?? '').toLowerCase()) ?? '='
  if (comparison === '<' || comparison === '<=')
    return { said, from: null, to: { comparison, value: at === 0 ? DAY : at } }
  // "After 6 pm onwards" begins with it.
  const isOpen = comparison !== '>' || said.groups?.['on'] !== undefined
  return { said, from: { comparison: isOpen ? '>=' : '>', value: at }, to: null }
}

/** "Between 12:00 and 13:59" ends with all of that minute, "until 14:00" with its first moment. */
function isLastMinute(at: number): boolean {
  return at % HOUR === HOUR - 1
}

const HOUR = 60
const DAY = 24 * HOUR
const NOON = 12 * HOUR
const PARTS: ReadonlyMap<string, { readonly from: number; readonly to: number }> = new Map([
  ['morning', { from: 0, to: NOON }],
  ['afternoon', { from: NOON, to: 18 * HOUR }],
  ['evening', { from: 18 * HOUR, to: DAY }],
])

/** What ends at midnight ends with the day. */
function endsAt(text: string): number | null {
  const at = minutesIn(text)
  return at === 0 ? DAY : at
}

/** How many minutes after midnight; null for what is no time of the day. */
function minutesIn(text: string): number | null {
  const said = text.toLowerCase()
  if (said === 'noon' || said === 'midday') return NOON
  if (said === 'midnight') return 0
  const {
    hour,
    minute = '0',
    second = '0',
    half,
  } = /^(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))?(?::(?<second>\d{2}))? ?(?<half>[ap])?/.exec(said)
    ?.groups ?? {}
  if (hour === undefined) return null
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0)
  return hours < 24 && Number(minute) < HOUR
    ? hours * HOUR + Number(minute) + Number(second) / 60
    : null
}

/** The time that is named before it, "check-in after 18:00", else the first that a row tells. */
function clockMeant(
  sentence: string,
  index: number,
  tables: readonly SchemaTable[],
): SchemaColumn | null {
  const clocks = spokenTables(sentence, tables).flatMap(({ columns }) => columns.filter(isClock))
  const before = sentence
    .slice(0, index)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .slice(-NEAR)
  const named = clocks.find(({ name }) =>
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((part) => before.some((word) => namesEvent(part, word))),
  )
  return named ?? clocks[0] ?? null
}

const NEAR = 3

/** A moment, or a text such as "07:45". */
export function isClock({ type, cells }: SchemaColumn): boolean {
  if (type === 'timestamp') return true
  return (
    type === 'text' && cells.length > 0 && cells.every((cell) => CLOCK.test(String(cell).trim()))
  )
}

const CLOCK = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/

/** The hour that a text such as "07:45" tells. */
export function hourOf(column: SchemaColumn): Viewed {
  const expression = partOf(column, HOURS)
  return {
    table: column.table,
    column: { name: 'hour', type: 'integer', expression, cells: [], replaces: null },
  }
}

function partOf(column: SchemaColumn, form: string): string {
  return `cast(regexp_extract(${written(column)}, '${form}', 1) as integer)`
}

const HOURS = '^ *([0-9]+):'
const MINUTES = ':([0-9]+)'

/** Where every text tells them. */
function secondsOf(column: SchemaColumn): string {
  const isTold = column.cells.every((cell) => /:\d+:/.test(String(cell)))
  return isTold ? ` + ${partOf(column, SECONDS)} / 60` : ''
}

const SECONDS = ':[0-9]+:([0-9]+)'

function minutesOf(column: SchemaColumn): Viewed {
  const cell = written(column)
  const expression =
    column.type === 'timestamp'
      ? `hour(${cell}) * 60 + minute(${cell}) + second(${cell}) / 60`
      : `${partOf(column, HOURS)} * 60 + ${partOf(column, MINUTES)}${secondsOf(column)}`
  const name = `${column.name} in minutes after midnight`
  return {
    table: column.table,
    column: { name, type: 'number', expression, cells: [], replaces: null },
  }
}
