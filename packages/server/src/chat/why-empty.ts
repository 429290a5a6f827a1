import {
  conditionsApart,
  emptiedAt,
  type ExplainedRows,
  explainEmptiness,
  type Pipeline,
} from '@plainflow/core'
import { catalogueOf, type StoredDataset } from '../datasets/own-datasets.ts'
import type { Services } from '../services.ts'
import { countRows } from './count-rows.ts'
import type { Measured, Trial } from './try-on-data.ts'

/** Where the rows end, and which condition is to blame: where there are several, each is counted. */
export async function whyEmpty(
  services: Services,
  pipeline: Pipeline,
  owned: readonly StoredDataset[],
  signal: AbortSignal,
): Promise<ExplainedRows> {
  const catalogue = catalogueOf(owned)
  const counts = await countRows(services, pipeline, owned, signal)
  const block = emptiedAt(pipeline, counts)
  const apart = block === null ? null : conditionsApart(pipeline, block, catalogue)
  if (apart === null) return explainEmptiness(pipeline, counts, catalogue)
  const each = await countRows(services, apart, owned, signal)
  return explainEmptiness(pipeline, counts, catalogue, each)
}

/** The same for a proposal that gives no rows, in one sentence; nothing where it gives some. */
export async function sayNoRows(
  services: Services,
  pipeline: Pipeline,
  { measured, sampled }: Trial,
  owned: readonly StoredDataset[],
  signal: AbortSignal,
): Promise<string> {
  const isEmpty = [...measured.values()].some((one) => one.rows === 0 || isBlank(one))
  // In the first rows of a table none may be what is asked for, and in the rest some.
  if (!isEmpty || sampled !== null) return ''
  const { blamed } = await whyEmpty(services, pipeline, owned, signal)
  return blamed === undefined ? '' : ` It finds nothing: ${blamed}`
}

/** One row that counted none, or has nothing to add up. */
function isBlank({ first: [only, ...others] }: Measured): boolean {
  return (
    only !== undefined && others.length === 0 && only.every((cell) => cell === null || cell === 0)
  )
}
