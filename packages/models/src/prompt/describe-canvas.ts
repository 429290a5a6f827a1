import { type Block, canvasTables, findBlock, type Pipeline } from '@plainflow/core'
import type { AfterBlock } from '../answer/answer-form.ts'
import { hideTexts } from './hidden-texts.ts'
import type { Question } from '../question.ts'

/** A pipeline as a model sees it: named tables of SQL, and the blocks that SQL does not say. */
export interface ShownCanvas {
  /** `west: SELECT * FROM sales WHERE …`, one line each. */
  readonly tables: readonly string[]
  readonly blocks: readonly AfterBlock[]
}

export function describeCanvas(pipeline: Pipeline, question: Question): ShownCanvas {
  const tables = canvasTables(pipeline, question.named)
  const shown = tables.filter(({ dataset }) => dataset === null)
  const names = new Map(tables.map(({ block, name }) => [block, name]))
  return {
    tables: shown.map(({ name, sql, sentence, columns }) => {
      const made = sql ?? `/* ${sentence} */ (${columns.map((one) => one.name).join(', ')})`
      return `${JSON.stringify(name)}: ${made}`
    }),
    blocks: pipeline.blocks.flatMap((block) => (names.has(block.id) ? [] : [shownBlock(block)])),
  }

  function shownBlock(block: Block): AfterBlock {
    const definition = findBlock(block.type)
    const source = pipeline.connections.find(({ target }) => target === block.id)?.source
    const of = names.get(source ?? '')
    return {
      id: block.id,
      type: block.type,
      ...(of === undefined ? {} : { of }),
      // Of a type that is not known nothing can be said of what its settings hold.
      ...(definition
        ? {
            configuration: ownSettings(
              hideTexts(definition, block.configuration),
              definition.initial,
            ),
          }
        : {}),
    }
  }
}

/** Parts that every block's dialog has and that are as a fresh block has them tell nothing. */
function ownSettings(
  configuration: Readonly<Record<string, unknown>>,
  initial: unknown,
): Record<string, unknown> {
  const fresh = typeof initial === 'object' && initial !== null ? { ...initial } : {}
  return Object.fromEntries(
    Object.entries(configuration).filter(
      ([part, value]) =>
        !Object.hasOwn(fresh, part) ||
        JSON.stringify(value) !== JSON.stringify(Reflect.get(fresh, part)),
    ),
  )
}
