import { linkTables, saidWords } from '../question/link/link-names.ts'
import { isDateColumn } from '../question/link/link-dates.ts'
import type { Predicate } from '../question/query/query.ts'
import { dateNamed, formulaOf } from '../figures/elapsed-amount.ts'
import { lifeOf, tellsPlan } from '../../tables/event-dates.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { unitCalled, unitOf } from '../question/tables/units.ts'
import { tokenize } from '../../words/tokens.ts'
import { amountIn, COMPARED_AMOUNT, signOf } from '../states/measured-states.ts'
import { cut, denialBefore, isDenied, OPPOSITE } from '../states/state.ts'
import { asksShare } from '../states/take-states.ts'
import { spokenTables } from '../states/told-columns.ts'
import type { Seen, ViewReader, Viewed } from './view.ts'

/**
 * How long rows lasted, where a file tells only when they began and ended: "sailings lasting more than 90 minutes",
 * "total sailing hours by line", "the longest sailing: id and duration in minutes".
 */
export const readDuration: ViewReader = (sentence, tables) =>
  asksShare(sentence)
    ? null
    : (lasting(sentence, tables) ?? ofRows(sentence, tables) ?? named(sentence, tables))

const LASTED = new RegExp(
  String.raw` ?\b(?:(?:that|which|who) )?(?:(?:were|was|are|is|have|had|has) )?(?:last(?:ed|ing|s)?|took|take|taking|takes|running|ran|stayed|staying)(?: for)? ${COMPARED_AMOUNT}(?: to (?:be )?(?<event>\p{L}+))?`,
  'iu',
)

/** "Took more than 2 days to close": from the begin of a row to that day, or to its end. */
function lasting(sentence: string, tables: readonly SchemaTable[]): Seen | null {
  const said = LASTED.exec(sentence)
  const { how = '', number = '', unit: called = '', event } = said?.groups ?? {}
  const comparison = signOf(how)
  const unit = unitCalled(called)
  if (!said || comparison === undefined || unit?.kind !== 'time') return null
  const denial = denialBefore(sentence, said.index)
  if (denial === '' && isDenied(sentence, said.index)) return null
  const made = durationIn(sentence, tables, unit.name, event === undefined ? {} : { to: event })
  if (!made) return null
  const column = { table: made.table, column: made.column.name }
  const state: Predicate = {
    kind: 'compare',
    column,
    comparison: denial === '' ? comparison : OPPOSITE[comparison],
    value: amountIn(number),
  }
  const stretch = { index: said.index - denial.length, 0: denial + said[0] }
  return { sentence: cut(sentence, stretch), states: [state], viewed: [made], hidden: [] }
}

const OF_ROWS =
  /\b(?<rows>\p{L}+)[ -](?:(?<unit>hours|minutes|days)|time(?: in (?<told>hours|minutes|days))?)\b/iu

/** "Sailing hours", "rental days", "repair time in hours": what the rows are called, and in what they are told. */
function ofRows(sentence: string, tables: readonly SchemaTable[]): Seen | null {
  const said = OF_ROWS.exec(sentence)
  const { rows = '', unit, told } = said?.groups ?? {}
  const [table] = linkTables(saidWords(tokenize(rows)) ?? [], tables)
  const between = said && BETWEEN.exec(sentence)
  if (!said || !table || table.score < CALLED) return null
  const made = durationIn(rows, [table.table], unit ?? told ?? null, between?.groups)
  if (!made) return null
  const rest = cut(sentence, said, 'duration')
  const within = BETWEEN.exec(rest)
  return {
    sentence: within ? cut(rest, within) : rest,
    states: [],
    viewed: [made],
    hidden: [],
  }
}

const CALLED = 0.9
/** "(departure to arrival)": between which days. */
const BETWEEN =
  / ?\((?:from )?(?<from>\p{L}+(?: \p{L}+)?) (?:to|until) (?<to>\p{L}+(?: \p{L}+)?)\)/iu
const DURATION =
  /\b(?:duration|how long (?:it|they) (?:took|lasted))(?: \(?in (?<unit>hours|minutes|days|seconds)\)?)?/i

function named(sentence: string, tables: readonly SchemaTable[]): Seen | null {
  const said = DURATION.exec(sentence)
  const made = said && durationIn(sentence, tables, said.groups?.['unit'] ?? null)
  return (
    made && { sentence: cut(sentence, said, 'duration'), states: [], viewed: [made], hidden: [] }
  )
}

function durationIn(
  sentence: string,
  tables: readonly SchemaTable[],
  called: string | null,
  events: Events = {},
): Viewed | null {
  const isSaid = Object.values(events).some((event) => event !== undefined)
  const found = spokenTables(sentence, tables).flatMap((table) => {
    const pair = !isSaid && isTimed(table) ? null : daysOf(table, events)
    return pair ? [{ table, pair }] : []
  })
  const [only, ...others] = found
  if (!only || others.length > 0) return null
  const [from, to] = only.pair
  const isClock = from.type === 'timestamp' && to.type === 'timestamp'
  const unit = called ?? (isClock ? 'hours' : 'days')
  const name = UNITS.find((one) => unitCalled(unit)?.name === `${one}s`)
  return name === undefined
    ? null
    : {
        table: only.table.id,
        column: {
          name: `duration (${unit})`,
          type: 'number',
          expression: formulaOf(from, to, name),
          cells: [],
          replaces: null,
        },
      }
}

const UNITS = ['minute', 'hour', 'day', 'week'] as const

/** A column that tells how long it was needs no other. */
function isTimed({ columns }: SchemaTable): boolean {
  return columns.some(
    ({ name, numeric, key }) =>
      numeric === 'native' &&
      !key &&
      (UNIT_ALONE.test(name) || (/durat/i.test(name) && unitOf(name)?.kind === 'time')),
  )
}

/** "Hours", "minutes_spent", and no "weekly hours", which tell of a week. */
const UNIT_ALONE =
  /^(?:hours?|minutes?|mins?|days?|elapsed)(?:[ _]?(?:spent|taken|worked|needed))?$|^time[ _]?(?:spent|taken)/i

/** Between which days, as far as that was said. */
interface Events {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

function daysOf(
  { columns }: SchemaTable,
  { from, to }: Events,
): readonly [SchemaColumn, SchemaColumn] | null {
  const dates = columns.filter(isDateColumn)
  const life = lifeOf(dates)
  const called = (event: string) => dateNamed(dates, event.toLowerCase().split(' '))
  const end = to === undefined ? life?.[1] : called(to)
  const first = life?.[0] ?? dates.find((one) => !tellsPlan(one))
  const begin = from === undefined ? first : called(from)
  return begin && end && begin !== end ? [begin, end] : null
}
