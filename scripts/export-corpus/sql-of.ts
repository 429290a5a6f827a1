import { canvasTables, quoteDuckdbIdentifier } from '../../packages/core/src/index.ts'
import type { Catalogue, Pipeline } from '../../packages/core/src/index.ts'

/** A pipeline as one SELECT over its datasets, each block before the last being a table of WITH. */
export function sqlOf(pipeline: Pipeline, catalogue: Catalogue): string {
  const tables = canvasTables(pipeline, catalogue, Infinity)
  const last = tables.at(-1)
  if (!last?.sql) throw new Error('a pipeline that gives rows has a last table')
  const named = tables
    .slice(0, -1)
    // A source that goes by its dataset's name is there already.
    .filter(({ name, dataset }) => name !== dataset)
    .map(({ name, sql }) => `${quoteDuckdbIdentifier(name)} AS (${sql})`)
  return named.length === 0 ? last.sql : `WITH ${named.join(', ')} ${last.sql}`
}
