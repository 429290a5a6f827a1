import {
  type ArtifactOutlet,
  type FileOutlet,
  type Outlet,
  type Program,
  quoteDuckdbIdentifier,
  type Relation,
  relationToDuckdb,
  sentencesBefore,
  sourceId,
  type Step,
} from '@plainflow/core'
import type { FileOutput, ReportOutput, StepJob, StepMode } from './job.ts'
import { datasetSql, type EngineFiles, sourcesOf } from './engine-file.ts'
import { outputName, resultKey } from './file-keys.ts'
import { isOrderFree } from './is-order-free.ts'
import { neededColumns } from './needed-columns.ts'
import { groupsId, planCounts, type StepPlan } from './plan-counts.ts'
import { type StepGraph, stepGraph } from './step-graph.ts'

export interface RunPlan {
  readonly steps: readonly StepJob[]
  /** By step, in order; null where the step leaves nothing behind. */
  readonly results: readonly (PlannedResult | null)[]
  readonly isOrderFree: boolean
}

export interface PlannedResult {
  readonly key: string
  /** Nobody asked for it: it is written for the cache, and read by the next step. */
  readonly isForCache?: true
  readonly path: string
  readonly output?: { readonly key: string; readonly path: string }
}

export interface RunFolders {
  readonly results: string
  readonly outputs: string
  /** For what only the cache wants. */
  readonly kept: string
}

export interface PlanOptions {
  /** Steps that are kept although nothing asks for their rows but the next step. */
  readonly keep?: ReadonlySet<string>
  /** The program with what is at hand already; the same unless given. */
  readonly whole?: Program
}

/**
 * Decides how every step is carried out, so that a run costs what a good hand-written query costs;
 * `planCounts` says which rows are kept, here each step is printed accordingly.
 */
export function planRun(
  program: Program,
  files: EngineFiles,
  folder: RunFolders,
  { keep = new Set(), whole = program }: PlanOptions = {},
): RunPlan {
  const { steps } = program
  const names = stepNames(program)
  const graph = stepGraph(program)
  const results = planResults(program, graph, folder, keep)
  // A check is read where it stands, as a result is: nothing reads it later.
  const isEnd = (index: number) => results[index] !== null || steps[index]?.check !== undefined
  const plans = planCounts(program, files, graph, isEnd)
  const pulls = pulledViews(graph, plans, isEnd)
  const needed = neededColumns(program, isEnd)
  const jobs = steps.map((step, index): StepJob => {
    const plan = plans[index]
    if (!plan) throw new Error(`no plan for step ${step.id}`)
    const relation = plan.split?.groups.rest ?? step.relation
    const base = {
      block: step.block,
      name: names(step.id),
      sql: print(relation),
      columns: step.columns,
      needed: step.columns.filter(({ name }) => needed[index]?.has(name)),
      mode: modeOf(step, plan, results[index] ?? null),
      counts: step.id === step.block,
      countsAs: plan.countsAs,
      pulls: pulls[index] ?? [],
    }
    if (!plan.split) return base
    const { groups, counts } = plan.split
    const rows = quoteDuckdbIdentifier(groups.rows)
    return {
      ...base,
      groups: { name: names(groupsId(step)), sql: print(groups.groups), rows, counts },
    }
  })
  return { steps: jobs, results, isOrderFree: isOrderFree(program, graph, jobs) }

  function print(relation: Relation): string {
    return printRelation(relation, program, files, names)
  }

  function modeOf(step: Step, plan: StepPlan, result: PlannedResult | null): StepMode {
    if (result) return resultMode(step, result, whole)
    if (step.check) return { kind: 'check', check: step.check }
    if (plan.isKept) return { kind: 'table' }
    if (!plan.isAsked) return { kind: 'view' }
    return { kind: 'view', count: countSource(step, files) ?? names(step.id) }
  }
}

/** Whatever nothing reads is what the pipeline is for, as is what goes to a file. */
export function isResultStep({ steps }: Program, { reads }: StepGraph, index: number): boolean {
  const step = steps[index]
  if (step?.check) return false
  const isRead = reads.flat().some((read) => steps[read]?.block === step?.block)
  return step?.outlet !== undefined || !isRead
}

