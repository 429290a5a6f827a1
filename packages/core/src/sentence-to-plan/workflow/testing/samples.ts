import { corpusLines } from '../../../../corpus/read-corpus.ts'
import type { Catalogue, CatalogueDataset } from '../../../tables/catalogue.ts'

/** The sample tables as they are read, with cells that sentences name. */
export const SAMPLES: Catalogue = {
  datasets: corpusLines<CatalogueDataset>('workflows/tables.jsonl'),
}
