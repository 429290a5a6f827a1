import type { ExplainedRows } from '@plainflow/core'
import { connectionsAtHand } from '../connections/own-connections.ts'
import { catalogueOf } from '../datasets/own-datasets.ts'
import type { WithFilesNeeds } from '../inputs/with-files.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import { countRows, type ToCount } from './count-rows.ts'
import type { Measured, Trial } from './try-on-data.ts'

/** Where the rows end, and which condition is to blame: where there are several, each is counted. */
export async function whyEmpty(
  services: WithThinkers & WithFilesNeeds,
  counting: ToCount,
): Promise<ExplainedRows> {
  const { pipeline, userId, owned } = counting
  const { thinkers } = services
  const counts = await countRows(services, counting)
  const known = await connectionsAtHand(services, userId)
  const catalogue = catalogueOf(owned, known)
  const given = { pipeline, catalogue, counts }
  const parts = await thinkers.think(userId, 'conditionsApart', given)
  const apart = parts && (await countRows(services, { ...counting, pipeline: parts }))
  return thinkers.think(userId, 'explainEmptiness', { ...given, apart })
}

/** The same for a proposal that gives no rows, in one sentence; nothing where it gives some. */
export async function sayNoRows(
  services: WithThinkers & WithFilesNeeds,
  { measured, sampled }: Trial,
  counting: ToCount,
): Promise<string> {
  const isEmpty = [...measured.values()].some((one) => one.rows === 0 || isBlank(one))
  // In the first rows of a table none may be what is asked for, and in the rest some.
  if (!isEmpty || sampled !== null) return ''
  const { blamed } = await whyEmpty(services, counting)
  return blamed === undefined ? '' : ` It finds nothing: ${blamed}`
}

/** One row that counted none, or has nothing to add up. */
function isBlank({ first: [only, ...others] }: Measured): boolean {
  return (
    only !== undefined && others.length === 0 && only.every((cell) => cell === null || cell === 0)
  )
}
