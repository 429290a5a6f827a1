import { sourceId } from '../relation/relation.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import { compilePipeline } from '../pipeline/compile-pipeline.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Column } from '../relation/column.ts'
import type { Program, Step } from '../relation/program.ts'
import { render, verbatim } from '../targets/code.ts'
import { relationCode } from '../targets/duckdb/relation-to-duckdb.ts'
import { quoteDuckdbIdentifier } from '../targets/duckdb/quote-duckdb-identifier.ts'
import { takersOf } from './takers-of.ts'

/** A block as a table that SQL can name. */
export interface CanvasTable {
  /** Unlike every dataset's and every other block's. */
  readonly name: string
  readonly block: string
  readonly columns: readonly Column[]
  /** The dataset it reads and nothing else: it goes by the dataset's name then. */
  readonly dataset: string | null
  /** How its rows are made of the tables before; null where SQL would be longer than of use. */
  readonly sql: string | null
  /** The same in words. */
  readonly sentence: string
}

/** Characters, of one table. */
const LONGEST = 700
/** One line each: nobody reads it but a language model. */
const NO_BREAKS = 100_000

/**
 * A canvas as named tables, in the order they are made: `filter_west` of `select * from sales where …`.
 * Blocks with errors and what comes behind them are left out, and so is what hands no rows on.
 */
export function canvasTables(
  pipeline: Pipeline,
  catalogue: Catalogue,
  longest = LONGEST,
): readonly CanvasTable[] {
  const compiled = compilePipeline(soundPart(pipeline, catalogue), catalogue)
  if (!('program' in compiled)) return []
  const takers = takersOf(pipeline)
  const steps = tableSteps(compiled.program).filter(({ block }) => !takers.has(block))
  const names = namesOf(steps, catalogue)
  const spelled = {
    dataset: (id: string) => verbatim(quoteDuckdbIdentifier(datasetName(id, catalogue))),
    step: (id: string) => verbatim(quoteDuckdbIdentifier(names.get(id) ?? id)),
  }
  return steps.map((step) => {
    const { id, block, columns, relation, sentence } = step
    const dataset = relation.kind === 'from' ? sourceId(relation) : null
    const sql = render(relationCode(relation, spelled), NO_BREAKS, 0).replace(/\s*\n\s*/g, ' ')
    const name = names.get(id) ?? id
    return { name, block, columns, dataset, sentence, sql: sql.length > longest ? null : sql }
  })
}

/** What hands rows on: no outlets, no judgements, of several ports the first. */
function tableSteps({ steps }: Program): readonly Step[] {
  return steps.filter(({ id, block, outlet, check }) => id === block && !outlet && !check)
}

/** The pipeline without blocks that have errors, and without what lies behind them. */
function soundPart(pipeline: Pipeline, catalogue: Catalogue): Pipeline {
  let { blocks, connections } = pipeline
  for (;;) {
    const { diagnostics } = checkPipeline({ blocks, connections }, catalogue)
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    const wrong = new Set(errors.flatMap(({ at }) => at.block ?? []))
    if (wrong.size === 0) return errors.length === 0 ? { blocks, connections } : NOTHING
    blocks = blocks.filter(({ id }) => !wrong.has(id))
    const known = new Set(blocks.map(({ id }) => id))
    // What has lost an input is wrong in the next round.
    connections = connections.filter(({ source, target }) => known.has(source) && known.has(target))
  }
}

const NOTHING: Pipeline = { blocks: [], connections: [] }

/** A source goes by its dataset's name, the first time; the others by their own. */
function namesOf(steps: readonly Step[], catalogue: Catalogue): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const taken = new Set(catalogue.datasets.map(({ name }) => name.toLowerCase()))
  const loaded = new Set<string>()
  for (const { id, name, relation } of steps) {
    if (relation.kind === 'from' && !loaded.has(sourceId(relation))) {
      loaded.add(sourceId(relation))
      names.set(id, datasetName(sourceId(relation), catalogue))
      continue
    }
    let free = name
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name}_${count}`
    taken.add(free.toLowerCase())
    names.set(id, free)
  }
  return names
}

function datasetName(id: string, { datasets }: Catalogue): string {
  return datasets.find((one) => one.id === id)?.name ?? id
}
