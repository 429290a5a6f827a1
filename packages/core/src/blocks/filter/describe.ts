import { describeConditions } from '../../conditions/describe-conditions.ts'
import { isMeasure } from '../../tables/is-measure.ts'
import { cellsOf } from '../../tables/catalogue.ts'
import type { CatalogueDataset } from '../../tables/catalogue.ts'
import { sayColumn, sayFormula } from '../../words/say.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { Given } from '../block.ts'
import type { FilterConfiguration } from './config.ts'

export type Parameters = FilterConfiguration['parameters']

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ parameters }: FilterConfiguration, given: Given): string {
  const verb = parameters.rows === 'keep' ? 'Keep' : 'Drop'
  if (parameters.mode === 'expression') {
    return `${verb} rows where ${sayFormula(parameters.expression)}`
  }
  if (parameters.where.conditions.length === 0) {
    return parameters.rows === 'keep' ? 'Keep every row' : 'Drop rows that are still to be chosen'
  }
  return `${verb} rows where ${sayConditions(parameters.where, given)}`
}

/** "region is West and amount is over 100" */
export function sayConditions(where: Parameters['where'], given: Given): string {
  const columns = given.inputs[0]?.columns ?? []
  const table = tableWords(columns, given.catalogue)
  return describeConditions(where, {
    columns,
    respell: (text, column) => table.cell(column, text) ?? text,
  })
}

const KEEPING = `only keep, keep only, keep, retain, filter for, filter by, filter on, filter to, filter,
  restrict to, limit to, narrow down to, narrow to, only show, show only, show me only, only, just, select,
  show me, show, find me, find, give me, get me, get, list, display, pick, see, where, with, whose, return,
  which, what`

const DROPPING = `drop, remove, exclude, discard, delete, omit, leave out, filter out, throw away,
  throw out, get rid of, skip, ignore, without, except, excluding`

export const OPENERS = [
  ...phrases(KEEPING).map((phrase) => [phrase, 'keep'] as const),
  ...phrases(DROPPING).map((phrase) => [phrase, 'drop'] as const),
].toSorted(([one], [other]) => other.length - one.length)

/** These join conditions as often as they begin a clause. */
export const JOINING = ['with', 'whose', 'without', 'except', 'excluding', 'where', 'which', 'what']

export const openers = OPENERS.map(([phrase]) => phrase).filter((one) => !JOINING.includes(one))

export function phrases(text: string): readonly string[] {
  return text.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
}

export function examples(dataset: CatalogueDataset): readonly string[] {
  const number = dataset.columns.find(
    (column) => isMeasure(column) && middleOf(dataset, column.name),
  )
  const text = dataset.columns.find(({ name, type }) => type === 'text' && sampleOf(dataset, name))
  return [
    ...(number
      ? [
          `keep rows where ${sayColumn(number.name, dataset.columns)} is over ${middleOf(dataset, number.name)}`,
        ]
      : []),
    ...(text
      ? [
          `keep rows where ${sayColumn(text.name, dataset.columns)} is ${sampleOf(dataset, text.name)}`,
        ]
      : []),
  ]
}

/** A number that some rows are over and others are not. */
function middleOf(dataset: CatalogueDataset, column: string): number | null {
  const numbers = cellsOf(dataset, column).filter((cell) => typeof cell === 'number')
  const ordered = numbers.toSorted((one, other) => one - other)
  const middle = ordered[Math.floor((ordered.length - 1) / 2)]
  return middle !== undefined && middle > 0 && middle < Number(ordered.at(-1))
    ? Math.floor(middle)
    : null
}

function sampleOf(dataset: CatalogueDataset, column: string): string | null {
  const word = cellsOf(dataset, column).find(
    (cell) => typeof cell === 'string' && /^\p{L}{2,20}$/u.test(cell),
  )
  return typeof word === 'string' ? word : null
}
