import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isAllowedCast } from '../../relation/allowed-cast.ts'
import type { Column } from '../../relation/column.ts'
import { findColumn, namedTwice } from '../../relation/column-types.ts'
import type { ColumnRule, Given } from '../block.ts'
import { checkColumn, checkNewNames, problemAt } from '../check-column.ts'
import type { SelectConfiguration, SelectedColumn } from './config.ts'
import { nameOf } from './config.ts'

const FIELD = 'parameters.columns'

export function columns(configuration: SelectConfiguration, given: Given): ColumnRule {
  const { mode, columns: chosen } = configuration.parameters
  const arriving = given.inputs[0]?.columns ?? []
  const place = { block: given.block, owner: 'select', field: FIELD }
  const leaving = leavingColumns(configuration, arriving)
  const seen = new Set<string>()
  const diagnostics = chosen.flatMap((one, index) => {
    const isAgain = seen.has(one.column)
    seen.add(one.column)
    return checkOne(one, { index, isAgain, mode }, given)
  })
  const names = leaving.map(({ name }) => name)
  if (diagnostics.length === 0 && mode !== 'drop') {
    diagnostics.push(...(mode === 'only' ? checkNewNames(names, place) : clashes(names, given)))
  }
  if (chosen.length === 0) diagnostics.push(nothing(given.block, mode))
  if (chosen.length > 0 && diagnostics.length === 0 && leaving.length === 0) {
    const message = 'No column is left.'
    diagnostics.push(problemAt(place, 'no-columns-left', message, 'Keep at least one column.'))
  }
  const columnsOut = leaving.map(({ name, type }) => ({ name, type }))
  return { columns: leaving.length > 0 ? [columnsOut] : [], diagnostics }
}

/** Columns of the output; where nothing is chosen yet, everything passes. */
export function leavingColumns(
  { parameters: { mode, columns: chosen } }: SelectConfiguration,
  arriving: readonly Column[],
): readonly (Column & { readonly from: string })[] {
  if (chosen.length === 0) return arriving.map((column) => changed(column, undefined))
  if (mode === 'only') {
    return chosen.flatMap((one) => {
      const column = findColumn(arriving, one.column)
      return column ? [changed(column, one)] : []
    })
  }
  // From behind: of a column named twice the first one counts.
  const byColumn = new Map(chosen.toReversed().map((one) => [one.column, one]))
  const named = (column: Column) => byColumn.get(column.name)
  if (mode === 'drop') {
    return arriving.filter((column) => !named(column)).map((one) => changed(one, undefined))
  }
  return arriving.map((column) => changed(column, named(column)))
}

function changed(column: Column, one: SelectedColumn | undefined) {
  return {
    name: one ? nameOf(one) : column.name,
    type: !one || one.type === 'same' ? column.type : one.type,
    from: column.name,
  }
}

function checkOne(
  one: SelectedColumn,
  {
    index,
    isAgain,
    mode,
  }: { index: number; isAgain: boolean; mode: SelectConfiguration['parameters']['mode'] },
  given: Given,
): Diagnostic[] {
  const place = { block: given.block, owner: 'select', field: `${FIELD}.${index}.column` }
  const checked = checkColumn(one.column, given.inputs[0]?.columns ?? [], place)
  if ('problem' in checked) return [checked.problem]
  if (isAgain && mode !== 'only') {
    const message = `The column "${one.column}" is named twice.`
    return [problemAt(place, 'duplicate-column', message, 'Remove one of the two.')]
  }
  const { type } = checked.column
  if (mode === 'drop' || one.type === 'same' || isAllowedCast(type, one.type)) return []
  return [
    problemAt(
      { ...place, field: `${FIELD}.${index}.type` },
      'cannot-convert',
      `"${one.column}" is a ${type} column and cannot become ${one.type}.`,
      'Convert it to text first, or choose another type.',
      { column: one.column, from: type, to: one.type },
    ),
  ]
}

function clashes(names: readonly string[], given: Given): readonly Diagnostic[] {
  const twice = namedTwice(names)
  if (twice === undefined) return []
  const place = { block: given.block, owner: 'select', field: FIELD }
  const message = `Two columns would be called "${twice}".`
  return [problemAt(place, 'duplicate-column', message, 'Give one of them another name.')]
}

function nothing(block: string, mode: string): Diagnostic {
  return {
    code: 'select/no-columns',
    severity: 'warning',
    at: { block, field: FIELD },
    message: 'No columns are chosen yet, so all of them pass as they are.',
    hint: mode === 'drop' ? 'Add a column to drop.' : 'Add a column to keep.',
  }
}
