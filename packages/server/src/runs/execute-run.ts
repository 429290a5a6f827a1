import { readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import {
  type EngineFiles,
  runProgram,
  type RunEvent,
  type RunNote,
  type RunOutcome,
  type TrainedFile,
} from '@plainflow/engine'
import { type ArtifactFile, takeArtifacts } from '../artifacts/take-artifacts.ts'
import { isOutsideTrouble } from '../connections/outside.ts'
import type { StoredDataset } from '../datasets/own-datasets.ts'
import { untilRead } from '../datasets/read/until-read.ts'
import { withEngineFiles } from '../datasets/with-data.ts'
import type { KeptRead } from '../store/schema.ts'
import type { CompiledProgram } from '../thinking/compile.ts'
import { BlockStates } from './block-states.ts'
import { compileRun } from './compile-run.ts'
import { OUTSIDE_FOLDER, readSources } from './read-sources.ts'
import type { Changes, RunEnd, RunExecution } from './run-execution.ts'
import { type Learned, trainModels } from './train-models.ts'
import { verifyRun } from './verify-run.ts'
import { writeTables } from './write-tables.ts'

/** Runs a snapshot to its end; gives back how the row should end, or null for a run cut short. */
export async function executeRun(execution: RunExecution): Promise<RunEnd | null> {
  const { services, files, run, signal } = execution
  if (run.verifies !== null) return withoutArtifacts(await verifyRun(execution))
  const owned = await untilRead(services, run, signal)
  if (!owned) return null
  const states = new BlockStates(execution)
  try {
    const folder = await files.begin(run.id, run.leaseToken)
    states.log.run('info', `Taken up, attempt ${run.attempts}.`)
    const learned = await trainModels(execution, owned, folder, states)
    if (learned === null) return null
    if ('error' in learned) return await failed(states, learned.error)
    const compiled = await compileRun(execution, owned, learned.trained)
    if ('error' in compiled) return await failed(states, compiled.error)
    return await withEngineFiles(services, compiled, owned, (datasets) =>
      carryOut(execution, states, { compiled, owned, learned, datasets, folder }),
    )
  } catch (error) {
    if (signal.aborted) return null
    if (isOutsideTrouble(error)) return withoutArtifacts({ status: 'failed', error: error.message })
    throw error
  }
}

interface Given {
  readonly compiled: CompiledProgram
  readonly owned: readonly StoredDataset[]
  readonly learned: Learned
  /** The files of those that are read. */
  readonly datasets: EngineFiles
  readonly folder: string
}

async function carryOut(
  execution: RunExecution,
  states: BlockStates,
  { compiled, owned, learned, datasets, folder }: Given,
): Promise<RunEnd | null> {
  const { program } = compiled
  const { services, files, run, signal, limits } = execution
  const { resultCaches: caches } = services
  const { log } = states
  const read = await readSources(execution, program, folder, states)
  if ('error' in read) return failed(states, read.error)
  const data = { ...datasets, ...read.files }
  const onEvent = (event: RunEvent) => states.apply(event)
  const onNote = (note: RunNote) => log.note(note)
  const outcome = await caches.lend(run.userId, run.pipelineId, (cache) =>
    runProgram({ program, files: data, folder, cache, limits, signal, onEvent, onNote }),
  )
  await states.written()
  if (outcome.status === 'cancelled') return null
  if (outcome.status === 'failed') return failed(states, outcome.reason)
  // Before anything is written outside: what fails here has done nothing yet.
  const generatedFiles = await learned.print()
  const unwritten = await writeTables(execution, program, outcome.results, states)
  if (unwritten !== null) return failed(states, unwritten)
  await states.written()
  log.run('info', 'Completed.')
  await removeRead(folder, read.reads)
  // What comes from outside is fetched anew by the next run: nothing can be prepared from it.
  if (Object.keys(read.files).length === 0)
    caches.keepLater(run.userId, run.pipelineId, program, (keep) =>
      withEngineFiles(services, compiled, owned, keep),
    )
  const ended = {
    blockStates: states.current,
    log: log.entries,
    reads: [...read.reads],
    ...(generatedFiles ? { generatedFiles: [...generatedFiles] } : {}),
  }
  // Kept in a bucket, what lies in the folder may make room at once: these leave it before.
  const made = [...artifactsIn(outcome), ...modelsIn(learned.models)]
  const artifacts = await takeArtifacts(services, made)
  try {
    await files.keep(run.id, run.leaseToken)
  } catch (error) {
    for (const { id } of artifacts) await services.artifactFiles.remove(id)
    throw error
  }
  return { changes: { ...ended, ...completed(outcome, folder) }, artifacts }
}

async function failed(states: BlockStates, error: string): Promise<RunEnd> {
  const { log } = states
  log.run('error', `Failed: ${error}`)
  await states.written()
  const told = { blockStates: states.current, log: log.entries }
  return withoutArtifacts({ ...told, status: 'failed', error })
}

/** What was read, but for what the next run may need. */
async function removeRead(folder: string, reads: readonly KeptRead[]): Promise<void> {
  const outside = join(folder, OUTSIDE_FOLDER)
  const kept = new Set(
    reads.flatMap(({ file }) => (file === undefined ? [] : [join(folder, file)])),
  )
  if (kept.size === 0) return rm(outside, { recursive: true, force: true, maxRetries: 3 })
  for (const name of await readdir(outside)) {
    const path = join(outside, name)
    if (!kept.has(path)) await rm(path, { recursive: true, force: true, maxRetries: 3 })
  }
}

type Completed = Extract<RunOutcome, { status: 'completed' }>

function artifactsIn({ outputs }: Completed): ArtifactFile[] {
  return outputs.flatMap(({ key: name, path, artifact }) => {
    if (!artifact) return []
    const { mediaType, made } = artifact
    return [{ name, mediaType, kind: made.kind, path }]
  })
}

function modelsIn(models: readonly TrainedFile[]): ArtifactFile[] {
  return models.map(({ name, block, path }) => ({
    name,
    kind: 'model',
    mediaType: 'application/json',
    blockId: block,
    path,
  }))
}

function withoutArtifacts(changes: Changes): RunEnd
function withoutArtifacts(changes: Changes | null): RunEnd | null
function withoutArtifacts(changes: Changes | null): RunEnd | null {
  return changes && { changes, artifacts: [] }
}

function completed(outcome: Completed, folder: string): Changes {
  return {
    status: 'completed',
    peakBytes: outcome.peakBytes,
    results: outcome.results.map(({ key, path }) => ({ key, file: relative(folder, path) })),
    outputs: outcome.outputs
      .filter(({ artifact }) => !artifact)
      .map(({ key, path, table, bytes }) => ({
        key,
        bytes,
        file: relative(folder, path),
        ...(table === undefined ? {} : { table: relative(folder, table) }),
      })),
  }
}
