import type { Catalogue } from '../../tables/catalogue.ts'
import { compileUpTo } from '../compile-pipeline.ts'
import type { Pipeline } from '../pipeline.ts'
import { lineageInProgram } from './lineage-in-program.ts'
import type { Lineage } from './lineage-in-program.ts'

/**
 * The source columns and blocks that a column leaving a block comes from. Null where the block, or
 * what lies upstream of it, has errors, or has no such column.
 */
export function lineageOf(
  pipeline: Pipeline,
  catalogue: Catalogue,
  block: string,
  column: string,
  port = 0,
): Lineage | null {
  const compiled = compileUpTo(pipeline, catalogue, block)
  if (!('program' in compiled)) return null
  // What is only counted beside the rows leaves through no port.
  const leaving = compiled.program.steps.filter((one) => one.block === block && !one.check)
  const step = leaving[port]
  return step ? lineageInProgram(compiled.program, step.id, column) : null
}
