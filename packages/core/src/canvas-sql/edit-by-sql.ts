import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { Draft } from '../import-sql/draft.ts'
import { firstDataset } from '../import-sql/find-dataset.ts'
import { parseSql } from '../import-sql/parse-sql.ts'
import { planQuery, planTable } from '../import-sql/plan-query.ts'
import type { CommonTables, PlannedQuery } from '../import-sql/planning.ts'
import { SqlStop } from '../import-sql/sql-problem.ts'
import { selectColumns } from '../import-sql/steps.ts'
import type { CommonTable, Query } from '../import-sql/syntax.ts'
import type { Catalogue, CatalogueDataset } from '../tables/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { canvasTables } from './canvas-tables.ts'
import type { CanvasTable } from './canvas-tables.ts'
import { placeNew } from './place-new.ts'
import { replaceBlock } from './replace-block.ts'
import { settleEnd } from './settle-end.ts'

export interface EditedCanvas {
  readonly pipeline: Pipeline
  /** The block whose rows the query gives. */
  readonly end: string
  /** The block behind each table that the query names or the canvas has, by its name in small letters. */
  readonly tables: ReadonlyMap<string, string>
  /** Notes. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Without a canvas there is an error among the diagnostics. */
export type EditedBySql = EditedCanvas | { readonly diagnostics: readonly Diagnostic[] }

interface Editing {
  readonly pipeline: Pipeline
  readonly catalogue: Catalogue
  /** Milliseconds, for the ids of new blocks. */
  readonly now: number
}

/**
 * A canvas as a query changes it, which may name the canvas's own tables (`canvasTables`). A table of
 * WITH that has the name of one takes its place, unless it says the same; those the query does not
 * write down stay as they are. On an empty canvas it is `importSql`.
 */
export function editBySql(sql: string, { pipeline, catalogue, now }: Editing): EditedBySql {
  const canvas = canvasTables(pipeline, catalogue)
  const notes: Diagnostic[] = []
  try {
    const query = parseSql(sql)
    const ground = firstDataset(query, catalogue.datasets)
    const hand = new Hand(pipeline, canvas, { catalogue, now, notes, ground })
    for (const table of query.with) {
      const known = canvas.find(({ name }) => name.toLowerCase() === table.name.toLowerCase())
      if (known && saysTheSame(textOf(table, sql), known)) continue
      hand.define(table, known ?? null)
    }
    const end = hand.finish({ ...query, with: [] })
    const settled = settleEnd(pipeline, hand.pipeline, end)
    const placed = placeNew(pipeline, settled.pipeline)
    const { diagnostics } = checkPipeline(placed, catalogue)
    if (hasErrors(diagnostics)) return { diagnostics }
    return { pipeline: placed, end: settled.end, tables: hand.tables, diagnostics: notes }
  } catch (stop) {
    if (stop instanceof SqlStop) return { diagnostics: [stop.problem, ...notes] }
    throw stop
  }
}

interface Surroundings {
  readonly catalogue: Catalogue
  readonly now: number
  readonly notes: Diagnostic[]
  /** A dataset the query reads, for rows that are made of nothing. */
  readonly ground: CatalogueDataset | null
}

/** The canvas while a query is worked into it, one table of WITH after the other. */
class Hand {
  pipeline: Pipeline
  readonly #blocks: Map<string, string>
  readonly #canvas: readonly CanvasTable[]
  readonly #around: Surroundings

  constructor(pipeline: Pipeline, canvas: readonly CanvasTable[], around: Surroundings) {
    this.pipeline = pipeline
    this.#canvas = canvas
    this.#around = around
    this.#blocks = new Map(canvas.map(({ name, block }) => [name.toLowerCase(), block]))
  }

  get tables(): ReadonlyMap<string, string> {
    return this.#blocks
  }

  define(table: CommonTable, known: CanvasTable | null): void {
    const before = this.pipeline
    const draft = this.#draft()
    const { rows, columns } = planTable(draft, table, this.#tables(draft))
    draft.at = table.at
    const exact = selectColumns(
      draft,
      rows,
      columns.map((slot) => ({ slot, name: slot.name })),
    )
    this.#around.notes.push(...draft.diagnostics)
    const made = { before, after: draft.pipeline, block: exact.block }
    const replaced = known ? replaceBlock(known.block, made) : made
    this.pipeline = replaced.after
    this.#blocks.set(table.name.toLowerCase(), replaced.block)
  }

  /** The query itself: the block its rows leave. */
  finish(query: Query): string {
    const draft = this.#draft()
    const { rows, columns } = planQuery(draft, query, this.#tables(draft))
    // Names of a dataset's own columns may differ from those the query gave its tables.
    draft.at = query.at
    const outputs = columns.map((slot) => ({ slot, name: slot.name }))
    const exact = selectColumns(draft, rows, outputs)
    this.#around.notes.push(...draft.diagnostics)
    this.pipeline = draft.pipeline
    return exact.block
  }

  #draft(): Draft {
    const { catalogue, now, ground } = this.#around
    const known = new Set(this.pipeline.blocks.map(({ id }) => id))
    const loaded = this.#canvas.flatMap(({ dataset, block, columns }) =>
      dataset !== null && known.has(block) ? [[dataset, { block, columns }] as const] : [],
    )
    const standing = { pipeline: this.pipeline, loaded: new Map(loaded) }
    const draft = new Draft(catalogue, now, standing)
    draft.ground = ground
    return draft
  }

  /** What each name means now: a table before it may have changed its columns. */
  #tables(draft: Draft): CommonTables {
    const { columns: all } = checkPipeline(this.pipeline, this.#around.catalogue)
    return new Map(
      [...this.#blocks].flatMap(([name, block]) => {
        const columns = all[block]
        if (!columns) return []
        const table = (): PlannedQuery => {
          const slots = columns.map(({ name: column, type }) => draft.slot(column, type))
          const names = new Map(slots.map((slot) => [slot.key, slot.name]))
          return { rows: { block, columns, names, called: name }, columns: slots }
        }
        return [[name, table] as const]
      }),
    )
  }
}

function textOf({ query }: CommonTable, sql: string): string {
  return sql.slice(query.at.start, query.at.end)
}

/** Spaces, line ends and the case of letters aside: whoever repeats a table may write it anew. */
function saysTheSame(text: string, { sql }: CanvasTable): boolean {
  return sql !== null && plain(text) === plain(sql)
}

function plain(sql: string): string {
  return sql.replace(/\s+/g, '').replace(/;$/, '').toLowerCase()
}