function planResults(
  program: Program,
  graph: StepGraph,
  folder: RunFolders,
  keep: ReadonlySet<string>,
): (PlannedResult | null)[] {
  const taken = { results: new Set<string>(), outputs: new Set<string>() }
  return program.steps.map((step, index) => {
    if (!isResultStep(program, graph, index)) {
      if (!keep.has(step.id)) return null
      return { key: step.id, path: `${folder.kept}/${index}.parquet`, isForCache: true }
    }
    const key = resultKey(step.id, taken.results)
    const path = `${folder.results}/${key}.parquet`
    const { outlet } = step
    if (!outlet || !isFile(outlet)) return { key, path }
    const output = outputName(outlet, taken.outputs)
    return { key, path, output: { key: output, path: `${folder.outputs}/${output}` } }
  })
}

/** By step: the views through which its rows come when it is carried out. */
function pulledViews(
  { reads, readers }: StepGraph,
  plans: readonly StepPlan[],
  isEnd: (index: number) => boolean,
): number[][] {
  const isView = (index: number) => !isEnd(index) && !plans[index]?.isKept
  return plans.map((plan, index) => {
    // A port that nobody reads: nothing will ever flow through it.
    if (isView(index) && readers[index]?.length === 0) return [index]
    if (isView(index) && !plan.split) return []
    const found = new Set<number>()
    const todo = [...(reads[index] ?? [])]
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
      if (found.has(next) || !isView(next)) continue
      found.add(next)
      todo.push(...(reads[next] ?? []))
    }
    return [...found]
  })
}

/** Names of our own for steps: nothing of a user's text is needed to tell them apart. */
export function stepNames(program: Program): (id: string) => string {
  const names = new Map(
    program.steps.flatMap((step, index) => [
      [step.id, `step_${index}`],
      [groupsId(step), `step_${index}_groups`],
    ]),
  )
  return (id) => {
    const name = names.get(id)
    if (name === undefined) throw new Error(`step ${id} is used before it exists`)
    return quoteDuckdbIdentifier(name)
  }
}

export function printRelation(
  relation: Relation,
  program: Program,
  files: EngineFiles,
  names: (id: string) => string,
): string {
  return relationToDuckdb(relation, {
    dataset(id) {
      const file = Object.hasOwn(files, id) ? files[id] : undefined
      const source = sourcesOf(program).find((from) => sourceId(from) === id)
      if (!file || !source) throw new Error(`the file of dataset ${id} is not at hand`)
      return datasetSql(file, source.columns)
    },
    step: names,
  })
}

function resultMode(step: Step, { path, output }: PlannedResult, whole: Program): StepMode {
  const { outlet } = step
  const compress = outlet?.kind === 'file' && outlet.format === 'parquet' && outlet.compress
  const original = whole.steps.find(({ id }) => id === step.id) ?? step
  const told = () => sentencesBefore(whole, original)
  const written = outlet && output ? outputOf(outlet, output.path, told) : undefined
  return { kind: 'result', path, compress, ...(written ? { output: written } : {}) }
}

function outputOf(
  outlet: Outlet,
  path: string,
  told: () => readonly string[],
): FileOutput | ReportOutput | undefined {
  if (!isFile(outlet)) return undefined
  if (outlet.kind === 'file') return { path, format: outlet.format, compress: outlet.compress }
  return { path, format: outlet.made.kind, title: outlet.made.title, told: told() }
}

/** Tables are written elsewhere, and what code alone does is in no run. */
function isFile(outlet: Outlet): outlet is FileOutlet | ArtifactOutlet {
  return outlet.kind === 'file' || outlet.kind === 'artifact'
}

/** Where the number of rows was given to us, as many rows of nothing. */
function countSource({ relation }: Step, files: EngineFiles): string | null {
  const file = relation.kind === 'from' ? files[sourceId(relation)] : undefined
  if (file?.format !== 'csv' || file.rowCount === undefined) return null
  return `range(${Math.trunc(file.rowCount)})`
}
