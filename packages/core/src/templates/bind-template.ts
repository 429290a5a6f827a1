import { findBlock } from '../blocks/registry.ts'
import type { CatalogueDataset } from '../pipeline/catalogue.ts'
import type { Block, Pipeline } from '../pipeline/pipeline.ts'
import type { Template } from './template.ts'

/** The template's pipeline over these datasets, found by the names of its tables. */
export function bindTemplate(template: Template, datasets: readonly CatalogueDataset[]): Pipeline {
  const blocks = template.blocks.map((block): Block => {
    const table = template.tables[block.id]
    if (table === undefined) return block
    const dataset = datasets.find(({ name }) => name === table)
    const reads = findBlock(block.type)?.reads
    if (!dataset || !reads) throw new Error(`No dataset for the table "${table}" of a template`)
    // Configurations are plain JSON objects by construction of their schemas.
    return { ...block, configuration: reads(dataset) as Block['configuration'] }
  })
  return { blocks, connections: template.connections }
}
