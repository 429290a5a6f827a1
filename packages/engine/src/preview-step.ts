import type { Program } from '@plainflow/core'
import { type EngineFiles, resolveFiles } from './engine-file.ts'
import type { Page } from './job.ts'
import type { Limits } from './limits.ts'
import { printRelation, stepNames } from './plan-run.ts'
import { runJob } from './process/run-job.ts'

export const MOST_PREVIEW_ROWS = 1_000

export interface PreviewStepOptions {
  readonly program: Program
  /** The step's id. */
  readonly step: string
  readonly files: EngineFiles
  readonly limit: number
  readonly limits?: Partial<Limits>
  readonly signal?: AbortSignal
}

/** The first rows after a step, and how many there are in all. Throws `JobFailed` with a reason. */
export async function previewStep(options: PreviewStepOptions): Promise<Page> {
  const { limits, signal } = options
  const program = upTo(options.program, options.step)
  const last = program.steps.at(-1)
  if (!last) throw new Error(`no step ${options.step} in the program`)
  const files = await resolveFiles(program, options.files)
  const names = stepNames(program)
  const steps = program.steps.map((step) => ({
    name: names(step.id),
    sql: printRelation(step.relation, program, files, names),
  }))
  const limit = Math.min(Math.max(1, Math.trunc(options.limit)), MOST_PREVIEW_ROWS)
  return runJob(
    'preview',
    { steps, step: names(last.id), columns: last.columns, limit },
    { files: Object.values(files).map((file) => file.path), limits, signal },
  )
}

function upTo(program: Program, id: string): Program {
  const place = program.steps.findIndex((step) => step.id === id)
  return { steps: program.steps.slice(0, place + 1) }
}
