import { inputsOf, type Program, type Relation } from '@plainflow/core'
import { type EngineFiles, resolveFiles } from './engine-file.ts'
import type { EngineSession } from './engine-session.ts'
import type { Page } from './job.ts'
import type { Limits } from './limits.ts'
import { printRelation, stepNames } from './plan-run.ts'
import { runJob } from './process/run-job.ts'
import { closureOf, stepGraph } from './step-graph.ts'

export const MOST_PREVIEW_ROWS = 1_000
/** A preview is waited for; what takes longer than this is better run. */
const TIME = 30_000

export interface PreviewStepOptions {
  readonly program: Program
  /** The step's id. */
  readonly step: string
  readonly files: EngineFiles
  readonly limit: number
  readonly limits?: Partial<Limits>
  readonly signal?: AbortSignal
  /** Done there instead of in a child of its own. */
  readonly session?: EngineSession | undefined
}

/** The first rows after a step, and how many there are in all. Throws `JobFailed` with a reason. */
export async function previewStep(options: PreviewStepOptions): Promise<Page> {
  const { session, signal } = options
  const limits = { time: TIME, ...options.limits }
  const { files, ...job } = await previewJob(options)
  const limit = Math.min(Math.max(1, Math.trunc(options.limit)), MOST_PREVIEW_ROWS)
  if (session) return session.run('preview', { ...job, limit }, limits)
  return runJob('preview', { ...job, limit }, { files, limits, signal })
}

/** The steps up to one, printed for a look at its rows, and the files they read. */
export async function previewJob(options: Pick<PreviewStepOptions, 'program' | 'step' | 'files'>) {
  const program = upTo(options.program, options.step)
  const last = program.steps.at(-1)
  if (!last) throw new Error(`no step ${options.step} in the program`)
  const files = await resolveFiles(program, options.files)
  const names = stepNames(program)
  return {
    steps: program.steps.map(({ id, relation }) => ({
      name: names(id),
      isKept: makesGroups(relation),
      sql: printRelation(relation, program, files, names),
    })),
    step: names(last.id),
    columns: last.columns,
    files: Object.values(files).map(({ path }) => path),
  }
}

function upTo(program: Program, id: string): Program {
  const place = program.steps.findIndex((step) => step.id === id)
  const needed = new Set(place === -1 ? [] : closureOf(stepGraph(program), place))
  return { steps: program.steps.filter((_, index) => needed.has(index)) }
}

/** Nothing of it can be shown before all of it is computed, and counting it would compute it again. */
function makesGroups(relation: Relation): boolean {
  const { kind } = relation
  if (kind === 'aggregate' || kind === 'pivot' || kind === 'distinct') return true
  return inputsOf(relation).some(makesGroups)
}
