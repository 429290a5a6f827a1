import {
  addBlock,
  type Block,
  type BlockDefinition,
  BLOCKS,
  configureBlock,
  type Connection,
  connectBlocks,
  findBlock,
  nearestName,
  parsePipeline,
  type Pipeline,
  placeBlocks,
  positionBeside,
} from '@plainflow/core'
import type { AnsweredBlock } from './answer-form.ts'
import { datasetOf } from './describe-canvas.ts'
import { restoreTexts } from './hidden-texts.ts'
import type { Question } from './question.ts'

/** A model's blocks as a pipeline, or what is wrong with them, in words it is told. */
export type ReadAnswer = { readonly pipeline: Pipeline } | { readonly problems: readonly string[] }

export function readAnswer(blocks: readonly AnsweredBlock[], question: Question): ReadAnswer {
  return new AnswerReader(question).read(blocks)
}

class AnswerReader {
  readonly #question: Question
  readonly #problems: string[] = []
  /** Our ids by the model's. */
  readonly #ids = new Map<string, string>()

  constructor(question: Question) {
    this.#question = question
  }

  read(answered: readonly AnsweredBlock[]): ReadAnswer {
    const before = this.#question.pipeline
    let pipeline: Pipeline = { blocks: [], connections: [] }
    for (const one of answered) pipeline = this.#put(one, pipeline)
    const isNew = before.blocks.length === 0
    for (const one of answered) pipeline = this.#connect(one, pipeline)
    if (this.#problems.length > 0) return { problems: this.#problems }
    const placed = isNew ? placeBlocks(pipeline) : this.#place(pipeline)
    const parsed = parsePipeline(placed)
    return 'pipeline' in parsed
      ? parsed
      : { problems: parsed.diagnostics.map(({ message }) => message) }
  }

  #put(one: AnsweredBlock, pipeline: Pipeline): Pipeline {
    const definition = findBlock(one.type)
    if (!definition || definition.unavailable !== undefined) {
      this.#problems.push(unknownType(one.type))
      return pipeline
    }
    if (this.#ids.has(one.id)) {
      this.#problems.push(`Two blocks have the id "${one.id}".`)
      return pipeline
    }
    const was = this.#before(one)
    if (was) {
      this.#ids.set(one.id, was.id)
      const configuration = this.#configuration(one, definition, was)
      const same = pipeline.blocks.concat({ ...was, configuration })
      return { ...pipeline, blocks: same }
    }
    // Ids on the canvas are taken even where their blocks go, so that a new block is seen as new.
    const { blocks } = this.#question.pipeline
    const taken = { ...pipeline, blocks: [...blocks, ...pipeline.blocks] }
    const added = addBlock(taken, one.type, { x: 0, y: 0 }, this.#question.now)
    this.#ids.set(one.id, added.id)
    const block = added.pipeline.blocks.filter(({ id }) => id === added.id)
    const put = { ...pipeline, blocks: [...pipeline.blocks, ...block] }
    return configureBlock(put, added.id, this.#configuration(one, definition, null))
  }

  #before({ id, type }: AnsweredBlock): Block | undefined {
    return this.#question.pipeline.blocks.find((block) => block.id === id && block.type === type)
  }

  #configuration(
    { dataset, configuration }: AnsweredBlock,
    definition: BlockDefinition,
    was: Block | null,
  ): Block['configuration'] {
    const initial = asRecord(definition.initial)
    if (!definition.reads || (configuration && dataset === undefined)) {
      if (!configuration) return was?.configuration ?? initial
      // The form has no more of a block than it insists on: what else is given came from somewhere else.
      const own = Object.entries(configuration).filter(([part]) => Object.hasOwn(initial, part))
      const filled = asRecord(filledFrom(initial, Object.fromEntries(own)))
      const restored = restoreTexts(definition, filled, was?.configuration ?? {})
      return { ...was?.configuration, ...restored }
    }
    const { tables } = this.#question
    const known = was && datasetOf(was.configuration, tables)
    if (was && (dataset === undefined || dataset === known)) return was.configuration
    const found = tables.find(dataset ?? '')
    if (found) return asRecord(definition.reads(found))
    this.#problems.push(
      `There is no table called "${dataset ?? ''}". The tables are: ${tables.names.join(', ')}.`,
    )
    return initial
  }

  #connect({ id, type, inputs }: AnsweredBlock, pipeline: Pipeline): Pipeline {
    const target = this.#ids.get(id)
    const definition = findBlock(type)
    if (target === undefined || !definition) return pipeline
    let result = pipeline
    for (const [at, { from, output, input }] of inputs.entries()) {
      const source = this.#ids.get(from)
      if (source === undefined) {
        this.#problems.push(`The block "${id}" takes rows from "${from}", which is no block.`)
        continue
      }
      const ports = definition.inputs
      const first = findBlock(pipeline.blocks.find((one) => one.id === source)?.type ?? '')
      const ends = {
        source,
        target,
        sourceHandle: output === first?.outputs[0]?.id ? null : output,
        targetHandle: ports.length > 1 ? (input ?? (ports[at] ?? ports.at(-1))?.id) : null,
      }
      const known = this.#question.pipeline.connections.find(isSame(ends))
      result = known
        ? { ...result, connections: [...result.connections, known] }
        : connectBlocks(result, ends)
    }
    return result
  }

  /** New blocks stand beside what they take rows from; the others stay. */
  #place(pipeline: Pipeline): Pipeline {
    const known = new Set(this.#question.pipeline.blocks.map(({ id }) => id))
    let placed = { ...pipeline, blocks: pipeline.blocks.filter(({ id }) => known.has(id)) }
    if (placed.blocks.length === 0) return placeBlocks(pipeline)
    for (const block of pipeline.blocks.filter(({ id }) => !known.has(id))) {
      const upstream = pipeline.connections.find(({ target }) => target === block.id)?.source
      const position = positionBeside(placed, upstream ?? null)
      placed = { ...placed, blocks: [...placed.blocks, { ...block, position }] }
    }
    return placed
  }
}

function isSame(ends: Omit<Connection, 'id'>) {
  return (one: Connection) =>
    one.source === ends.source &&
    one.target === ends.target &&
    (one.sourceHandle ?? null) === (ends.sourceHandle ?? null) &&
    (one.targetHandle ?? null) === (ends.targetHandle ?? null)
}

function unknownType(type: string): string {
  const types = BLOCKS.filter(({ unavailable }) => unavailable === undefined).map((one) => one.type)
  const nearest = nearestName(type, types)
  const hint = nearest === null ? '' : ` Did this mean "${nearest}"?`
  return `There is no block type "${type.slice(0, 64)}".${hint}`
}

/** What a model left out of a block's settings, as a fresh block has it. */
function filledFrom(initial: unknown, given: unknown): unknown {
  if (!isRecord(initial) || !isRecord(given)) return given
  const filled = Object.entries(given).map(([key, value]) => [
    key,
    Object.hasOwn(initial, key) ? filledFrom(initial[key], value) : value,
  ])
  return { ...initial, ...Object.fromEntries(filled) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asRecord(value: unknown): Block['configuration'] {
  return isRecord(value) ? { ...value } : {}
}
