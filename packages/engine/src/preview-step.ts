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
  const { files, ...job } = await previewJob(options)
  const limit = Math.min(Math.max(1, Math.trunc(options.limit)), MOST_PREVIEW_ROWS)
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
      sql: printRelation(relation, program, files, names),
    })),
    step: names(last.id),
    columns: last.columns,
    files: Object.values(files).map(({ path }) => path),
  }
}

function upTo(program: Program, id: string): Program {
  const place = program.steps.findIndex((step) => step.id === id)
  return { steps: program.steps.slice(0, place + 1) }
}
