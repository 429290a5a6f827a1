import { type Program, type Step, terminalSteps } from '@plainflow/core'
import { runProgram, type RunProgramOptions } from '../run-program.ts'

export type RunResults =
  | { readonly results: readonly StepRows[] }
  /** A check of the pipeline, or the data, did not let it through. */
  | { readonly stopped: string }

export interface StepRows {
  readonly step: Step
  /** A Parquet file. */
  readonly path: string
}

/** Runs a program for the rows of every file that its code would write, whatever their format. */
export async function runResults(options: RunProgramOptions): Promise<RunResults> {
  const ends = terminalSteps(options.program)
  const program: Program = {
    steps: options.program.steps.map((step) => {
      if (!ends.includes(step)) return step
      const name = `${ends.indexOf(step)}.parquet`
      return { ...step, outlet: { kind: 'file', format: 'parquet', name, compress: false } }
    }),
  }
  const outcome = await runProgram({ ...options, program })
  if (outcome.status === 'cancelled') throw new Error('The run was cancelled.')
  if (outcome.status === 'failed') return { stopped: outcome.reason }
  const { outputs } = outcome
  return { results: ends.map((step, index) => ({ step, path: outputs[index]?.path ?? '' })) }
}
