import {
  type Catalogue,
  compilePipeline,
  type Pipeline,
  type Probed,
  type Program,
} from '@plainflow/core'
import type { EngineFiles } from './engine-file.ts'
import type { EngineSession } from './engine-session.ts'
import { previewStep } from './preview-step.ts'
import { JobFailed } from './process/run-job.ts'

export interface ProbePipelineOptions extends ProbeProgramOptions {
  readonly catalogue: Catalogue
}

export interface ProbeProgramOptions {
  /** The files a program reads. */
  files(program: Program): EngineFiles
  readonly signal?: AbortSignal | undefined
  /** Milliseconds until it is taken to give rows. */
  readonly time?: number
  /** Done there instead of in a child of its own. */
  readonly session?: EngineSession | undefined
}

/** Somebody waits for an answer, and this only helps to choose between two. */
const TIME = 600

/**
 * Whether a proposal gives rows, for the planner to choose by. What takes too long to tell counts as
 * giving some: an answer is not doubted for being slow.
 */
export async function probePipeline(
  pipeline: Pipeline,
  options: ProbePipelineOptions,
): Promise<Probed> {
  const compiled = compilePipeline(pipeline, options.catalogue)
  if ('program' in compiled) return probeProgram(compiled.program, options)
  // Of what a run has to train first nobody knows yet.
  return { blank: compiled.waits !== true }
}

/** The same for one that was compiled elsewhere. */
export async function probeProgram(
  program: Program,
  options: ProbeProgramOptions,
): Promise<Probed> {
  const last = program.steps.at(-1)
  if (!last) return { blank: true }
  const { session, signal, time = TIME } = options
  try {
    const { rows, rowCount } = await previewStep({
      program,
      step: last.id,
      files: options.files(program),
      limit: 2,
      limits: { time },
      session,
      ...(signal ? { signal } : {}),
    })
    const isNothing = countsRows(program) ? isNone : isNull
    return { blank: rowCount === 0 || (rowCount === 1 && (rows[0] ?? []).every(isNothing)) }
  } catch (error) {
    if (error instanceof JobFailed && error.failure.limit === 'time') return { blank: false }
    throw error
  }
}

/** Zero rows counted are none found; a zero that stands in the data is an answer. */
function countsRows({ steps }: Program): boolean {
  return steps.some(
    ({ relation }) =>
      relation.kind === 'aggregate' &&
      relation.keys.length === 0 &&
      relation.measures.some((measure) => measure.function.startsWith('count')),
  )
}

function isNone(cell: unknown): boolean {
  return cell === null || cell === 0
}

function isNull(cell: unknown): boolean {
  return cell === null
}
