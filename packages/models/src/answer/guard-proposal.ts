import {
  type Block,
  type BlockDefinition,
  configureBlock,
  findBlock,
  mapTexts,
  type Pipeline,
  reachesOutside,
  readAt,
  removeBridged,
  sameJson,
} from '@plainflow/core'
import type { Question } from '../question.ts'

export interface Guarded {
  readonly pipeline: Pipeline
  /** What was left out, in words for the user. */
  readonly said: readonly string[]
}

/**
 * What a model proposes, less what only the user may decide: a block that reaches outside and was not
 * asked for, a text in one that was not written here, an address anywhere. A model that obeys a cell
 * of the data gets no further than this.
 */
export function guardProposal(proposed: Pipeline, question: Question): Guarded {
  const said = new Set<string>()
  let pipeline = proposed
  for (const block of proposed.blocks) {
    const definition = findBlock(block.type)
    const was = question.pipeline.blocks.find(({ id }) => id === block.id)
    if (!definition || (was && sameJson(was.configuration, block.configuration))) continue
    if (!reachesOutside(definition)) {
      pipeline = configureBlock(pipeline, block.id, withoutAddresses(block, definition, was))
    } else if (question.wants(definition)) {
      pipeline = configureBlock(pipeline, block.id, asTyped(block, definition, was))
    } else if (was) {
      said.add(`${was.label} stays as it was, as no change of it was asked for.`)
      pipeline = configureBlock(pipeline, block.id, was.configuration)
    } else {
      said.add(`The language model added ${definition.label}, which was not asked for: left out.`)
      pipeline = removeBridged(pipeline, block.id)
    }
  }
  return { pipeline, said: [...said] }

  /** Of a block that reaches outside, only texts the user wrote, or that were there. */
  function asTyped(block: Block, definition: BlockDefinition, was: Block | undefined) {
    const { typed } = question
    return mapped(block, definition, (text, path) => {
      const written = typed.spelledOut(text)
      const initial = readAt(asRecord(definition.initial), path)
      const isKnown = text === initial || text === readAt(was?.configuration ?? {}, path)
      if (isKnown || typed.has(written)) return written
      said.add(`Left out of ${definition.label}: what was not written here.`)
      return typeof initial === 'string' ? initial : ''
    })
  }

  function withoutAddresses(block: Block, definition: BlockDefinition, was: Block | undefined) {
    return mapped(block, definition, (text, path) => {
      if (text === readAt(was?.configuration ?? {}, path)) return text
      if (question.typed.withoutForeignAddresses(text, '') === text) return text
      said.add(
        `A text with an address, which the language model wrote into ${definition.label}, was left out.`,
      )
      return ''
    })
  }
}

function mapped(
  { configuration }: Block,
  { form }: BlockDefinition,
  change: (text: string, path: string) => string,
): Block['configuration'] {
  return { ...mapTexts(form, configuration, change) }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
