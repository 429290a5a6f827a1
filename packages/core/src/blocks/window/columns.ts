import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Column } from '../../relation/column.ts'
import { columnTypes } from '../../relation/column-types.ts'
import { windowType } from '../../relation/window.ts'
import type { ColumnRule, Given } from '../block.ts'
import { checkColumn, checkColumns, checkNewNames, problemAt } from '../check-column.ts'
import type { FieldPlace } from '../check-column.ts'
import { checkGroupFormula } from '../check-formula.ts'
import { freeName } from '../free-name.ts'
import { isPlain, ORDERED, RANKS } from './config.ts'
import type { WindowColumn, WindowConfiguration } from './config.ts'

const FIELD = 'parameters.columns'

/** New columns behind the others, or in place of those they are named like. */
export function columns({ parameters }: WindowConfiguration, given: Given): ColumnRule {
  const arriving = given.inputs[0]?.columns ?? []
  const place = { block: given.block, owner: 'window', field: FIELD }
  const names = parameters.columns.map(({ name }) => name)
  const diagnostics: Diagnostic[] = [
    ...checkNewNames(names, place),
    ...parameters.columns.flatMap((one, index) =>
      checkOne(one, arriving, { ...place, field: `${FIELD}.${index}` }),
    ),
  ]
  if (names.length === 0) {
    diagnostics.push({
      ...problemAt(place, 'no-columns', 'No columns are computed yet.', 'Add a column.'),
      severity: 'warning',
    })
  }
  const added = parameters.columns.map((one) => ({ name: one.name, type: typeOf(one, arriving) }))
  const types = columnTypes(arriving)
  const replacing = columnTypes(added)
  const kept = arriving.map(({ name, type }) => ({ name, type: replacing.get(name) ?? type }))
  const fresh = added.filter(({ name }) => !types.has(name))
  return { columns: [[...kept, ...fresh]], diagnostics }
}

function typeOf(one: WindowColumn, arriving: readonly Column[]): Column['type'] {
  if (!isPlain(one)) {
    const checked = splitColumn(one, arriving)
    return ('split' in checked ? checked.split.type : null) ?? 'number'
  }
  const type = columnTypes(arriving).get(one.column) ?? null
  return windowType(one.function, type) ?? 'number'
}

/** A formula taken apart; the columns of its calls have names that no other column has. */
export function splitColumn(
  one: WindowColumn,
  arriving: readonly Column[],
  place = { block: '', owner: 'window', field: '' },
) {
  const nameOf = (index: number) => freeName(`${one.name.toLowerCase()} ${index}`, arriving)
  const ground = { place: 'window', columns: arriving, outside: arriving, nameOf } as const
  const at = { ...place, field: `${place.field}.formula` }
  return checkGroupFormula(one.formula ?? '', ground, at)
}

function checkFormula(
  one: WindowColumn,
  arriving: readonly Column[],
  place: FieldPlace,
): readonly Diagnostic[] {
  const checked = splitColumn(one, arriving, place)
  if ('problems' in checked) return checked.problems
  const placed = checked.split.calls.find((call) => ORDERED.some((name) => name === call.function))
  if (!placed || one.order.length > 0) return []
  const message = `${placed.function} depends on the order of the rows, and none is given.`
  const at = { ...place, field: `${place.field}.order` }
  return [problemAt(at, 'no-order', message, 'Add a column to order by.')]
}

function checkOne(
  one: WindowColumn,
  arriving: readonly Column[],
  place: FieldPlace,
): readonly Diagnostic[] {
  const at = (part: string) => ({ ...place, field: `${place.field}.${part}` })
  const diagnostics = [...checkColumns(one.partition, arriving, at('partition'))]
  for (const [index, { column }] of one.order.entries()) {
    const checked = checkColumn(column, arriving, at(`order.${index}.column`))
    if ('problem' in checked) diagnostics.push(checked.problem)
  }
  if (!isPlain(one)) return [...diagnostics, ...checkFormula(one, arriving, place)]
  const rowsAlone = RANKS.includes(one.function) || (one.function === 'count' && one.column === '')
  if (!rowsAlone) {
    const checked = checkColumn(one.column, arriving, at('column'))
    if ('problem' in checked) diagnostics.push(checked.problem)
    else if (windowType(one.function, checked.column.type) === null) {
      const message = `This needs numbers, and "${one.column}" is a ${checked.column.type} column.`
      const hint = 'Choose a number column.'
      diagnostics.push(problemAt(at('column'), 'not-a-number-column', message, hint))
    }
  }
  if (ORDERED.includes(one.function) && one.order.length === 0) {
    const message = 'This depends on the order of the rows, and none is given.'
    diagnostics.push(problemAt(at('order'), 'no-order', message, 'Add a column to order by.'))
  }
  if (one.function === 'moving_average' && one.size === undefined) {
    const message = 'It is not said over how many rows the average goes.'
    diagnostics.push(
      problemAt(at('size'), 'no-size', message, 'Write a number of rows, such as 7.'),
    )
  }
  if (one.function === 'quantile' && one.fraction === undefined) {
    const message = 'The quantile does not say which share of the values stays below it.'
    const hint = 'Write a number between 0 and 1.'
    diagnostics.push(problemAt(at('fraction'), 'no-fraction', message, hint))
  }
  return diagnostics
}
