import { corpusLines } from '../../../corpus/read-corpus.ts'
import type { CatalogueDataset } from '../../tables/catalogue.ts'

const TABLES = corpusLines<CatalogueDataset>('ambiguous/tables.jsonl')

export const AMBIGUOUS_DATA = {
  orders: tablesCalled('orders'),
  both: tablesCalled('orders', 'returns'),
  matches: tablesCalled('matches'),
} as const

/** What can be meant in two ways: either it is taken in one and says so, or one short question is asked. */
export interface AmbiguousRequest {
  readonly data: keyof typeof AMBIGUOUS_DATA
  readonly says: string
  /** What was taken for granted, in part, or what is asked back. */
  readonly assumes?: string
  readonly asks?: string
  /** A part of each of the sentences offered, in order. */
  readonly offers: readonly string[]
}

export const AMBIGUOUS = corpusLines<AmbiguousRequest>('ambiguous/requests.jsonl')

function tablesCalled(...names: readonly string[]): readonly CatalogueDataset[] {
  return TABLES.filter(({ name }) => names.includes(name))
}
