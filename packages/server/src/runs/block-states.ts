import type { RunEvent } from '@plainflow/engine'
import type { BlockState } from '../store/schema.ts'
import type { RunExecution } from './run-execution.ts'
import { updateHeldRun } from './run-leases.ts'
import { RunLog } from './run-log.ts'

/** States of the blocks, written as fast as the store takes them and never two writes at once. */
export class BlockStates {
  current: BlockState[]
  readonly log = new RunLog()
  readonly #execution: RunExecution
  /** What was said of blocks beside their events. */
  readonly #said = new Map<string, readonly string[]>()
  #isDirty = false
  #writing: Promise<void> | null = null

  constructor(execution: RunExecution) {
    this.#execution = execution
    this.current = execution.run.blocks.map(({ id }) => waitingBlock(id))
  }

  apply(event: RunEvent): void {
    this.log.event(event)
    const change = stateAfter(event)
    const said = this.#said.get(event.block) ?? []
    const warnings = [...said, ...(change.warnings ?? [])]
    this.#change(event.block, warnings.length === 0 ? change : { ...change, warnings })
  }

  /** Something of a block that whoever looks at its rows has to know. */
  warn(block: string, text: string): void {
    const warnings = [...(this.#said.get(block) ?? []), text]
    this.#said.set(block, warnings)
    this.log.block('warning', block, text)
    this.#change(block, { warnings })
  }

  /** So many rows have come so far. */
  counted(block: string, rows: number): void {
    this.#change(block, { rows })
  }

  async written(): Promise<void> {
    await this.#writing
  }

  #change(block: string, change: Partial<BlockState>): void {
    this.current = this.current.map((state) =>
      state.id === block ? { ...state, ...change } : state,
    )
    this.#isDirty = true
    this.#writing ??= this.#write()
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
  if (event.kind === 'block-progress')
    return {
      status: 'running',
      share: event.share,
      ...(event.rows === undefined ? {} : { rows: event.rows }),
    }
  if (event.kind === 'block-failed') return { status: 'failed', error: event.reason }
  return {
    status: 'completed',
    rows: event.rows,
    ms: event.ms,
    cached: event.cached ?? false,
    ...(event.warnings ? { warnings: [...event.warnings] } : {}),
  }
}
