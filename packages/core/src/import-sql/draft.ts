import { findBlock } from '../blocks/registry.ts'
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts'
import type { CatalogueDataset } from '../tables/catalogue.ts'
import { addBlock, configureBlock, connectBlocks, relabelBlock } from '../pipeline/edit.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Block, Pipeline } from '../pipeline/pipeline.ts'
import { readConfiguration } from '../pipeline/walk-pipeline.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import type { Column, ColumnType } from '../relation/column.ts'
import { SqlStop, sqlProblem } from './sql-problem.ts'
import type { SqlProblemCode } from './sql-problem.ts'
import type { Rows, Slot } from './rows.ts'
import { SQL_LIMITS } from './tokenize-sql.ts'

/** A block, and the columns that leave it. */
export interface Loaded {
  readonly block: string
  readonly columns: readonly Column[]
}

/** The pipeline while it is made, and what there is to say about it. */
export class Draft {
  readonly diagnostics: Diagnostic[] = []
  readonly catalogue: Catalogue
  /** The part of the SQL that blocks are being made of. */
  at: Span = { start: 0, end: 0 }
  /** A dataset the query reads, for rows that are made of nothing. */
  ground: CatalogueDataset | null = null
  #pipeline: Pipeline
  readonly #slots = new Map<string, Slot>()
  readonly #loaded: Map<string, Loaded>
  readonly #now: number
  #upon = 0

  /** `standing`: the blocks there are already, with those that read a dataset and nothing else. */
  constructor(
    catalogue: Catalogue,
    now: number,
    standing: { readonly pipeline: Pipeline; readonly loaded: ReadonlyMap<string, Loaded> } = {
      pipeline: EMPTY_PIPELINE,
      loaded: new Map(),
    },
  ) {
    this.catalogue = catalogue
    this.#now = now
    this.#pipeline = standing.pipeline
    this.#loaded = new Map(standing.loaded)
  }

  get pipeline(): Pipeline {
    return this.#pipeline
  }

  /** Without a type it is a column of nulls, and text for want of anything better. */
  slot(name: string, type: ColumnType | null): Slot {
    const key = `${this.#slots.size}`
    const slot: Slot =
      type === null ? { key, name, type: 'text', isNull: true } : { key, name, type }
    this.#slots.set(slot.key, slot)
    return slot
  }

  slotOf(key: string): Slot {
    const slot = this.#slots.get(key)
    if (!slot) throw new Error(`There is no slot ${key}`)
    return slot
  }

  /** Every slot as a column named by its key, for finding types. */
  typesOf(keys: Iterable<string>): Column[] {
    return Array.from(keys, (key) => ({ name: key, type: this.slotOf(key).type }))
  }

  note(
    code: SqlProblemCode,
    severity: 'warning' | 'info',
    message: string,
    hint: string,
    at: Span,
  ): void {
    const known = this.diagnostics.some((one) => one.message === message)
    if (!known) this.diagnostics.push(sqlProblem(code, message, hint, at, severity))
  }

  /** Plans a query that another one reads: each is planned inside the other, and the stack has an end. */
  upon<T>(at: Span, plan: () => T): T {
    if (this.#upon >= SQL_LIMITS.queries) {
      const message = `More than ${SQL_LIMITS.queries} queries read one from the other.`
      throw new SqlStop('too-deep', message, 'Import it in parts.', at)
    }
    this.#upon += 1
    const planned = plan()
    this.#upon -= 1
    return planned
  }

  /** What a query gives its rows a name for: the block they leave is called so, where it is made for them. */
  called<T extends { readonly rows: Pick<Rows, 'block'> }>(name: string, plan: () => T): T {
    const before = new Set(this.#pipeline.blocks.map(({ id }) => id))
    const planned = plan()
    const { block } = planned.rows
    const type = this.#pipeline.blocks.find(({ id }) => id === block)?.type ?? ''
    // A source keeps the name of its data: other queries read it too.
    const isSource = findBlock(type)?.reads !== undefined
    if (!before.has(block) && !isSource && name.trim() !== '')
      this.#pipeline = relabelBlock(this.#pipeline, block, name.slice(0, 200))
    return planned
  }

  /** A dataset read once, however often it is named. */
  load(dataset: CatalogueDataset): Loaded {
    const known = this.#loaded.get(dataset.id)
    if (known) return known
    const reader = findBlock('load_csv')
    const configuration = reader?.reads?.(dataset)
    const loaded = this.add('load_csv', configuration, [], dataset.name)
    this.#loaded.set(dataset.id, loaded)
    return loaded
  }

  /** Adds a block behind others; its own column rule says what leaves it, or why it cannot be. */
  add(
    type: string,
    configuration: unknown,
    inputs: readonly Pick<Rows, 'block' | 'columns'>[],
    label: string,
  ): Loaded {
    if (this.#pipeline.blocks.length >= SQL_LIMITS.blocks) {
      const message = `The query would become more than ${SQL_LIMITS.blocks} blocks.`
      throw new SqlStop('too-large', message, 'Import it in parts.', this.at)
    }
    const definition = findBlock(type)
    if (!definition) throw new Error(`There is no block ${type}`)
    const { pipeline, id } = addBlock(this.#pipeline, type, { x: 0, y: 0 }, this.#now)
    // Blocks are configured with plain objects only.
    const configured = configureBlock(pipeline, id, configuration as Block['configuration'])
    let result = relabelBlock(configured, id, label.slice(0, 200) || definition.label)
    for (const [index, input] of inputs.entries()) {
      const targetHandle = definition.inputs.length > 1 ? definition.inputs[index]?.id : undefined
      result = connectBlocks(result, { source: input.block, target: id, targetHandle })
    }
    this.#pipeline = result
    return { block: id, columns: this.#columnsAfter(id, inputs) }
  }

  #columnsAfter(id: string, inputs: readonly Pick<Rows, 'block' | 'columns'>[]): readonly Column[] {
    const block = this.#pipeline.blocks.find((one) => one.id === id)
    const definition = block && findBlock(block.type)
    if (!block || !definition) throw new Error(`There is no block ${id}`)
    const { value, problems } = readConfiguration(block, definition)
    const given = {
      block: id,
      inputs: inputs.map(({ block: step, columns }) => {
        return { relation: { kind: 'step', step, columns } as const, columns }
      }),
      catalogue: this.catalogue,
    }
    const rule = problems.length === 0 ? definition.columns(value, given) : null
    const found = [...problems, ...(rule?.diagnostics ?? [])]
    const wrong = found.find(({ severity }) => severity === 'error')
    if (wrong) {
      const message = `This cannot be said with blocks: ${wrong.message}`
      throw new SqlStop('unsupported', message, wrong.hint, this.at)
    }
    return rule?.columns[0] ?? []
  }
}
