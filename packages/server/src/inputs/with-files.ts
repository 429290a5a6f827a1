import { rm } from 'node:fs/promises'
import { type EngineFile, type EngineFiles, planReads, type ReadRequest } from '@plainflow/engine'
import type { WithArtifactFiles } from '../artifacts/artifact-files.ts'
import type { WithOutside } from '../connections/outside.ts'
import type { WithDatasetFiles } from '../datasets/dataset-files.ts'
import type { StoredDataset } from '../datasets/own-datasets.ts'
import { withEngineFiles } from '../datasets/with-data.ts'
import { makeScratch } from '../scratch.ts'
import type { WithSettings } from '../settings.ts'
import type { WithStore } from '../store/open-store.ts'
import type { CompiledProgram } from '../thinking/compile.ts'
import { outsideFile } from './outside-file.ts'

export interface WithFilesNeeds
  extends WithStore, WithSettings, WithDatasetFiles, WithOutside, WithArtifactFiles {}

export interface AskedFiles {
  readonly userId: string
  readonly compiled: Pick<CompiledProgram, 'program' | 'reads'>
  readonly owned: readonly StoredDataset[]
  readonly signal?: AbortSignal | undefined
  /** The one step whose rows are looked at, of which so many are enough. */
  readonly only?: { readonly step: string; readonly limit: number }
  /**
   * Of a source outside: what the program needs of its first rows, unless told; its first rows as they
   * are, for whoever else opens the file; or all of it.
   */
  readonly extent?: keyof typeof EXTENTS
}

/** Of a source outside, where somebody looks and waits. */
const FIRST_PART = 10_000

const AS_IT_IS = { needed: null, conditions: [], sort: [], limit: null }
const EXTENTS = {
  needed: bounded,
  first: (request: ReadRequest) => bounded({ ...request, ...AS_IT_IS }),
  whole: (request: ReadRequest) => ({ ...request, ...AS_IT_IS }),
}

/**
 * The files that a program reads, for as long as they are used: those of datasets as they lie there, and
 * what comes from outside in a folder that is gone afterwards, with how many rows came.
 */
export function withFiles<T>(
  services: WithFilesNeeds,
  asked: AskedFiles,
  use: (files: EngineFiles, fetched: ReadonlyMap<string, number>) => Promise<T>,
): Promise<T> {
  return withEngineFiles(services, asked.compiled, asked.owned, (datasets) =>
    withOutside(services, asked, datasets, use),
  )
}

async function withOutside<T>(
  services: WithFilesNeeds,
  { userId, compiled, signal, only, extent = 'needed' }: AskedFiles,
  datasets: EngineFiles,
  use: (files: EngineFiles, fetched: ReadonlyMap<string, number>) => Promise<T>,
): Promise<T> {
  const files: Record<string, EngineFile> = { ...datasets }
  const fetched = new Map<string, number>()
  const reads = planReads(compiled.program, only?.step, only?.limit)
  if (reads.size === 0) return use(files, fetched)
  const folder = await makeScratch(services)
  try {
    for (const [id, planned] of reads) {
      const request = EXTENTS[extent](planned)
      const read = { userId, request, folder, name: `${fetched.size}.parquet` }
      const { file, rows } = await outsideFile(services, read, { signal })
      files[id] = file
      fetched.set(id, rows)
    }
    return await use(files, fetched)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** How many rows of each source were read, where they are not all. */
export function partRead(fetched: ReadonlyMap<string, number>): number | null {
  return [...fetched.values()].some((rows) => rows >= FIRST_PART) ? FIRST_PART : null
}

function bounded(request: ReadRequest): ReadRequest {
  return { ...request, limit: Math.min(request.limit ?? FIRST_PART, FIRST_PART) }
}
