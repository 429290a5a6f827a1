import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { typesTogether } from '../../relation/types-together.ts'
import { commonType } from '../../relation/common-type.ts'
import type { ColumnRule, Given } from '../block.ts'
import type { UnionConfiguration } from './config.ts'

/** The columns of all inputs by name, in the order they first come. */
export function columns(_: UnionConfiguration, given: Given): ColumnRule {
  const found = typesTogether(given.inputs.map((input) => input.columns))
  const leaving = Array.from(found, ([name, types]) => ({
    name,
    type: commonType(types) ?? 'text',
  }))
  const diagnostics: Diagnostic[] = []
  const note = (code: string, severity: 'warning' | 'info', message: string, hint: string) =>
    diagnostics.push({
      code: `union/${code}`,
      severity,
      at: { block: given.block, field: 'parameters.rows' },
      message,
      hint,
    })
  if (given.inputs.length === 1) {
    note('one-input', 'warning', 'Only one table is connected.', 'Connect another one as well.')
  }
  const mixed = [...found].find(([, types]) => commonType(types) === undefined)
  if (mixed) {
    const kinds = [...new Set(mixed[1])].join(' and ')
    const message = `"${mixed[0]}" is ${kinds} in different tables, so it becomes text.`
    note('types-differ', 'warning', message, 'Convert it in one of the tables before.')
  }
  const partial = [...found].find(([, types]) => types.length < given.inputs.length)
  if (partial) {
    const message = `Not every table has the column "${partial[0]}"; it is empty for the others.`
    note('missing-column', 'info', message, 'Rename columns before if they mean the same.')
  }
  return { columns: [leaving], diagnostics }
}
