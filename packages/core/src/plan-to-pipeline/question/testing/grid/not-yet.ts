import { corpusLines } from '../../../../../corpus/read-corpus.ts'

/** A wording that is not understood yet, and the tables where it fails. */
export interface NotYet {
  readonly meaning: string
  readonly wording: string
  readonly tables: string
}

export const NOT_YET = corpusLines<NotYet>('grid/not-yet.jsonl')
