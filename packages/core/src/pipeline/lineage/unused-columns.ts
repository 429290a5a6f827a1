import { sourceId } from '../../relation/relation.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { compilePipeline } from '../compile-pipeline.ts'
import type { Pipeline } from '../pipeline.ts'
import { lineageInProgram } from './lineage-in-program.ts'
import type { SourceColumn } from './lineage-in-program.ts'

/**
 * The source columns that no result needs: in no cell of a block at the end, and deciding about no row
 * of it. Nothing where the pipeline has errors.
 */
export function unusedColumns(pipeline: Pipeline, catalogue: Catalogue): readonly SourceColumn[] {
  const compiled = compilePipeline(pipeline, catalogue)
  if (!('program' in compiled)) return []
  const { steps } = compiled.program
  const read = new Set(pipeline.connections.map(({ source }) => source))
  const used = new Set<string>()
  for (const { id, columns } of steps.filter(({ block }) => !read.has(block))) {
    for (const { name } of columns) {
      const lineage = lineageInProgram(compiled.program, id, name)
      for (const source of [...(lineage?.values ?? []), ...(lineage?.influences ?? [])]) {
        used.add(keyOf(source))
      }
    }
  }
  return steps.flatMap(({ block, relation }) => {
    if (relation.kind !== 'from') return []
    return relation.columns
      .map(({ name }) => ({ dataset: sourceId(relation), column: name, block }))
      .filter((source) => !used.has(keyOf(source)))
  })
}

function keyOf({ dataset, column, block }: SourceColumn): string {
  return JSON.stringify([dataset, column, block])
}
