import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { outsideId, type Program } from '@plainflow/core'
import { type EngineFile, planReads, type ReadRequest } from '@plainflow/engine'
import { isOutage, isOutsideTrouble } from '../connections/outside.ts'
import { ownConnection, type StoredConnection } from '../connections/own-connections.ts'
import { outsideFile } from '../inputs/outside-file.ts'
import type { BlockStates } from './block-states.ts'
import { sourcesOf } from './compile-run.ts'
import {
  keepsAll,
  lastRead,
  readAgain,
  type ReadFrom,
  readFrom,
  rowsAtHand,
  sealedHash,
  standsIn,
} from './kept-reads.ts'
import type { RunExecution } from './run-execution.ts'
import type { KeptRead } from '../store/schema.ts'

/** Inside the run's folder; gone when the run is over, but for what the next one may need. */
export const OUTSIDE_FOLDER = 'outside'

type ReadSources =
  | {
      readonly files: Record<string, EngineFile>
      /** What is left behind for the next run. */
      readonly reads: readonly KeptRead[]
    }
  | { readonly error: string; readonly block: string }

/** What a run reads from outside, as files in its folder; the first source that cannot be had ends it. */
export async function readSources(
  execution: RunExecution,
  program: Program,
  runFolder: string,
  states: BlockStates,
  inside = OUTSIDE_FOLDER,
): Promise<ReadSources> {
  const requests = planReads(program)
  const files: Record<string, EngineFile> = {}
  const reads: KeptRead[] = []
  if (requests.size === 0) return { files, reads }
  const folder = join(runFolder, inside)
  await mkdir(folder, { mode: 0o700 })
  for (const { source, block } of sourcesOf(program)) {
    const id = outsideId(source)
    const planned = requests.get(id)
    if (!planned) continue
    states.apply({ kind: 'block-started', block })
    const place = { id, block, folder, name: `${Object.keys(files).length}.parquet` }
    try {
      const { file, rows, kept } = await readOne(execution, keepsAll(planned), place, states)
      files[id] = file
      if (kept) reads.push(kept)
      states.counted(block, rows)
    } catch (error) {
      if (!isOutsideTrouble(error)) throw error
      states.apply({ kind: 'block-failed', block, reason: error.message })
      return { error: error.message, block }
    }
  }
  return { files, reads }
}

interface Place {
  readonly id: string
  readonly block: string
  readonly folder: string
  readonly name: string
}

interface ReadOne {
  readonly file: EngineFile
  readonly rows: number
  readonly kept?: KeptRead
}

/**
 * The rows of a source; those of the last run where they are still the same, and, marked as such, where nobody
 * answers and the user said so.
 */
async function readOne(
  execution: RunExecution,
  request: ReadRequest,
  place: Place,
  states: BlockStates,
): Promise<ReadOne> {
  const { services, run } = execution
  const { source } = request
  const { block, id } = place
  const connection = await ownConnection(services.store.db, run.userId, source.connection)
  const from = readFrom(id, connection)
  const since = await sinceOf(execution, request, from)
  if (since !== undefined) states.log.block('info', block, `Reads on from ${since}.`)
  const known = await rowsAtHand(execution, request, from, connection)
  const asked = { ...request, ...(since === undefined ? {} : { since }) }
  const reading = { execution, request: asked, from, connection, place, states }
  try {
    const read = known === undefined ? null : await readIfChanged(reading, known)
    return read ?? (await readAnew(reading, asked))
  } catch (error) {
    if (!standsIn(source) || !isOutage(error) || !(error instanceof Error)) throw error
    const again = await oldRows(reading)
    if (!again) throw error
    states.warn(
      block,
      `Its rows are those of ${momentOf(again.kept.at)}, as they could not be had now: ${error.message}`,
    )
    return again
  }
}

interface Reading {
  readonly execution: RunExecution
  readonly request: ReadRequest
  readonly from: ReadFrom
  readonly connection: StoredConnection
  readonly place: Place
  readonly states: BlockStates
}

/** Null where they are unchanged, and gone from here since they were looked for. */
async function readIfChanged(reading: Reading, knownBy: string): Promise<ReadOne | null> {
  const read = await readAnew(reading, { ...reading.request, knownBy })
  if (!read.isUnchanged) return read
  const again = await oldRows(reading)
  const { states, place } = reading
  if (again)
    states.log.block(
      'info',
      place.block,
      `Unchanged since ${momentOf(again.kept.at)}: not sent again.`,
    )
  return again
}

async function readAnew(
  { execution, from, connection, place, states }: Reading,
  request: ReadRequest,
): Promise<ReadOne & { readonly isUnchanged?: true }> {
  const { services, run, signal } = execution
  const { source, columns } = request
  const { block, folder, name } = place
  const onRows = (rows: number) => states.counted(block, rows)
  const read = { userId: run.userId, request, folder, name }
  const { file, rows, mark, knownBy, isUnchanged } = await outsideFile(services, read, {
    signal,
    onRows,
  })
  if (isUnchanged) return { file, rows, isUnchanged }
  const about = { ...from, at: new Date().toISOString(), rows, columns }
  const kept = { ...about, file: join(OUTSIDE_FOLDER, name) }
  if (knownBy !== undefined)
    return { file, rows, kept: { ...kept, known: { by: knownBy, sealed: sealedHash(connection) } } }
  if (standsIn(source)) return { file, rows, kept }
  // The next run would leave out rows that what this one lacks has never seen.
  const isKept = mark !== undefined && run.isWhole
  return { file, rows, ...(isKept ? { kept: { ...about, mark } } : {}) }
}

/** Those of the last run that left them. */
async function oldRows({
  execution,
  request,
  from,
  place: { folder, name },
}: Reading): Promise<(ReadOne & { readonly kept: KeptRead }) | null> {
  const { columns } = request
  const again = await readAgain(execution, { ...from, columns }, join(folder, name))
  if (!again) return null
  const { kept, file } = again
  return { file, rows: kept.rows, kept: { ...kept, file: join(OUTSIDE_FOLDER, name) } }
}

async function sinceOf(
  { services, run }: RunExecution,
  { source }: ReadRequest,
  from: ReadFrom,
): Promise<string | undefined> {
  if (source.kind !== 'request' || source.request.reads !== 'new') return undefined
  return (await lastRead(services.store.db, run.pipelineId, from))?.mark
}

/** 2026-11-18 20:12 UTC */
function momentOf(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
}
