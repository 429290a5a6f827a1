import { corpusLines } from '../../../corpus/read-corpus.ts'
import type { Catalogue, CatalogueDataset } from '../../tables/catalogue.ts'

/** Two tables of our own, for edits in conversation. */
export const EDIT_CATALOGUE: Catalogue = {
  datasets: corpusLines<CatalogueDataset>('edits/tables.jsonl'),
}

/** What stands on the canvas before, by the sentence that builds it. */
export interface Canvas {
  readonly name: string
  readonly sentence: string
}

export const CANVASES = corpusLines<Canvas>('edits/canvases.jsonl')

/** The same edit in several wordings; `after` is what the pipeline says of itself then. */
export interface EditRequests {
  readonly canvas: string
  readonly says: readonly string[]
  readonly after: string
  /** Messages of the user before this one, oldest first. */
  readonly history?: readonly string[]
}

export const EDITS = corpusLines<EditRequests>('edits/changes.jsonl')

/** What changes nothing: the caller is asked to do or to find out something. */
export interface AskedOfCaller {
  readonly does: 'run' | 'undo' | 'why-empty' | 'count' | 'explain'
  readonly says: readonly string[]
}

export const ASKED = corpusLines<AskedOfCaller>('edits/wishes.jsonl')
