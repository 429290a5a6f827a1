import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ColumnRule, Given } from '../block.ts'
import { checkColumn, problemAt } from '../check-column.ts'
import type { SortConfiguration } from './config.ts'

const FIELD = 'parameters.keys'

/** The columns pass through. */
export function columns({ parameters }: SortConfiguration, given: Given): ColumnRule {
  const arriving = given.inputs[0]?.columns ?? []
  const { keys, limit, offset } = parameters
  const diagnostics = keys.flatMap(({ column }, index): Diagnostic[] => {
    const place = { block: given.block, owner: 'sort', field: `${FIELD}.${index}.column` }
    const checked = checkColumn(column, arriving, place)
    if ('problem' in checked) return [checked.problem]
    if (keys.findIndex((key) => key.column === column) === index) return []
    const message = `The rows are sorted by "${column}" twice.`
    return [problemAt(place, 'duplicate-column', message, 'Remove one of the two keys.')]
  })
  if (keys.length === 0) diagnostics.push(noOrder(given.block, (limit ?? offset) !== undefined))
  return { columns: [arriving], diagnostics }
}

function noOrder(block: string, cuts: boolean): Diagnostic {
  return {
    code: 'sort/no-keys',
    severity: 'warning',
    at: { block, field: FIELD },
    message: cuts
      ? 'There is no order, so which rows are kept is left to chance.'
      : 'There is no order yet, so the rows pass as they come.',
    hint: 'Add a column to sort by.',
  }
}
