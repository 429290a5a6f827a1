import type { ColumnRule, Given } from '../block.ts'
import { problemAt } from '../check-column.ts'
import type { SampleConfiguration } from './config.ts'

/** The columns pass through. */
export function columns({ parameters }: SampleConfiguration, given: Given): ColumnRule {
  const { mode } = parameters
  const place = { block: given.block, owner: 'sample', field: `parameters.${mode}` }
  const missing = problemAt(
    place,
    'no-size',
    'It is not said how much to take.',
    mode === 'rows' ? 'Write how many rows.' : 'Write a share between 0 and 1.',
  )
  return {
    columns: [given.inputs[0]?.columns ?? []],
    diagnostics: parameters[mode] === undefined ? [missing] : [],
  }
}
