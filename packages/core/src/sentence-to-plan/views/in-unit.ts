import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { UNIT_WORDS, unitCalled, unitOf } from '../question/tables/units.ts'
import type { Unit } from '../question/tables/units.ts'
import { cut } from '../states/state.ts'
import { written } from './view.ts'
import type { ViewReader, Viewed } from './view.ts'

/** "Total talk time in hours" where a column tells seconds: every column of that kind is seen in the unit asked for. */
export const readInUnit: ViewReader = (sentence, tables) => {
  const said = [...sentence.matchAll(IN_UNIT)].flatMap((match) => {
    const unit = unitCalled(match.groups?.['unit'] ?? match.groups?.['alone'] ?? '')
    return unit ? [{ match, unit }] : []
  })
  const units = [...new Set(said.map(({ unit }) => unit))]
  // "Talk in minutes and wait in seconds": every column of the kind would be seen in both.
  if (new Set(units.map(({ kind }) => kind)).size < units.length) return null
  const seen = units.map((unit) => ({
    unit,
    viewed: tables.flatMap((table) => viewedIn(table, unit)),
  }))
  const found = seen.filter(({ viewed }) => viewed.length > 0)
  if (found.length === 0) return null
  // The last one first, so that the others stay where they were found.
  const rest = said
    .toReversed()
    .filter(({ unit }) => found.some((one) => one.unit === unit))
    .reduce((left, { match }) => cut(left, match), sentence)
  return { sentence: rest, states: [], viewed: found.flatMap(({ viewed }) => viewed), hidden: [] }
}

/** A name that is another column's as well would stand for both: `wait_s` beside `wait_hours`. */
function viewedIn({ id, columns }: SchemaTable, unit: Unit): readonly Viewed[] {
  const made = columns.flatMap((column) => {
    const told = isMeasured(column) ? unitOf(column.name) : null
    return told?.kind === unit.kind && told.name !== unit.name
      ? [converted(column, told, unit)]
      : []
  })
  const names = (replaced: string | null) =>
    [
      ...columns.filter(({ name }) => name !== replaced),
      ...made.filter(({ replaces }) => replaces !== replaced),
    ].map(({ name }) => name.toLowerCase())
  return made
    .filter(({ name, replaces }) => !names(replaces).includes(name.toLowerCase()))
    .map((column) => ({ table: id, column }))
}

const IN_UNIT = new RegExp(
  String.raw`,? \(?(?:(?:shown|given|expressed|measured|told) )?in (?:full |whole )?(?<unit>${UNIT_WORDS})\)?(?=[\s,.;:?!)]|$)(?! of (?:the |a )?(?:day|week|month|year)\b)| \((?<alone>${UNIT_WORDS})\)`,
  'gi',
)

function isMeasured({ numeric, key }: SchemaColumn): boolean {
  return numeric === 'native' && !key
}

function converted(column: SchemaColumn, from: Unit, to: Unit): Viewed['column'] {
  const isSmaller = from.size < to.size
  const factor = isSmaller ? to.size / from.size : from.size / to.size
  return {
    name: calledIn(column.name, from, to),
    type: 'number',
    expression: `${written(column)} ${isSmaller ? '/' : '*'} ${factor}`,
    cells: column.cells.map((cell) =>
      typeof cell === 'number' ? (cell * from.size) / to.size : cell,
    ),
    replaces: column.name,
  }
}

/** "Talk Time (s)" is "Talk Time (hours)" then. */
function calledIn(name: string, from: Unit, to: Unit): string {
  const unit = new RegExp(String.raw`(?<![\p{L}])(?:${from.written})(?![\p{L}])`, 'giu')
  const last = [...name.matchAll(unit)].at(-1)
  // "Minutes spent in hours": the name stays what it is called by.
  if (last?.index === 0) return `${name} in ${to.name}`
  const called = to.name === 'full' ? '' : to.name
  if (!last) return `${name} ${called}`.trim()
  const renamed = `${name.slice(0, last.index)}${called}${name.slice(last.index + last[0].length)}`
  return called === '' ? withoutGap(renamed) : renamed
}

/** `price_` is `price` then, "Price ()" is "Price", and `price__net` is `price_net`. */
function withoutGap(name: string): string {
  return name
    .replaceAll(/(?<=[([])[\s,;/_-]+|[\s,;/_-]+(?=[)\]])/g, '')
    .replace(/\(\)|\[\]/, '')
    .replaceAll(/([\s_-])[\s_-]+/g, '$1')
    .replaceAll(/^[\s,;/_-]+|[\s,;/_-]+$/g, '')
}
