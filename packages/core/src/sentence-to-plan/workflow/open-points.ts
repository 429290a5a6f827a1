import type { AddStep } from '../plan.ts'

/** The steps of a workflow as far as they are read, and what is still to be said of each. */
export class OpenPoints {
  readonly steps: AddStep[] = []
  readonly #guessed = new Map<number, Set<string>>()

  get count(): number {
    return this.steps.reduce((sum, { open = [] }) => sum + open.length, 0)
  }

  /** Takes back what was added since there were so many steps. */
  backTo(steps: number): void {
    this.steps.splice(steps)
  }

  add(step: number, point: string): void {
    const there = this.steps[step]
    if (there) this.steps[step] = { ...there, open: [...(there.open ?? []), point] }
  }

  addToLast(point: string): void {
    this.add(this.steps.length - 1, point)
  }

  /** Columns of a source that nobody knows and that were taken as said. */
  guess(source: number, columns: readonly string[]): void {
    if (columns.length === 0) return
    const names = this.#guessed.get(source) ?? new Set<string>()
    for (const name of columns) names.add(name)
    this.#guessed.set(source, names)
  }

  /** Says of each source which of its columns were taken on trust. */
  sayGuessed(): void {
    for (const [step, names] of this.#guessed) {
      const said = [...names].join(', ')
      this.add(step, `Its columns are not known yet; taken as said: ${said}.`)
    }
  }
}
