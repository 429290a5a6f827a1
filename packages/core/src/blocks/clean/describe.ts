import { sayName, sayNames, sayQuoted } from '../../words/say.ts'
import { plainDigits } from '../../words/number-text.ts'
import type { Column } from '../../relation/column.ts'
import type { Given } from '../block.ts'
import { columnsAfter } from './columns.ts'
import type { CleanConfiguration, Cleaning, CleaningRule } from './config.ts'

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ parameters }: CleanConfiguration, given: Given): string {
  let columns = given.inputs[0]?.columns ?? []
  const said = parameters.rules.map((rule) => {
    const text = SAY[rule.action](rule, sayNames(rule.columns, columns), columns)
    columns = columnsAfter(rule, columns)
    return text
  })
  return said.length === 0 ? 'Clean up nothing' : `Clean up (${said.join('; ')})`
}

type Say = (rule: CleaningRule, names: string, columns: readonly Column[]) => string

const SAY: Readonly<Record<Cleaning, Say>> = {
  drop_missing: (_, names) => `drop rows with missing ${names || 'values'}`,
  fill: ({ value = '' }, names) => `fill ${names} with ${sayGiven(value)}`,
  fill_average: (_, names) => `fill ${names || 'all columns'} with the average`,
  fill_median: (_, names) => `fill ${names || 'all columns'} with the median`,
  fill_frequent: (_, names) => `fill ${names} with the most frequent value`,
  fill_previous: ({ by = '' }, names, columns) =>
    `fill ${names} with the value before by ${sayName(by, columns)}`,
  trim: (_, names) => `trim ${names || 'all columns'}`,
  uppercase: (_, names) => `uppercase ${names || 'all columns'}`,
  lowercase: (_, names) => `lowercase ${names || 'all columns'}`,
  titlecase: (_, names) => `titlecase ${names || 'all columns'}`,
  replace: (rule, names) =>
    `replace ${sayGiven(rule.value ?? '')} in ${names} with ${rule.with ? sayGiven(rule.with) : 'nothing'}`,
  convert: ({ type }, names) => `convert ${names} to ${type ?? 'text'}`,
  parse_dates: ({ formats = [] }, names) =>
    `read dates in ${names} as ${formats.map(({ format }) => sayQuoted(format)).join(', ')}`,
  deduplicate: (_, names) => `remove duplicates${names === '' ? '' : ` by ${names}`}`,
  drop_outliers: (rule, names) => `drop outliers of ${names || 'all columns'}${sayFar(rule)}`,
  cap_outliers: (rule, names) => `cap outliers of ${names || 'all columns'}${sayFar(rule)}`,
}

function sayFar({ method, factor }: CleaningRule): string {
  const how = { quartiles: ' by quartiles', deviations: ' by standard deviations' }
  const far = factor === undefined ? '' : ` beyond ${plainDigits(factor)}`
  return (method === undefined ? '' : how[method]) + far
}

export const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/

function sayGiven(value: string): string {
  return PLAIN_NUMBER.test(value) ? value : sayQuoted(value)
}

export const openers = [
  'clean',
  'remove duplicates',
  'remove duplicate rows',
  'drop duplicates',
  'drop duplicate rows',
  'deduplicate',
  'drop rows with missing',
  'remove nulls',
  'drop nulls',
  'drop outliers',
  'remove outliers',
  'cap outliers',
  'read dates',
  'parse dates',
  'fill',
  'trim',
  'uppercase',
  'lowercase',
  'titlecase',
  'capitalize',
]

export function examples(): readonly string[] {
  return ['remove duplicates']
}
