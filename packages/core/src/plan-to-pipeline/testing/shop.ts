import { corpusLines } from '../../../corpus/read-corpus.ts'
import type { Catalogue, CatalogueDataset } from '../../tables/catalogue.ts'

/** Three files of a shop as it keeps them: each numbers its own rows by `id`. */
export const SHOP: Catalogue = { datasets: corpusLines<CatalogueDataset>('shop-tables.jsonl') }
