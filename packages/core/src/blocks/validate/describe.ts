import type { Column } from '../../relation/column.ts'
import { sayFormula, sayName, sayQuoted } from '../../words/say.ts'
import type { Given } from '../block.ts'
import type { ValidateConfiguration, ValidationRule } from './config.ts'

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ parameters }: ValidateConfiguration, given: Given): string {
  const columns = given.inputs[0]?.columns ?? []
  if (parameters.rules.length === 0) return 'Check rows for nothing'
  const said = parameters.rules.map((rule) => {
    // A warning is what is meant where nothing is said, so it is said only where it was chosen.
    const severity = rule.severity === undefined ? '' : `, or ${rule.severity}`
    return sayRule(rule, columns) + severity
  })
  return `Check rows (${said.join('; ')})`
}

/** One rule in words; also the reason a rejected row carries. */
export function sayRule(rule: ValidationRule, columns: readonly Column[]): string {
  const column = sayName(rule.column, columns)
  switch (rule.rule) {
    case 'not_empty':
      return `${column} is not empty`
    case 'unique':
      return `${column} is unique`
    case 'one_of':
      return `${column} is one of ${(rule.values ?? []).map(({ value }) => sayQuoted(value)).join(', ')}`
    case 'range':
      return `${column} ${sayRange(rule)}`
    case 'pattern':
      return `${column} looks like ${sayQuoted(rule.text ?? '')}`
    case 'matches':
      return `${column} matches ${sayQuoted(rule.text ?? '')}`
    case 'formula':
      return `${sayFormula(rule.text ?? '')} is true`
    case 'row_count':
      return `the number of rows ${sayRange(rule)}`
  }
}

function sayRange({ low, high }: ValidationRule): string {
  return [
    'lies',
    ...(low === undefined ? [] : [`from ${sayQuoted(low)}`]),
    ...(high === undefined ? [] : [`up to ${sayQuoted(high)}`]),
  ].join(' ')
}

export const openers = ['check rows', 'check that', 'validate']

export function examples(): readonly string[] {
  return []
}
