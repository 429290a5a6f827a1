import type { CatalogueDataset } from '../../tables/catalogue.ts'
import { saySortKeys } from '../../words/say-sort-keys.ts'
import type { Given } from '../block.ts'
import { exampleMeasure } from '../example-figures.ts'
import type { SortConfiguration } from './config.ts'

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ parameters }: SortConfiguration, given: Given): string {
  const { keys, limit, offset } = parameters
  const order = saySortKeys(keys, given.inputs[0]?.columns ?? [])
  const by = order === '' ? '' : ` by ${order}`
  if (limit === undefined && offset === undefined) return `Sort${by === '' ? ' by nothing' : by}`
  const after = offset === undefined ? '' : ` after the first ${offset}`
  return `Take ${limit === undefined ? 'all rows' : `the first ${limit} rows`}${after}${by}`
}

export const COUNTED = [
  'top',
  'first',
  'bottom',
  'highest',
  'lowest',
  'largest',
  'smallest',
  'best',
]

export const openers = [
  'sort',
  'arrange',
  ...['by', 'the rows', 'rows', 'it', 'them', 'everything'].map((next) => `order ${next}`),
  'rank the rows',
  ...COUNTED.flatMap((word) => [`take the ${word}`, `take ${word}`]),
  'top',
  'bottom',
  'take all rows',
]

export function examples(dataset: CatalogueDataset): readonly string[] {
  const name = exampleMeasure(dataset.columns)
  return name === undefined ? [] : [`sort by ${name} descending`, `top 10 by ${name}`]
}
