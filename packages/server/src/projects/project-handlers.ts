import { randomUUID } from 'node:crypto'
import { type AffectedPipeline, Failure, type Project } from '@plainflow/contract'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { WithBackground } from '../background.ts'
import type { Handlers } from '../http/call.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { artifacts, datasets, pipelines, projects } from '../store/schema.ts'
import { isOwnProject, ownProject, type ProjectRow } from './own-projects.ts'

type ProjectRoutes =
  'createProject' | 'listProjects' | 'getProject' | 'changeProject' | 'deleteProject'

const MOST_PROJECTS = 1_000

/** Datasets, pipelines and runs know their projects, so that projects know of them only this. */
interface Needs extends WithStore, WithBackground {
  readonly datasetUse: {
    pipelinesUsing(userId: string, datasetIds: readonly string[]): Promise<readonly InProject[]>
    affectedPipelines(userId: string, datasetIds: readonly string[]): Promise<AffectedPipeline[]>
    removeFiles(userId: string, datasetId: string): Promise<void>
  }
  readonly runQueue: {
    cancelAllOf(userId: string, pipelineId: string): Promise<void>
    sweepFiles(goneArtifacts: readonly string[]): Promise<void>
  }
  readonly uploadSessions: {
    removeInto(projectId: string): Promise<void>
    removeReplacing(datasetIds: readonly string[]): Promise<void>
  }
}

type InProject = Pick<typeof pipelines.$inferSelect, 'id' | 'name' | 'projectId'>

export function projectHandlers(services: Needs): Pick<Handlers, ProjectRoutes> {
  const { db } = services.store
  return {
    async createProject({ user, body }) {
      const [held] = await db
        .select({ count: count() })
        .from(projects)
        .where(eq(projects.userId, user.id))
      if ((held?.count ?? 0) >= MOST_PROJECTS)
        throw new Failure('plan_limit', `An account holds ${MOST_PROJECTS} projects.`)
      const id = randomUUID()
      const [row] = await db
        .insert(projects)
        .values({ id, userId: user.id, ...body })
        .returning()
      if (!row) throw new Error('The new project was not stored')
      return { project: publicProject(row, { datasets: 0, pipelines: 0 }) }
    },
    async listProjects({ user }) {
      const rows = await db
        .select()
        .from(projects)
        .where(eq(projects.userId, user.id))
        .orderBy(asc(projects.createdAt), asc(projects.id))
      const inDatasets = await counts(db, datasets, user.id)
      const inPipelines = await counts(db, pipelines, user.id)
      return rows.map((row) =>
        publicProject(row, {
          datasets: inDatasets.get(row.id) ?? 0,
          pipelines: inPipelines.get(row.id) ?? 0,
        }),
      )
    },
    async getProject({ user, params }) {
      const row = await ownProject(db, user.id, params.id)
      const inside = await contents(db, row.id)
      const using = await services.datasetUse.pipelinesUsing(
        user.id,
        inside.datasets.map(({ id }) => id),
      )
      return {
        project: described(row, inside),
        ...inside,
        usedBy: using
          .filter(({ projectId }) => projectId !== row.id)
          .map(({ id, name }) => ({ id, name })),
      }
    },
    async changeProject({ user, params, body }) {
      await ownProject(db, user.id, params.id)
      const [row] = await db
        .update(projects)
        .set({
          ...(body.name === undefined ? {} : { name: body.name }),
          ...(body.description === undefined ? {} : { description: body.description }),
          updatedAt: sql`now()`,
        })
        .where(isOwnProject(user.id, params.id))
        .returning()
      if (!row) throw new Failure('not_found', 'There is no such project.')
      return { project: described(row, await contents(db, row.id)) }
    },
    async deleteProject({ user, params }) {
      const row = await ownProject(db, user.id, params.id)
      const doomed = await contents(db, row.id)
      for (const { id } of doomed.pipelines) await services.runQueue.cancelAllOf(user.id, id)
      await services.uploadSessions.removeInto(row.id)
      await services.uploadSessions.removeReplacing(doomed.datasets.map(({ id }) => id))
      const deleted = await db.transaction(async (tx) => {
        // What came into the project since is in this list, and goes with it.
        const inside = await contents(tx, row.id)
        const made = await tx
          .select({ id: artifacts.id })
          .from(artifacts)
          .innerJoin(pipelines, eq(pipelines.id, artifacts.pipelineId))
          .where(eq(pipelines.projectId, row.id))
        await tx.delete(projects).where(isOwnProject(user.id, row.id))
        return { inside, made: made.map(({ id }) => id) }
      })
      const { inside, made } = deleted
      const ids = inside.datasets.map(({ id }) => id)
      services.background.run('remove files of a deleted project', async () => {
        for (const id of ids) await services.datasetUse.removeFiles(user.id, id)
        await services.runQueue.sweepFiles(made)
      })
      return {
        deleted: { project: row.name, ...inside },
        affected: await services.datasetUse.affectedPipelines(user.id, ids),
      }
    },
  }
}

async function contents(db: Queries, projectId: string) {
  const named = (table: typeof datasets | typeof pipelines) =>
    db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(eq(table.projectId, projectId))
      .orderBy(asc(table.name), asc(table.id))
  return { datasets: await named(datasets), pipelines: await named(pipelines) }
}

async function counts(
  db: Queries,
  table: typeof datasets | typeof pipelines,
  userId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: table.projectId, count: count() })
    .from(table)
    .where(and(eq(table.userId, userId)))
    .groupBy(table.projectId)
  return new Map(rows.map((row) => [row.id, row.count]))
}

function described(row: ProjectRow, inside: { datasets: unknown[]; pipelines: unknown[] }) {
  return publicProject(row, {
    datasets: inside.datasets.length,
    pipelines: inside.pipelines.length,
  })
}

function publicProject(row: ProjectRow, held: { datasets: number; pipelines: number }): Project {
  const { id, name, description } = row
  return {
    id,
    name,
    description,
    datasetCount: held.datasets,
    pipelineCount: held.pipelines,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
