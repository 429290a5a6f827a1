import {
  inputsOf,
  type Program,
  quoteDuckdbIdentifier,
  relationToDuckdb,
  type Step,
} from '@plainflow/core'
import type { StepJob, StepMode } from './job.ts'
import { datasetSql, type EngineFiles, sourcesOf } from './engine-file.ts'
import { outputName, resultKey } from './file-keys.ts'

export interface RunPlan {
  readonly steps: readonly StepJob[]
  /** By step, in order; null where the step leaves nothing behind. */
  readonly results: readonly (PlannedResult | null)[]
}

export interface PlannedResult {
  readonly key: string
  readonly path: string
  readonly output?: { readonly key: string; readonly path: string }
}

/**
 * Decides how every step is carried out, so that a run costs what a good hand-written query costs:
 * rows are only kept where several steps read them or where their number could not be told otherwise.
 */
export function planRun(
  program: Program,
  files: EngineFiles,
  folder: { readonly results: string; readonly outputs: string },
): RunPlan {
  const { steps } = program
  const names = stepNames(program)
  const sql = (step: Step) => printStep(step, program, files, names)
  const used = new Set(steps.flatMap((step) => uses(step).map((id) => blockOf(steps, id))))
  const taken = { results: new Set<string>(), outputs: new Set<string>() }
  const results = steps.map((step): PlannedResult | null => {
    // Whatever nothing reads is what the pipeline is for.
    if (used.has(step.block) && !step.outlet) return null
    const key = resultKey(step.id, taken.results)
    const path = `${folder.results}/${key}.parquet`
    if (!step.outlet) return { key, path }
    const output = outputName(step.outlet, taken.outputs)
    return { key, path, output: { key: output, path: `${folder.outputs}/${output}` } }
  })
  return {
    steps: steps.map((step, index) => ({
      block: step.block,
      name: names(step.id),
      sql: sql(step),
      columns: step.columns,
      mode: modeOf(program, files, index, results[index] ?? null, names),
      counts: step.id === step.block,
    })),
    results,
  }
}

/** Names of our own for steps: nothing of a user's text is needed to tell them apart. */
export function stepNames(program: Program): (id: string) => string {
  const names = new Map(program.steps.map((step, index) => [step.id, `step_${index}`]))
  return (id) => {
    const name = names.get(id)
    if (name === undefined) throw new Error(`step ${id} is used before it exists`)
    return quoteDuckdbIdentifier(name)
  }
}

export function printStep(
  step: Step,
  program: Program,
  files: EngineFiles,
  names: (id: string) => string,
): string {
  return relationToDuckdb(step.relation, {
    dataset(id) {
      const file = Object.hasOwn(files, id) ? files[id] : undefined
      const source = sourcesOf(program).find((from) => from.dataset === id)
      if (!file || !source) throw new Error(`the file of dataset ${id} is not at hand`)
      return datasetSql(file, source.columns)
    },
    step: names,
  })
}

function modeOf(
  { steps }: Program,
  files: EngineFiles,
  index: number,
  result: PlannedResult | null,
  names: (id: string) => string,
): StepMode {
  const step = steps[index]
  if (!step) throw new Error(`no step ${index}`)
  if (result) {
    const outlet = step.outlet
    const compress = outlet?.format === 'parquet' && outlet.compress
    if (!outlet || !result.output) return { kind: 'result', path: result.path, compress }
    const output = { path: result.output.path, format: outlet.format, compress: outlet.compress }
    return { kind: 'result', path: result.path, compress, output }
  }
  const count = freeCount(step, files, names)
  if (count !== null) return { kind: 'view', count }
  const readers = steps.flatMap((other, place) => (uses(other).includes(step.id) ? [place] : []))
  const only = readers.length === 1 ? readers[0] : undefined
  const reader = only === undefined ? undefined : steps[only]
  if (only !== undefined && reader && keepsRowsOf(reader) === step.id) {
    return { kind: 'view', countsAs: only }
  }
  return { kind: 'table' }
}

/** A Parquet file knows its row count, and reading it twice costs little: it is never copied. */
function freeCount(step: Step, files: EngineFiles, names: (id: string) => string): string | null {
  const { relation } = step
  if (relation.kind !== 'from') return null
  const file = files[relation.dataset]
  if (file?.format === 'parquet') return names(step.id)
  if (file?.rowCount === undefined) return null
  return `range(${Math.trunc(file.rowCount)})`
}

/** The step whose rows this one passes on, all of them and no others; null where it changes them. */
function keepsRowsOf(step: Step): string | null {
  let relation = step.relation
  while (
    relation.kind === 'select' ||
    relation.kind === 'compute' ||
    relation.kind === 'window' ||
    relation.kind === 'sort'
  ) {
    relation = relation.input
  }
  return relation.kind === 'step' ? relation.step : null
}

function uses(step: Step): string[] {
  const found: string[] = []
  const visit = (relation: Step['relation']): void => {
    if (relation.kind === 'step') found.push(relation.step)
    for (const input of inputsOf(relation)) visit(input)
  }
  visit(step.relation)
  return found
}

function blockOf(steps: readonly Step[], id: string): string {
  return steps.find((step) => step.id === id)?.block ?? id
}
