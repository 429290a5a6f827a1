import {
  type Catalogue,
  type CatalogueModel,
  findModel,
  knownModel,
  modelsApplied,
  type Pipeline,
  type Trained,
} from '@plainflow/core'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { WithArtifactFiles } from '../artifacts/artifact-files.ts'
import type { WithStore } from '../store/open-store.ts'
import { artifacts } from '../store/schema.ts'
import { modelNames } from './model-rows.ts'
import { readModel } from '../artifacts/read-model.ts'

/** So many names are known to checks; a pipeline that names another is told so. */
const MOST_NAMES = 200

/** A user's models as core sees them, those trained last first; of one name the version in use before the others. */
export async function modelsAtHand(
  { store }: WithStore,
  userId: string,
): Promise<readonly CatalogueModel[]> {
  const { models } = await modelNames(store.db, userId, { offset: 0, limit: MOST_NAMES })
  return models.flatMap(({ versions }) =>
    versions
      .toSorted((one, other) => Number(other.inUse) - Number(one.inUse))
      .map((version) => knownModel(version)),
  )
}

type Needs = WithStore & WithArtifactFiles

/** A catalogue with the models at hand; of those that the pipeline applies all there is. */
export async function withModels(
  services: Needs,
  userId: string,
  pipeline: Pipeline,
  catalogue: Catalogue,
): Promise<Catalogue> {
  const known = { ...catalogue, models: await modelsAtHand(services, userId) }
  const applied = new Set(modelsApplied(pipeline).map((said) => findModel(known, said)?.id))
  const models: CatalogueModel[] = []
  for (const one of known.models)
    models.push(applied.has(one.id) ? { ...one, model: await readModel(services, one.id) } : one)
  return { ...known, models }
}

/** The same with what the pipeline's blocks learned when they were run last, for whoever runs nothing now. */
export async function withLastTrained(
  services: Needs,
  userId: string,
  pipeline: Pipeline,
  catalogue: Catalogue,
): Promise<Catalogue> {
  const known = await withModels(services, userId, pipeline, catalogue)
  return { ...known, trained: await lastTrained(services, userId, pipeline) }
}

async function lastTrained(
  services: Needs,
  userId: string,
  { blocks }: Pipeline,
): Promise<Trained> {
  const ids = blocks.map(({ id }) => id)
  if (ids.length === 0) return {}
  const rows = await services.store.db
    .selectDistinctOn([artifacts.blockId], { id: artifacts.id, block: artifacts.blockId })
    .from(artifacts)
    .where(
      and(
        eq(artifacts.userId, userId),
        eq(artifacts.kind, 'model'),
        inArray(artifacts.blockId, ids),
      ),
    )
    .orderBy(artifacts.blockId, desc(artifacts.createdAt), desc(artifacts.version))
  const trained: Record<string, Trained[string]> = {}
  for (const { id, block } of rows)
    if (block !== null) trained[block] = await readModel(services, id)
  return trained
}
