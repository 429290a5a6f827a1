import { Failure } from '@plainflow/contract'
import type { Catalogue, Program, Sources } from '@plainflow/core'
import type { EngineFile } from '@plainflow/engine'
import { and, desc, eq } from 'drizzle-orm'
import type { Services } from '../services.ts'
import type { Queries } from '../store/open-store.ts'
import { datasets } from '../store/schema.ts'

export type StoredDataset = typeof datasets.$inferSelect

/** Every way to a dataset goes through its owner; somebody else's does not exist. */
export async function ownDataset(db: Queries, userId: string, id: string): Promise<StoredDataset> {
  const [found] = await db
    .select()
    .from(datasets)
    .where(and(eq(datasets.id, id), eq(datasets.userId, userId)))
  if (!found) throw new Failure('not_found', 'There is no such dataset.')
  return found
}

export function ownDatasets(db: Queries, userId: string): Promise<StoredDataset[]> {
  return db
    .select()
    .from(datasets)
    .where(eq(datasets.userId, userId))
    .orderBy(desc(datasets.createdAt), desc(datasets.id))
}

/** The datasets as core sees them. */
export function catalogueOf(owned: readonly StoredDataset[]): Catalogue {
  return {
    datasets: owned.map(({ id, name, filename, columns, rowCount, samples }) => {
      return { id, name, filename, columns, rowCount, samples }
    }),
  }
}

/** The files a program reads, for the engine: those and no others. */
export function engineFiles(
  services: Services,
  program: Program,
  owned: readonly StoredDataset[],
): Record<string, EngineFile> {
  const used = usedDatasets(program)
  return Object.fromEntries(
    owned
      .filter(({ id }) => used.has(id))
      .map(({ id }) => [id, { path: services.datasetFiles.parquet(id), format: 'parquet' }]),
  )
}

/** How generated code opens each dataset: by the name its owner knows. */
export function codeSources(owned: readonly StoredDataset[]): Sources {
  return Object.fromEntries(
    owned.map(({ id, filename, csv }) => [id, { path: filename, format: 'csv', csv }]),
  )
}

/** Walks the whole tree rather than known operations: a new one may have inputs of any name. */
function usedDatasets(program: Program): Set<string> {
  const used = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('kind' in value && value.kind === 'from' && 'dataset' in value)
      used.add(String(value.dataset))
    Object.values(value).forEach(walk)
  }
  for (const step of program.steps) walk(step.relation)
  return used
}
