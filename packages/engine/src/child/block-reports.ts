import type { RunEvent, StepJob } from '../job.ts'

/**
 * Turns what is known of steps into events of blocks: a block has started with its first step, and
 * is finished when the row counts of all its steps are known, be it from a step further down.
 */
export class BlockReports {
  readonly #steps: readonly StepJob[]
  readonly #tell: (event: RunEvent) => void
  readonly #startedAt = new Map<string, number>()
  readonly #counts = new Map<number, number>()

  constructor(steps: readonly StepJob[], tell: (event: RunEvent) => void) {
    this.#steps = steps
    this.#tell = tell
  }

  started(index: number): void {
    const block = this.#steps[index]?.block
    if (block === undefined || this.#startedAt.has(block)) return
    this.#startedAt.set(block, performance.now())
    this.#tell({ kind: 'block-started', block })
  }

  counted(index: number, rows: number): void {
    const step = this.#steps[index]
    if (!step || this.#counts.has(index)) return
    // Upstream first, so that blocks finish in the order in which rows flow through them.
    for (const [other, { mode }] of this.#steps.entries()) {
      if (mode.kind === 'view' && 'countsAs' in mode && mode.countsAs === index) {
        this.counted(other, rows)
      }
    }
    this.#counts.set(index, rows)
    this.#finish(step.block)
  }

  #finish(block: string): void {
    const own = [...this.#steps.entries()].filter(([, step]) => step.block === block)
    if (own.some(([index]) => !this.#counts.has(index))) return
    const reporting = own.find(([, step]) => step.counts) ?? own[0]
    const rows = this.#counts.get(reporting?.[0] ?? -1) ?? 0
    const ms = Math.round(performance.now() - (this.#startedAt.get(block) ?? 0))
    this.#tell({ kind: 'block-finished', block, rows, ms })
  }
}
