import { describeConditions } from '../../conditions/describe-conditions.ts'
import { tableWords } from '../../sentence-to-plan/table-words.ts'
import type { Given } from '../block.ts'
import type { FilterConfiguration } from './config.ts'

/** The block in words, and below it the same words back. */
export function describe({ parameters }: FilterConfiguration, given: Given): string {
  const verb = parameters.rows === 'keep' ? 'Keep' : 'Drop'
  if (parameters.mode === 'expression') {
    return `${verb} rows where \`${parameters.expression.replaceAll('`', '``')}\``
  }
  if (parameters.where.conditions.length === 0) return 'Keep every row'
  const columns = given.inputs[0]?.columns ?? []
  const table = tableWords(columns, given.catalogue)
  const conditions = describeConditions(parameters.where, {
    columns,
    respell: (text, column) => table.cell(column, text) ?? text,
  })
  return `${verb} rows where ${conditions}`
}

export const openers = ['keep', 'filter', 'drop', 'remove', 'exclude']

export function understand(): null {
  return null
}

export function examples(): readonly string[] {
  return []
}
