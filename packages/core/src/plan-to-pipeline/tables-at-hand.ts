import type { CatalogueDataset } from '../tables/catalogue.ts'
import { walkPipeline } from '../pipeline/walk-pipeline.ts'
import { tableWords } from '../tables/table-words.ts'
import type { AskContext } from './asked.ts'

/** The tables a sentence may speak of: all datasets, or the rows that leave the canvas. */
export function tablesAtHand({ pipeline, catalogue }: AskContext): readonly CatalogueDataset[] {
  if (pipeline.blocks.length === 0) return catalogue.datasets
  const { walked, order } = walkPipeline(pipeline, catalogue)
  const columns = order.flatMap((id) => [walked.get(id)?.columns[0] ?? []]).at(-1) ?? []
  const { samples } = tableWords(columns, catalogue)
  const known = columns.map(({ name }) => [name, samples(name)] as const)
  return [{ id: '', name: '', filename: '', columns, samples: Object.fromEntries(known) }]
}
