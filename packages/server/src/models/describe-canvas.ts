import { type Block, findBlock, type Pipeline } from '@plainflow/core'
import type { AnsweredBlock } from './answer-form.ts'
import { hideTexts } from './hidden-texts.ts'
import type { TableNames } from './table-names.ts'

/** A pipeline in the form a model answers in. */
export function describeCanvas(pipeline: Pipeline, tables: TableNames): AnsweredBlock[] {
  return pipeline.blocks.map((block) => ({
    id: block.id,
    type: block.type,
    ...contentOf(block, tables),
    inputs: pipeline.connections
      .filter(({ target }) => target === block.id)
      .map(({ source, sourceHandle, targetHandle }) => ({
        from: source,
        ...(sourceHandle == null ? {} : { output: sourceHandle }),
        ...(targetHandle == null ? {} : { input: targetHandle }),
      })),
  }))
}

function contentOf(block: Block, tables: TableNames): Partial<AnsweredBlock> {
  const definition = findBlock(block.type)
  // Of a type that is not known nothing can be said of what its settings hold.
  if (!definition) return {}
  const dataset = definition.reads ? datasetOf(block.configuration, tables) : undefined
  if (dataset !== undefined) return { dataset }
  return { configuration: hideTexts(definition, block.configuration) }
}

/** The table a configuration speaks of, wherever in it the id stands. */
export function datasetOf(value: unknown, tables: TableNames): string | undefined {
  if (typeof value === 'string') return tables.nameOf(value)
  if (typeof value !== 'object' || value === null) return undefined
  for (const inner of Object.values(value)) {
    const found = datasetOf(inner, tables)
    if (found !== undefined) return found
  }
  return undefined
}
