import type { Program, Step } from '../../relation/program.ts'
import type { Influence, Leaf, RelationTrace } from './trace.ts'
import { traceRelation } from './trace-relation.ts'

/** A column of a dataset, and the block that reads it. */
export interface SourceColumn {
  readonly dataset: string
  readonly column: string
  readonly block: string
}

/** Where a column comes from. */
export interface Lineage {
  /** The columns its cells are made from. */
  readonly values: readonly SourceColumn[]
  /** The columns that decide which rows there are, in which order and groups, without being in its cells. */
  readonly influences: readonly (SourceColumn & { readonly by: Influence })[]
  /** The datasets whose rows it is about, even where no cell of theirs is used (a count of rows). */
  readonly datasets: readonly string[]
  /** The blocks on the way, nearest first. */
  readonly path: readonly LineageStep[]
}

export interface LineageStep {
  readonly block: string
  /** The columns leaving this block that the cells are made from; none where it only decides about rows. */
  readonly columns: readonly string[]
  /** Whether those are handed on as they arrive. */
  readonly copied: boolean
  /** Which of the columns arriving here decide, and how. */
  readonly decides: readonly { readonly column: string; readonly by: Influence }[]
}

/** The lineage of a step's column; null where there is no such step or column. */
export function lineageInProgram(program: Program, step: string, column: string): Lineage | null {
  const walk = new LineageWalk(program)
  if (!walk.traceOf(step)?.columns.has(column)) return null
  walk.value(step, column)
  walk.rows(step)
  return walk.lineage()
}

class LineageWalk {
  readonly #steps: ReadonlyMap<string, Step>
  readonly #order: readonly Step[]
  readonly #traces = new Map<string, RelationTrace>()
  /** Step to columns: those in the cells, and those that decide. */
  readonly #valued = new Map<string, Set<string>>()
  readonly #deciding = new Set<string>()
  readonly #rows = new Set<string>()
  readonly #copied = new Map<string, boolean>()
  readonly #values = new Map<string, SourceColumn>()
  readonly #influences = new Map<string, SourceColumn & { readonly by: Influence }>()
  readonly #datasets = new Set<string>()
  readonly #decides = new Map<string, Map<string, LineageStep['decides'][number]>>()
  /** What is left to do: a pipeline may be deeper than the stack. */
  readonly #todo: (() => void)[] = []

  constructor(program: Program) {
    this.#order = program.steps
    this.#steps = new Map(program.steps.map((step) => [step.id, step]))
  }

  traceOf(id: string): RelationTrace | null {
    const known = this.#traces.get(id)
    const step = this.#steps.get(id)
    if (known || !step) return known ?? null
    const trace = traceRelation(step.relation)
    this.#traces.set(id, trace)
    return trace
  }

  value(step: string, column: string): void {
    const columns = this.#valued.get(step) ?? new Set()
    if (columns.has(column)) return
    this.#valued.set(step, columns.add(column))
    const trace = this.traceOf(step)?.columns.get(column)
    if (!trace) return
    this.#copied.set(step, (this.#copied.get(step) ?? true) && trace.made === 'copied')
    for (const { leaf, column: from } of trace.values.values()) {
      if (leaf.kind === 'step') this.#todo.push(() => this.value(leaf.id, from))
      else {
        const source = this.#source(leaf, from, step)
        this.#values.set(JSON.stringify(source), source)
      }
    }
    for (const { leaf, column: from, by } of trace.influences.values()) {
      this.#decide(step, leaf, from, by)
    }
  }

  rows(step: string): void {
    const trace = this.traceOf(step)
    if (!trace || this.#rows.has(step)) return
    this.#rows.add(step)
    for (const { leaf, column, by } of trace.rows.values()) this.#decide(step, leaf, column, by)
    for (const { kind, id } of trace.leaves) {
      if (kind === 'step') this.#todo.push(() => this.rows(id))
      else this.#datasets.add(id)
    }
  }

  lineage(): Lineage {
    // The list grows while it is walked.
    for (const next of this.#todo) next()
    const reached = this.#order.filter(({ id }) => this.#valued.has(id) || this.#rows.has(id))
    return {
      values: [...this.#values.values()],
      influences: [...this.#influences.values()],
      datasets: [...this.#datasets],
      path: reached.toReversed().map(({ id, block }) => ({
        block,
        columns: [...(this.#valued.get(id) ?? [])],
        copied: this.#copied.get(id) ?? true,
        decides: [...(this.#decides.get(id)?.values() ?? [])],
      })),
    }
  }

  #decide(step: string, leaf: Leaf, column: string, by: Influence): void {
    const decides = this.#decides.get(step) ?? new Map()
    this.#decides.set(step, decides.set(JSON.stringify([column, by]), { column, by }))
    this.#follow(step, leaf, column, by)
  }

  /** Whatever a deciding column comes from decides as well, in the way it does. */
  #follow(step: string, leaf: Leaf, column: string, by: Influence): void {
    if (leaf.kind === 'dataset') {
      const source = { ...this.#source(leaf, column, step), by }
      this.#influences.set(JSON.stringify(source), source)
      return
    }
    const key = JSON.stringify([leaf.id, column, by])
    if (this.#deciding.has(key)) return
    this.#deciding.add(key)
    const trace = this.traceOf(leaf.id)?.columns.get(column)
    for (const origin of trace?.values.values() ?? []) {
      this.#todo.push(() => this.#follow(leaf.id, origin.leaf, origin.column, by))
    }
    for (const origin of trace?.influences.values() ?? []) {
      this.#todo.push(() => this.#follow(leaf.id, origin.leaf, origin.column, origin.by))
    }
  }

  #source(leaf: Leaf, column: string, step: string): SourceColumn {
    return { dataset: leaf.id, column, block: this.#steps.get(step)?.block ?? step }
  }
}
