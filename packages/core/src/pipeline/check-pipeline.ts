import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Column } from '../relation/column.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import type { Pipeline } from './pipeline.ts'
import { walkPipeline } from './walk-pipeline.ts'

export interface CheckedPipeline {
  readonly diagnostics: readonly Diagnostic[]
  /** What leaves each block (its first port; an outlet: what it writes). Absent where it cannot be known. */
  readonly columns: Readonly<Record<string, readonly Column[]>>
  /** What leaves each output port of each block, in their order. */
  readonly outputs: Readonly<Record<string, readonly (readonly Column[])[]>>
  /** What arrives at each block, by input port; nothing at a port where it cannot be known. */
  readonly arriving: Readonly<Record<string, readonly (readonly Column[])[]>>
  readonly order: readonly string[]
}

/** Everything that can be said about a pipeline without running it. */
export function checkPipeline(pipeline: Pipeline, catalogue: Catalogue): CheckedPipeline {
  const { walked, diagnostics, order, arriving } = walkPipeline(pipeline, catalogue)
  const known = [...walked].flatMap(([id, { columns }]) => (columns[0] ? [[id, columns[0]]] : []))
  return {
    diagnostics,
    columns: Object.fromEntries(known),
    outputs: Object.fromEntries([...walked].map(([id, { columns }]) => [id, columns])),
    arriving: Object.fromEntries(arriving),
    order,
  }
}
