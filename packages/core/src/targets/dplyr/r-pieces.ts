import type { Program } from '../../relation/program.ts'
import type { Code } from '../code.ts'
import type { PrintedStep } from '../printed-step.ts'
import type { Sources } from '../target.ts'

/** What a target in R offers beside its script. */
export interface RSide {
  /** R itself and the packages the code names, as Debian has them: `r-cran-dplyr=1.0.10-1`. */
  readonly packages: readonly string[]
  /** The pieces of a program that share one place with its helpers, as the cells of a notebook do. */
  pieces(program: Program, sources: Sources): RPieces
}

/** A program taken apart: everything in it stands once, whatever is put together from it. */
export interface RPieces {
  /** Attached before anything else: `dplyr`. */
  readonly packages: readonly string[]
  /** The small functions its steps call. */
  readonly definitions: readonly Code[]
  readonly steps: readonly PrintedStep[]
}
