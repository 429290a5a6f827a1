import type { TrainedModel } from '@plainflow/contract'
import { findModel, knownModel, modelsApplied } from '@plainflow/core'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../store/open-store.ts'
import { pipelines } from '../store/schema.ts'

/** The pipelines of a user that apply this version: by its id, or by its name while that stands for it. */
export async function pipelinesApplying(
  db: Queries,
  userId: string,
  model: TrainedModel,
): Promise<{ id: string; name: string }[]> {
  const known = { datasets: [], models: [knownModel(model)] }
  const all = await db
    .select()
    .from(pipelines)
    .where(eq(pipelines.userId, userId))
    .orderBy(asc(pipelines.name), asc(pipelines.id))
  return all
    .filter(({ blocks, connections }) =>
      modelsApplied({ blocks, connections }).some(
        (said) => said === model.id || (model.inUse && findModel(known, said) !== null),
      ),
    )
    .map(({ id, name }) => ({ id, name }))
}
