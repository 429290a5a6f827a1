import { relative } from 'node:path'
import { runProgram, type RunEvent, type RunNote, type RunOutcome } from '@plainflow/engine'
import { columnsOnly, engineFiles } from '../datasets/own-datasets.ts'
import { untilRead } from '../datasets/until-read.ts'
import type { Services } from '../services.ts'
import type { BlockState, runs } from '../store/schema.ts'
import type { RunFiles } from './run-files.ts'
import { type RunRow, updateHeldRun } from './run-leases.ts'
import { RunLog } from './run-log.ts'
import { verifyRun } from './verify-run.ts'

export type Changes = Partial<typeof runs.$inferInsert>

export interface RunExecution {
  readonly services: Services
  readonly files: RunFiles
  readonly run: RunRow
  readonly signal: AbortSignal
  onChange(): void
}

/** Runs a snapshot to its end; gives back how the row should end, or null for a run cut short. */
export async function executeRun(execution: RunExecution): Promise<Changes | null> {
  const { services, files, run, signal } = execution
  if (run.verifies !== null) return verifyRun(execution)
  const owned = await untilRead(services, run, signal)
  if (!owned) return null
  const { blocks, connections } = run
  const given = { pipeline: { blocks, connections }, catalogue: columnsOnly(owned) }
  const compiled = await services.thinkers.think(run.userId, 'compile', given)
  if ('diagnostics' in compiled) {
    // Checked when it was queued; since then a dataset was deleted.
    const first = compiled.diagnostics.find(({ severity }) => severity === 'error')
    return { status: 'failed', error: first?.message ?? 'The pipeline has errors.' }
  }
  const { program } = compiled
  const states = new BlockStates(execution)
  const folder = await files.begin(run.id, run.leaseToken)
  const { caches } = services.runQueue
  const data = engineFiles(services, compiled, owned)
  const log = states.log
  log.run('info', `Taken up, attempt ${run.attempts}.`)
  const onEvent = (event: RunEvent) => states.apply(event)
  const onNote = (note: RunNote) => log.note(note)
  const outcome = await caches.lend(run.userId, run.pipelineId, (cache) =>
    runProgram({ program, files: data, folder, cache, signal, onEvent, onNote }),
  )
  await states.written()
  if (outcome.status === 'cancelled') return null
  if (outcome.status === 'failed') log.run('error', `Failed: ${outcome.reason}`)
  else log.run('info', 'Completed.')
  const ended = { blockStates: states.current, log: log.entries }
  if (outcome.status === 'failed') return { ...ended, status: 'failed', error: outcome.reason }
  await files.keep(run.id, run.leaseToken)
  caches.keepLater(run.userId, run.pipelineId, { program, files: data })
  return { ...ended, ...completed(outcome, folder) }
}

function completed(outcome: Extract<RunOutcome, { status: 'completed' }>, folder: string): Changes {
  return {
    status: 'completed',
    peakBytes: outcome.peakBytes,
    results: outcome.results.map(({ key, path }) => ({ key, file: relative(folder, path) })),
    outputs: outcome.outputs.map(({ key, path, table, bytes }) => ({
      key,
      bytes,
      file: relative(folder, path),
      ...(table === undefined ? {} : { table: relative(folder, table) }),
    })),
  }
}

/** States of the blocks, written as fast as the store takes them and never two writes at once. */
class BlockStates {
  current: BlockState[]
  readonly log = new RunLog()
  readonly #execution: RunExecution
  #isDirty = false
  #writing: Promise<void> | null = null

  constructor(execution: RunExecution) {
    this.#execution = execution
    this.current = execution.run.blocks.map(({ id }) => waitingBlock(id))
  }

  apply(event: RunEvent): void {
    this.log.event(event)
    this.current = this.current.map((state) =>
      state.id === event.block ? { ...state, ...stateAfter(event) } : state,
    )
    this.#isDirty = true
    this.#writing ??= this.#write()
  }

  async written(): Promise<void> {
    await this.#writing
  }

  async #write(): Promise<void> {
    const { services, run, onChange } = this.#execution
    try {
      while (this.#isDirty) {
        this.#isDirty = false
        const changes = { blockStates: this.current, log: this.log.entries }
        await updateHeldRun(services.store.db, run, changes)
        onChange()
      }
    } catch (error) {
      // Only the display is late: the end of the run writes all states again.
      services.log.warn({ err: error, run: run.id }, 'Progress of a run could not be stored')
    } finally {
      this.#writing = null
    }
  }
}

export function waitingBlock(id: string): BlockState {
  return { id, status: 'waiting', rows: null, ms: null, cached: false, error: null }
}

function stateAfter(event: RunEvent): Partial<BlockState> {
  if (event.kind === 'block-started') return { status: 'running' }
  if (event.kind === 'block-failed') return { status: 'failed', error: event.reason }
  return {
    status: 'completed',
    rows: event.rows,
    ms: event.ms,
    cached: event.cached ?? false,
    ...(event.warnings ? { warnings: [...event.warnings] } : {}),
  }
}
