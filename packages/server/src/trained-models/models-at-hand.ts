import type { TrainedModel } from '@plainflow/contract'
import {
  type Catalogue,
  type CatalogueModel,
  findBlock,
  findModel,
  knownModel,
  type Model,
  modelsApplied,
  type Pipeline,
  type Trained,
} from '@plainflow/core'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { WithArtifactFiles } from '../artifacts/artifact-files.ts'
import type { WithStore } from '../store/open-store.ts'
import { artifacts } from '../store/schema.ts'
import { modelsById, modelsInUse } from './model-rows.ts'
import { readModel } from '../artifacts/read-model.ts'

/** So many names are known to checks; a pipeline that names another is told so. */
const MOST_NAMES = 200

/** With its id where it is stored; its blocks tell it nearly as well. */
type KnownPipeline = Pipeline & { readonly id?: string | undefined }

/**
 * A user's models as core sees them: of each name the version in use, the pipeline's own before others and
 * the name trained last first; then the versions that the pipeline names by their ids.
 */
export async function modelsAtHand(
  { store }: WithStore,
  userId: string,
  pipeline: KnownPipeline,
): Promise<readonly CatalogueModel[]> {
  const inUse = await modelsInUse(store.db, userId, MOST_NAMES)
  const listed = new Set(inUse.map(({ id }) => id))
  const named = modelsApplied(pipeline).filter((said) => !listed.has(said))
  const others = await modelsById(store.db, userId, named)
  const blocks = new Set(pipeline.blocks.map(({ id }) => id))
  const isOwn = ({ pipelineId, blockId }: TrainedModel) =>
    pipeline.id === undefined ? blockId !== null && blocks.has(blockId) : pipelineId === pipeline.id
  const ordered = inUse.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
  return [...ordered, ...others].map(knownModel)
}

/** The same where nothing can be applied that the pipeline does not apply already. */
export async function modelsApplicable(
  services: WithStore,
  userId: string,
  pipeline: KnownPipeline,
): Promise<readonly CatalogueModel[]> {
  const applies = pipeline.blocks.some(({ type }) => findBlock(type)?.applies)
  return applies ? modelsAtHand(services, userId, pipeline) : []
}

type Needs = WithStore & WithArtifactFiles

/** A catalogue with the models at hand; of those that the pipeline applies all there is. */
export async function withModels(
  services: Needs,
  userId: string,
  pipeline: KnownPipeline,
  catalogue: Catalogue,
): Promise<Catalogue> {
  const known = { ...catalogue, models: await modelsApplicable(services, userId, pipeline) }
  const applied = new Set(modelsApplied(pipeline).map((said) => findModel(known, said)?.id))
  const models: CatalogueModel[] = []
  for (const one of known.models) {
    const model = applied.has(one.id) ? await readModelLeft(services, one.id) : undefined
    // Deleted since it was listed: it is not there, and the block that names it says so.
    if (model !== null) models.push(model ? { ...one, model } : one)
  }
  return { ...known, models }
}

/** The same with what the pipeline's blocks learned when they were run last, for whoever runs nothing now. */
export async function withLastTrained(
  services: Needs,
  userId: string,
  pipeline: KnownPipeline,
  catalogue: Catalogue,
): Promise<Catalogue> {
  const known = await withModels(services, userId, pipeline, catalogue)
  return { ...known, trained: await lastTrained(services, userId, pipeline) }
}

async function lastTrained(
  services: Needs,
  userId: string,
  { id: pipelineId, blocks }: KnownPipeline,
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
        // Another pipeline may have blocks of the same ids: a copy, or an import.
        pipelineId === undefined ? undefined : eq(artifacts.pipelineId, pipelineId),
      ),
    )
    .orderBy(artifacts.blockId, desc(artifacts.createdAt), desc(artifacts.version))
  const trained: Record<string, Trained[string]> = {}
  for (const { id, block } of rows) {
    const model = block === null ? null : await readModelLeft(services, id)
    if (block !== null && model) trained[block] = model
  }
  return trained
}

/** Null for one that was deleted meanwhile. */
async function readModelLeft(services: Needs, id: string): Promise<Model | null> {
  try {
    return await readModel(services, id)
  } catch (error) {
    const [row] = await services.store.db
      .select({ id: artifacts.id })
      .from(artifacts)
      .where(eq(artifacts.id, id))
    if (row) throw error
    return null
  }
}
