import { compilePipeline } from '../pipeline/compile-pipeline.ts'
import type { Finding } from './finding.ts'
import { type Advised, groundFor } from './ground.ts'
import { emptyRows } from './rules/empty-rows.ts'
import { joinDrops } from './rules/join-drops.ts'
import { joinMultiplies } from './rules/join-multiplies.ts'

type Counted = Pick<Advised, 'pipeline' | 'catalogue'> & {
  /** Rows that left each block. */
  readonly counts: ReadonlyMap<string, number>
}

/**
 * What gives reason to ask whether an answer was meant so: rows that end, multiply or get lost on the
 * way. Of a pipeline that stands it is no advice: an inner join may be there to drop rows.
 */
export function oddRows({ pipeline, catalogue, counts }: Counted): readonly Finding[] {
  const compiled = compilePipeline(pipeline, catalogue)
  if (!('program' in compiled)) return []
  const blocks = Array.from(counts, ([id, rows]) => ({ id, rows, ms: null, cached: false }))
  const run = { blocks, totalMs: null }
  const ground = groundFor({ pipeline, catalogue, run }, compiled.program)
  return [emptyRows, joinMultiplies, joinDrops]
    .flatMap((rule) => rule(ground))
    .filter(({ severity }) => severity !== 'success')
}
