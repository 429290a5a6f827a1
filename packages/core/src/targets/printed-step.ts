import type { Step } from '../relation/program.ts'
import type { Code } from './code.ts'

/** A step of a program taken apart. They read `input_dir`, write to `output_dir` and say what they did. */
export interface PrintedStep {
  readonly step: Step
  /** The variable that holds the rows: one of an earlier step where nothing is done to them. */
  readonly rows: Code
  /** Make the rows, or judge them. */
  readonly make: readonly Code[]
  /** Leave the rows behind, where they are a result. */
  readonly write: readonly Code[]
  /** Says how many rows there are, where that costs nothing. */
  readonly log: readonly Code[]
}
