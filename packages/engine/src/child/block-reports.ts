import type { RunEvent, StepJob } from '../job.ts'

/**
 * Turns what is known of steps into events of blocks: a block has started with its first step, and
 * is finished when its rows have flowed and are counted. Both may happen further down.
 */
export class BlockReports {
  readonly #steps: readonly StepJob[]
  readonly #tell: (event: RunEvent) => void
  readonly #startedAt = new Map<string, number>()
  readonly #finished = new Set<string>()
  /** By the first of all steps with the same rows. */
  readonly #counts = new Map<number, number>()
  readonly #flowed = new Set<number>()
  readonly #warnings = new Map<string, readonly string[]>()

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
    this.#counts.set(this.#steps[index]?.countsAs ?? index, rows)
  }

  warned(index: number, warnings: readonly string[]): void {
    const block = this.#steps[index]?.block
    if (block !== undefined && warnings.length > 0) this.#warnings.set(block, warnings)
  }

  /** A query has ended through which the rows of these steps came. */
  flowed(indexes: readonly number[]): void {
    for (const index of indexes) this.#flowed.add(index)
    // In the program's order, so that blocks finish as rows flow through them.
    for (const { block } of this.#steps) this.#finish(block)
  }

  #finish(block: string): void {
    const startedAt = this.#startedAt.get(block)
    if (startedAt === undefined || this.#finished.has(block)) return
    const own = [...this.#steps.entries()].filter(([, step]) => step.block === block)
    const isDone = ([index, step]: [number, StepJob]) =>
      this.#flowed.has(index) && this.#counts.has(step.countsAs)
    if (!own.every(isDone)) return
    const reporting = own.find(([, step]) => step.counts) ?? own[0]
    const rows = this.#counts.get(reporting?.[1].countsAs ?? -1) ?? 0
    const warnings = this.#warnings.get(block)
    this.#finished.add(block)
    this.#tell({
      kind: 'block-finished',
      block,
      rows,
      ms: Math.round(performance.now() - startedAt),
      ...(warnings ? { warnings } : {}),
    })
  }
}
