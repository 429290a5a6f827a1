import { type Dataset, type DatasetDetail, Failure } from '@plainflow/contract'
import {
  type Catalogue,
  type CatalogueConnection,
  codeConnections,
  type FileSources,
  type NamedConnection,
  sourceFile,
  type Sources,
} from '@plainflow/core'
import type { CodeInputs, EngineFiles } from '@plainflow/engine'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Queries } from '../store/open-store.ts'
import { datasets } from '../store/schema.ts'
import type { CompiledProgram } from '../thinking/compile.ts'
import type { ReadingState } from './reading-state.ts'

export type StoredDataset = Omit<typeof datasets.$inferSelect, 'profile' | 'rejectedLines'>

const { profile: _profile, rejectedLines: _lines, ...stored } = getTableColumns(datasets)
/** What is large is left out; whoever wants it asks for it. */
export const STORED = stored

/** Every way to a dataset goes through its owner; somebody else's does not exist. */
export async function ownDataset(db: Queries, userId: string, id: string): Promise<StoredDataset> {
  const [found] = await db.select(STORED).from(datasets).where(isOwnDataset(userId, id))
  if (!found) throw new Failure('not_found', 'There is no such dataset.')
  return found
}

export function isOwnDataset(userId: string, id: string) {
  return and(eq(datasets.id, id), eq(datasets.userId, userId))
}

export function ownDatasets(db: Queries, userId: string): Promise<StoredDataset[]> {
  return db
    .select(STORED)
    .from(datasets)
    .where(eq(datasets.userId, userId))
    .orderBy(desc(datasets.createdAt), desc(datasets.id))
}

/** Those of a user that a message names; all of them where it names none. */
export function datasetsInPlay(
  owned: StoredDataset[],
  named: readonly (string | { id: string })[],
): StoredDataset[] {
  if (named.length === 0) return owned
  const ids = new Set(named.map((entry) => (typeof entry === 'string' ? entry : entry.id)))
  return owned.filter(({ id }) => ids.has(id))
}

/** The datasets as core sees them, with what else the user has at hand. */
export function catalogueOf(
  owned: readonly StoredDataset[],
  connections: readonly CatalogueConnection[],
): Catalogue {
  return {
    connections,
    datasets: owned.map((dataset) => {
      const { id, name, filename, columns, rowCount, samples, reading, sheets } = dataset
      const sheet = reading?.sheet ? { sheet: reading.sheet, sheets } : {}
      const unique = dataset.uniqueColumns ? { uniqueColumns: dataset.uniqueColumns } : {}
      return { id, name, filename, ...sheet, columns, rowCount, samples, ...unique }
    }),
  }
}

/** Without cells, for whatever goes by columns alone: they are many, and are copied into each thread. */
export function columnsOnly(
  owned: readonly StoredDataset[],
  connections: readonly CatalogueConnection[],
): Catalogue {
  return catalogueOf(
    owned.map((dataset) => ({ ...dataset, samples: {} })),
    connections,
  )
}

/** How generated code opens whatever its owner has: datasets by their files, connections by a variable. */
export function codeSources(
  owned: readonly StoredDataset[],
  connections: readonly NamedConnection[],
): Sources {
  return { ...fileSources(owned), ...codeConnections(connections) }
}

/**
 * By the name its owner knows, or by that of the Parquet copy, which its owner can download. What was
 * stored before readings were is CSV.
 */
function fileSources(owned: readonly StoredDataset[]): FileSources {
  return Object.fromEntries(
    owned.map(({ id, filename, csv, reading }) => [
      id,
      reading ? sourceFile(filename, reading) : { path: filename, format: 'csv', csv },
    ]),
  )
}

/** How code that is exported finds what a program reads: as it was sent, and as Parquet. */
export function codeInputs(
  { reads }: Pick<CompiledProgram, 'reads'>,
  owned: readonly StoredDataset[],
  { originals, files }: { readonly originals: Originals; readonly files: EngineFiles },
): CodeInputs {
  const sources = fileSources(owned)
  return Object.fromEntries(
    owned.flatMap(({ id, name, rowCount }) => {
      const [source, original, parquet] = [sources[id], originals[id], files[id]?.path]
      if (!reads.includes(id) || !source || !original || !parquet) return []
      return [[id, { name, source, original, parquet, rows: rowCount }]]
    }),
  )
}

/** By dataset, the file as it was sent. */
type Originals = Readonly<Record<string, string>>

/** Of a table with more of them the rest stands with its columns. */
const MOST_REMARKS = 20

export function publicDataset(row: StoredDataset, progress: ReadingState | null): Dataset {
  const { id, projectId, name, filename, description, rowCount, bytes, columns, warnings } = row
  const { status, error, rejectedCount, version, pending, reading, sheets } = row
  const isFirst = row.dataFile === null
  return {
    id,
    projectId,
    name,
    filename: isFirst && pending ? pending.filename : filename,
    description,
    status,
    error,
    progress: status === 'processing' ? (progress ?? { share: 0, bytes: 0, rows: 0 }) : null,
    rowCount,
    bytes,
    columns,
    warnings,
    remarks: (reading?.columns ?? []).flatMap(({ remark }) => remark ?? []).slice(0, MOST_REMARKS),
    rejectedCount,
    version,
    ...(reading?.sheet ? { sheet: reading.sheet } : {}),
    sheets,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function detailedDataset(row: StoredDataset, progress: ReadingState | null): DatasetDetail {
  const { reading, overrides } = row
  return {
    ...publicDataset(row, progress),
    reading,
    // The same shape; lists of the contract are not readonly.
    overrides: structuredClone(overrides) as DatasetDetail['overrides'],
  }
}
