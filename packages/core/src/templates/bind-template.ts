import { findBlock } from '../blocks/registry.ts'
import type { CatalogueDataset } from '../tables/catalogue.ts'
import type { Block, Pipeline } from '../pipeline/pipeline.ts'
import type { Template } from './template.ts'

/** The table of a template's sample, and the dataset that holds it. */
export interface BoundTable {
  readonly table: string
  readonly dataset: CatalogueDataset
}

/** The template's pipeline over the datasets that hold its tables, whatever they are called. */
export function bindTemplate(template: Template, tables: readonly BoundTable[]): Pipeline {
  const blocks = template.blocks.map((block): Block => {
    const table = template.tables[block.id]
    if (table === undefined) return block
    const dataset = tables.find((bound) => bound.table === table)?.dataset
    const reads = findBlock(block.type)?.reads
    if (!dataset || !reads) throw new Error(`No dataset for the table "${table}" of a template`)
    // Configurations are plain JSON objects by construction of their schemas.
    return { ...block, configuration: reads(dataset) as Block['configuration'] }
  })
  return { blocks, connections: template.connections }
}
