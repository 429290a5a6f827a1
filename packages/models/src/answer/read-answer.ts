import {
  addBlock,
  type Block,
  type BlockDefinition,
  type Catalogue,
  configureBlock,
  connectBlocks,
  type Diagnostic,
  type EditedBySql,
  type EditedCanvas,
  findBlock,
  nearestName,
  parsePipeline,
  type Pipeline,
  placeNew,
  removeBlock,
} from '@plainflow/core'
import { restoreTexts } from '../prompt/hidden-texts.ts'
import { formOf } from '../prompt/write-prompt.ts'
import type { Question } from '../question.ts'
import { standsBeside } from '../stands-beside.ts'
import type { AfterBlock, ModelAnswer } from './answer-form.ts'

/** A model's answer as a pipeline, or what is wrong with it, in words it is told. */
export type ReadAnswer = { readonly pipeline: Pipeline } | { readonly problems: readonly string[] }

type EditBySql = (given: {
  readonly sql: string
  readonly pipeline: Pipeline
  readonly catalogue: Catalogue
  readonly now: number
}) => EditedBySql | Promise<EditedBySql>

/** The query first, which changes the canvas; then the blocks beside it. */
export async function readAnswer(
  { sql, after }: ModelAnswer,
  question: Question,
  editBySql: EditBySql,
): Promise<ReadAnswer> {
  const { pipeline, named: catalogue, now } = question
  const query = sql?.trim() ?? ''
  if (query === '') return new AfterReader(question, null).read(after ?? [])
  const edited = await editBySql({ sql: query, pipeline, catalogue, now })
  if (!('pipeline' in edited))
    return { problems: edited.diagnostics.filter(isError).map((one) => sayProblem(one, query)) }
  return new AfterReader(question, edited).read(after ?? [])
}

/** The blocks that SQL does not say, put behind the tables they take rows of. */
class AfterReader {
  readonly #question: Question
  readonly #problems: string[] = []
  readonly #tables: ReadonlyMap<string, string>
  #pipeline: Pipeline
  /** What the next one stands behind unless it says so. */
  #end: string | null

  constructor(question: Question, edited: EditedCanvas | null) {
    this.#question = question
    this.#pipeline = edited?.pipeline ?? question.pipeline
    this.#tables = edited?.tables ?? new Map()
    this.#end = edited?.end ?? lastOf(question.pipeline)
  }

  read(blocks: readonly AfterBlock[]): ReadAnswer {
    for (const one of blocks) this.#put(one)
    if (this.#problems.length > 0) return { problems: this.#problems }
    const parsed = parsePipeline(placeNew(this.#question.pipeline, this.#pipeline))
    return 'pipeline' in parsed
      ? parsed
      : { problems: parsed.diagnostics.map(({ message }) => message) }
  }

  #put(one: AfterBlock): void {
    const definition = findBlock(one.type)
    if (!definition || !standsBeside(definition)) {
      this.#problems.push(this.#unknownType(one.type))
      return
    }
    const was = this.#pipeline.blocks.find(({ id, type }) => id === one.id && type === one.type)
    if (was && one.remove) this.#pipeline = removeBlock(this.#pipeline, was.id)
    else if (was) this.#configure(was, one, definition)
    else if (!one.remove) this.#add(one, definition)
  }

  #add(one: AfterBlock, definition: BlockDefinition): void {
    const source = this.#sourceOf(one)
    if (source === null) return
    const added = addBlock(this.#pipeline, one.type, { x: 0, y: 0 }, this.#question.now)
    const targetHandle = definition.inputs.length > 1 ? definition.inputs[0]?.id : undefined
    this.#pipeline = connectBlocks(added.pipeline, { source, target: added.id, targetHandle })
    const block = this.#pipeline.blocks.find(({ id }) => id === added.id)
    if (block) this.#configure(block, one, definition)
    // What hands rows on is what the next one takes them from.
    if (definition.outputs.length > 0) this.#end = added.id
  }

  #sourceOf({ of, type }: AfterBlock): string | null {
    if (of === undefined || of === null || of === '') {
      if (this.#end === null) this.#problems.push(`${type} has no rows to take: give "sql".`)
      return this.#end
    }
    const block = this.#tables.get(of.toLowerCase())
    const isThere = this.#pipeline.blocks.some(({ id }) => id === block)
    if (block !== undefined && isThere) return block
    const near = nearestName(of, [...this.#tables.keys()])
    this.#problems.push(
      `"of" of ${type} names no table of the query.${near ? ` Did this mean "${near}"?` : ''}`,
    )
    return null
  }

  #configure(block: Block, { configuration }: AfterBlock, definition: BlockDefinition): void {
    if (!configuration) return
    const initial = asRecord(definition.initial)
    // The form has no more of a block than it insists on: what else is given came from somewhere else.
    const own = Object.entries(configuration).filter(([part]) => Object.hasOwn(initial, part))
    const filled = asRecord(filledFrom(initial, Object.fromEntries(own)))
    const whole = {
      ...block.configuration,
      ...restoreTexts(definition, filled, block.configuration),
    }
    const { success } = definition.configuration.safeParse(whole)
    if (!success) this.#problems.push(formOf(definition))
    this.#pipeline = configureBlock(this.#pipeline, block.id, whole)
  }

  #unknownType(type: string): string {
    const types = this.#question.after.map((one) => one.type)
    const nearest = nearestName(type, types)
    const hint = nearest === null ? '' : ` Did this mean "${nearest}"?`
    const known = findBlock(type) ? 'SQL says that; write it into "sql".' : hint
    return `There is no block type "${type.slice(0, 64)}" beside SQL. ${known}`
  }
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

const LONGEST_QUOTE = 120

/** The piece of SQL that it is about, what is wrong and what helps. */
function sayProblem({ message, hint, at }: Diagnostic, sql: string): string {
  const { span } = at
  const piece = span ? sql.slice(span.start, span.end).replace(/\s+/g, ' ') : ''
  const where = piece === '' ? '' : `At "${piece.slice(0, LONGEST_QUOTE)}": `
  return `${where}${message} ${hint}`
}

function lastOf({ blocks, connections }: Pipeline): string | null {
  const sources = new Set(connections.map(({ source }) => source))
  const ends = blocks.filter(
    ({ id, type }) => !sources.has(id) && (findBlock(type)?.outputs.length ?? 0) > 0,
  )
  return ends.at(-1)?.id ?? null
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
