import { compilePipeline } from '../../../pipeline/compile-pipeline.ts'
import { EMPTY_PIPELINE } from '../../../pipeline/pipeline.ts'
import type { CatalogueDataset } from '../../../tables/catalogue.ts'
import type { Pipeline } from '../../../pipeline/pipeline.ts'
import type { Cell, Table } from '../../../relation/column.ts'
import { interpret } from '../../../relation/testing/interpret.ts'
import type { Row } from '../../../relation/testing/interpret.ts'
import { ask } from '../../ask.ts'
import { worldOf } from './worlds.ts'

export interface OwnAnswer {
  readonly said: string
  readonly rows: readonly (readonly Cell[])[] | null
  readonly pipeline: Pipeline | null
}

/** Asks, builds, and computes the rows the slow way. */
export function answer(question: string, world: string): OwnAnswer {
  return answerOver(question, worldOf(world))
}

/** Tables, and how a catalogue has them. */
export interface OwnTables {
  readonly tables: Readonly<Record<string, Table>>
  readonly datasets: readonly CatalogueDataset[]
}

export function answerOver(question: string, own: OwnTables): OwnAnswer {
  const catalogue = { datasets: own.datasets }
  const asked = ask(question, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
  const { response: said, pipeline = null } = asked
  return { said, rows: pipeline && rowsOver(pipeline, own), pipeline }
}

/** The rows a pipeline over one of our worlds gives. */
export function rowsGiven(pipeline: Pipeline, world: string): readonly (readonly Cell[])[] {
  return rowsOver(pipeline, worldOf(world))
}

export function rowsOver(
  pipeline: Pipeline,
  { tables, datasets }: OwnTables,
): readonly (readonly Cell[])[] {
  const compiled = compilePipeline(pipeline, { datasets })
  if (!('program' in compiled)) throw new Error('what ask gives compiles')
  const done = new Map<string, readonly Row[]>()
  let last: readonly Row[] = []
  for (const { id, relation } of compiled.program.steps) {
    last = interpret(relation, {
      dataset: (name) => rowsOf(tables[name]),
      step: (name) => done.get(name) ?? [],
      md5: () => '',
    })
    done.set(id, last)
  }
  return last.map((row) => row.map(plain))
}

/** The interpreter holds integers as BigInt. */
function rowsOf(table: Table | undefined): readonly Row[] {
  return (table?.rows ?? []).map((row) =>
    row.map((cell, index) =>
      typeof cell === 'number' && table?.columns[index]?.type === 'integer' ? BigInt(cell) : cell,
    ),
  )
}

function plain(value: Row[number]): Cell {
  return typeof value === 'bigint' ? Number(value) : value
}
