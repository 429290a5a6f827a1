import type { Catalogue } from '../../tables/catalogue.ts'
import { compilePipeline } from '../../pipeline/compile-pipeline.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { Program } from '../../relation/program.ts'
import { terminalSteps } from '../../targets/program-shape.ts'
import type { Fix } from '../finding.ts'
import type { Ground } from '../ground.ts'

/** What a fix may change at the ends of a pipeline beside nothing. */
export interface Allowed {
  /** Columns that have another type. */
  readonly retyped?: readonly string[]
  /** There may be ends that were not there before. */
  readonly added?: boolean
  /** What the fix has to mean once it is compiled. */
  readonly means?: (program: Program) => boolean
}

/** A fix only if it holds: the pipeline still compiles, and what leaves its ends has the same columns. */
export function checkedFix(
  ground: Pick<Ground, 'program' | 'catalogue' | 'mayTry'>,
  title: string,
  change: () => Pipeline,
  { retyped = [], added = false, means = () => true }: Allowed = {},
): { readonly fix: Fix } | Record<never, never> {
  if (!ground.mayTry()) return {}
  const pipeline = change()
  const program = compiled(pipeline, ground.catalogue)
  if (!program || !means(program)) return {}
  const left = endsOf(program, retyped)
  for (const end of endsOf(ground.program, retyped)) {
    const at = left.indexOf(end)
    if (at < 0) return {}
    left.splice(at, 1)
  }
  return left.length === 0 || added ? { fix: { title, pipeline } } : {}
}

function compiled(pipeline: Pipeline, catalogue: Catalogue): Program | null {
  const result = compilePipeline(pipeline, catalogue)
  return 'program' in result ? result.program : null
}

/** By what they write: a block at the end may have changed places with another. */
function endsOf(program: Program, retyped: readonly string[]): string[] {
  return terminalSteps(program).map(({ outlet, columns }) =>
    JSON.stringify([
      outlet ?? null,
      columns.map(({ name, type }) => [name, retyped.includes(name) ? null : type]),
    ]),
  )
}
