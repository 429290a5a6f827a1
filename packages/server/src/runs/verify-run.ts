import { join } from 'node:path'
import { type TargetVerdict, targets } from '@plainflow/core'
import { JobFailed, verifyProgram } from '@plainflow/engine'
import { codeInputs, columnsOnly, engineFiles } from '../datasets/own-datasets.ts'
import { untilRead } from '../datasets/until-read.ts'
import type { BlockState } from '../store/schema.ts'
import type { Changes, RunExecution } from './execute-run.ts'
import { updateHeldRun } from './run-leases.ts'

/**
 * Runs the exported code of a snapshot in the languages that its row names, and compares; gives back how
 * the row should end, or null for one cut short. The code sees nothing of this server's data.
 */
export async function verifyRun(execution: RunExecution): Promise<Changes | null> {
  const { services, run, signal, onChange } = execution
  const owned = await untilRead(services, run, signal)
  if (!owned) return null
  const { blocks, connections } = run
  const given = { pipeline: { blocks, connections }, catalogue: columnsOnly(owned) }
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
    const certificate = await verifyProgram({
      program,
      files: engineFiles(services, compiled, owned),
      inputs: codeInputs(services, compiled, owned),
      targets: run.blockStates.flatMap(({ id }) =>
        Object.values(targets).filter((each) => each.id === id),
      ),
      hide: [services.settings.dataFolder, join(process.cwd(), '.env')],
      signal,
      onTarget: tell,
    })
    await written
    return { status: 'completed', certificate, blockStates: states }
  } catch (error) {
    await written
    if (signal.aborted) return null
    if (error instanceof JobFailed)
      return { status: 'failed', error: `Nothing was compared: ${error.failure.reason}.` }
    throw error
  }
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
