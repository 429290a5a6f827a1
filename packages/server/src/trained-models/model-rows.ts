import { type ModelName, Failure, type TrainedModel } from '@plainflow/contract'
import { and, desc, eq, inArray, isNotNull, max, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../store/open-store.ts'
import { artifactNames, artifacts, pipelines } from '../store/schema.ts'

/** More versions of a name are not listed: nobody looks for the fifty-first. */
const MOST_VERSIONS = 50

/** Every way to a model goes through its owner; somebody else's does not exist. */
export async function ownModel(db: Queries, userId: string, id: string): Promise<TrainedModel> {
  const [found] = await select(db, and(isModel(userId), eq(artifacts.id, id)))
  if (!found) throw new Failure('not_found', 'There is no such model.')
  return publicModel(found)
}

interface Page {
  readonly pipelineId?: string | undefined
  readonly offset: number
  readonly limit: number
}

/** Names with their versions, the last trained first. */
export async function modelNames(
  db: Queries,
  userId: string,
  { pipelineId, offset, limit }: Page,
): Promise<{ models: ModelName[]; count: number }> {
  const ofPipeline = pipelineId === undefined ? undefined : eq(artifacts.pipelineId, pipelineId)
  const which = and(isModel(userId), ofPipeline)
  const names = await db
    .select({ pipelineId: artifacts.pipelineId, name: artifacts.name })
    .from(artifacts)
    .where(which)
    .groupBy(artifacts.pipelineId, artifacts.name)
    .orderBy(desc(max(artifacts.createdAt)), artifacts.pipelineId, artifacts.name)
  const models: ModelName[] = []
  for (const { name, pipelineId: of } of names.slice(offset, offset + limit)) {
    const isIt = and(isModel(userId), eq(artifacts.pipelineId, of), eq(artifacts.name, name))
    const rows = await select(db, and(isIt, or(IN_USE, RECENT))).orderBy(desc(artifacts.version))
    const [first] = rows
    // Deleted since the names were read.
    if (!first) continue
    const { pipelineName } = first
    models.push({ name, pipelineId: of, pipelineName, versions: rows.map(publicModel) })
  }
  return { models, count: names.length }
}

/** The version in use of each name, the name trained last first. */
export async function modelsInUse(
  db: Queries,
  userId: string,
  most: number,
): Promise<TrainedModel[]> {
  const rows = await select(db, and(isModel(userId), IN_USE))
    .orderBy(desc(LAST_TRAINED), artifacts.pipelineId, artifacts.name)
    .limit(most)
  return rows.map(publicModel)
}

/** Those of these ids that are the user's, however many were trained since. */
export async function modelsById(
  db: Queries,
  userId: string,
  ids: readonly string[],
): Promise<TrainedModel[]> {
  if (ids.length === 0) return []
  const rows = await select(db, and(isModel(userId), inArray(artifacts.id, [...ids])))
  return rows.map(publicModel)
}

/** Makes a version the one that its name stands for. */
export async function promoteModel(db: Queries, userId: string, id: string): Promise<TrainedModel> {
  const { pipelineId, name, version } = await ownModel(db, userId, id)
  await db
    .update(artifactNames)
    .set({ promoted: version })
    .where(and(eq(artifactNames.pipelineId, pipelineId), eq(artifactNames.name, name)))
  return ownModel(db, userId, id)
}

/** Those of its name that are there; `artifacts` without an alias is the row that is asked about. */
const LATEST = sql`(select max(other.version) from ${artifacts} other
  where other.pipeline_id = ${artifacts.pipelineId} and other.name = ${artifacts.name})`

const LAST_TRAINED = sql`(select max(other.created_at) from ${artifacts} other
  where other.pipeline_id = ${artifacts.pipelineId} and other.name = ${artifacts.name})`

/** The promoted version while it is there, else the newest that is. */
const CHOSEN = sql`coalesce((select other.version from ${artifacts} other
  where other.pipeline_id = ${artifacts.pipelineId} and other.name = ${artifacts.name}
    and other.version = ${artifactNames.promoted}), ${LATEST})`

const IN_USE = sql`${artifacts.version} = ${CHOSEN}`
const RECENT = sql`(select count(*) from ${artifacts} other
  where other.pipeline_id = ${artifacts.pipelineId} and other.name = ${artifacts.name}
    and other.version > ${artifacts.version}) < ${MOST_VERSIONS}`

function isModel(userId: string): SQL | undefined {
  return and(
    eq(artifacts.userId, userId),
    eq(artifacts.kind, 'model'),
    isNotNull(artifacts.summary),
  )
}

function select(db: Queries, which: SQL | undefined) {
  return db
    .select({
      id: artifacts.id,
      name: artifacts.name,
      version: artifacts.version,
      bytes: artifacts.bytes,
      pipelineId: artifacts.pipelineId,
      pipelineName: pipelines.name,
      executionId: artifacts.runId,
      blockId: artifacts.blockId,
      createdAt: artifacts.createdAt,
      summary: artifacts.summary,
      inUse: sql<boolean>`${IN_USE}`,
      isPromoted: sql<boolean>`coalesce(${artifactNames.promoted} = ${artifacts.version}, false)`,
    })
    .from(artifacts)
    .innerJoin(pipelines, eq(pipelines.id, artifacts.pipelineId))
    .innerJoin(
      artifactNames,
      and(
        eq(artifactNames.pipelineId, artifacts.pipelineId),
        eq(artifactNames.name, artifacts.name),
      ),
    )
    .where(which)
    .$dynamic()
}

function publicModel({
  summary,
  createdAt,
  ...row
}: Awaited<ReturnType<typeof select>>[number]): TrainedModel {
  if (!summary) throw new Error('A model without a summary was selected')
  return { ...row, summary, createdAt: createdAt.toISOString() }
}
