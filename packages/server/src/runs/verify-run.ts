import { join } from 'node:path'
import {
  inputDatasets,
  type Program,
  sourceId,
  sourceOf,
  type Sources,
  type TargetVerdict,
  targets,
} from '@plainflow/core'
import { type CodeInputs, type EngineFiles, JobFailed, verifyProgram } from '@plainflow/engine'
import { isOutsideTrouble } from '../connections/outside.ts'
import { connectionsAtHand } from '../connections/own-connections.ts'
import { codeInputs, codeSources, columnsOnly } from '../datasets/own-datasets.ts'
import { untilRead } from '../datasets/read/until-read.ts'
import { borrowOriginals } from '../datasets/with-data.ts'
import { withFiles } from '../inputs/with-files.ts'
import { withLastTrained } from '../trained-models/models-at-hand.ts'
import type { BlockState } from '../store/schema.ts'
import type { Changes, RunExecution } from './run-execution.ts'
import { updateHeldRun } from './run-leases.ts'

/**
 * Runs the exported code of a snapshot in the languages that its row names, and compares; gives back how
 * the row should end, or null for one cut short. The code sees nothing of this server's data.
 */
export async function verifyRun(execution: RunExecution): Promise<Changes | null> {
  const { services, run, signal, limits, onChange } = execution
  const owned = await untilRead(services, run, signal)
  if (!owned) return null
  const { blocks, connections } = run
  const known = await connectionsAtHand(services, run.userId)
  const pipeline = { blocks, connections }
  const bare = columnsOnly(owned, known)
  const catalogue = await withLastTrained(
    services,
    run.userId,
    { ...pipeline, id: run.pipelineId },
    bare,
  )
  const given = { pipeline, catalogue }
  const compiled = await services.thinkers.think(run.userId, 'compile', given)
  if ('diagnostics' in compiled) {
    const first = compiled.diagnostics.find(({ severity }) => severity === 'error')
    return { status: 'failed', error: first?.message ?? 'The pipeline has errors.' }
  }
  const { program } = compiled
  let states = run.blockStates
  let written = Promise.resolve(true)
  const tell = (id: string, verdict: TargetVerdict | null) => {
    states = states.map((state) => (state.id === id ? { ...state, ...stateAfter(verdict) } : state))
    const now = states
    written = written
      .then(() => updateHeldRun(services.store.db, run, { blockStates: now }))
      .catch(() => false) // only the display is late: the end writes all of them again
      .finally(onChange)
  }
  try {
    const asked = { userId: run.userId, compiled, owned, signal, extent: 'whole' as const }
    const verify = (originals: Originals, files: EngineFiles, fetched: Fetched) =>
      verifyProgram({
        program,
        files,
        limits,
        inputs: {
          ...codeInputs(compiled, owned, { originals, files }),
          ...outsideInputs(program, codeSources(owned, known), files, fetched),
        },
        targets: run.blockStates.flatMap(({ id }) =>
          Object.values(targets).filter((each) => each.id === id),
        ),
        connections: known,
        hide: [services.settings.dataFolder, join(process.cwd(), '.env')],
        signal,
        onTarget: tell,
      })
    const originals = await borrowOriginals(services, compiled, owned)
    const certificate = await withFiles(services, asked, (files, fetched) =>
      verify(originals.paths, files, fetched),
    ).finally(originals.giveBack)
    await written
    return { status: 'completed', certificate, blockStates: states }
  } catch (error) {
    await written
    if (signal.aborted) return null
    if (isOutsideTrouble(error))
      return { status: 'failed', error: `Nothing was compared: ${error.message}` }
    if (error instanceof JobFailed)
      return { status: 'failed', error: `Nothing was compared: ${error.failure.reason}.` }
    throw error
  }
}

/** By dataset, and by source outside. */
type Originals = Readonly<Record<string, string>>
type Fetched = ReadonlyMap<string, number>

/** What came from outside, as code finds it that cannot go there itself. */
function outsideInputs(
  { steps }: Program,
  sources: Sources,
  files: EngineFiles,
  fetched: Fetched,
): CodeInputs {
  const read = steps.flatMap(({ relation }) => inputDatasets(relation))
  return Object.fromEntries(
    read.flatMap((from) => {
      const id = sourceId(from)
      const [rows, file] = [fetched.get(id), files[id]]
      if (rows === undefined || !file) return []
      const source = sourceOf(sources, from)
      const { path } = file
      return [[id, { name: source.path, source, original: path, parquet: path, rows }]]
    }),
  )
}

/** A language that could not be run is done with as well: why is in the certificate. */
function stateAfter(verdict: TargetVerdict | null): Partial<BlockState> {
  if (!verdict) return { status: 'running' }
  const isRed = verdict.verdict === 'FAIL'
  return {
    status: isRed ? 'failed' : 'completed',
    ms: verdict.ms,
    error: isRed ? verdict.reason : null,
  }
}
