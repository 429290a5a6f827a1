import type { Program } from '../relation/program.ts'
import type { Relation } from '../relation/relation.ts'
import { commentText } from './comment-text.ts'
import { gapsIn } from './gaps.ts'
import type { Gaps } from './gaps.ts'
import type { RSide } from './dplyr/r-pieces.ts'
import { outsideGaps } from './outside-way.ts'
import type { Readable } from './original-of.ts'
import type { PythonSide } from './python/python-pieces.ts'
import { programInCode } from './program-in-code.ts'
import { mergeSteps } from './tidy/merge-steps.ts'
import { pruneColumns } from './tidy/prune-columns.ts'
import { TARGET_WORDS } from './target.ts'
import type { PrintedCode, Sources, Target, TargetId } from './target.ts'

export interface TargetPrinter {
  readonly id: TargetId
  readonly readable: Readable
  readonly gaps?: Gaps
  readonly copies?: Target['copies']
  readonly python?: PythonSide
  readonly r?: RSide
  readonly shows?: true
  /** Whether a relation over tables is one statement, where that is more than one operation. */
  readonly isOneStatement?: (relation: Relation) => boolean
  /** A join there names each column that comes out, so that those nobody reads are left out. */
  readonly namesJoined?: true
  readonly print: (program: Program, sources: Sources) => PrintedCode
}

/**
 * A target from its printer. A program that uses what the language cannot say becomes a file that says
 * so and does nothing, instead of one that does something else.
 */
export function defineTarget(printer: TargetPrinter): Target {
  const { id, readable, copies = 'parquet', shows = false, isOneStatement = () => false } = printer
  const gaps: Gaps = { ...printer.gaps, outside: (program) => outsideGaps(program, id) }
  const tidied = (program: Program): Program => {
    const merged = mergeSteps(program, isOneStatement)
    return printer.namesJoined ? pruneColumns(merged) : merged
  }
  const printMarked = (program: Program, sources: Sources): PrintedCode => {
    const missing = gapsIn(program, gaps)
    return missing.length === 0
      ? printer.print(tidied(programInCode(program, id)), sources)
      : { text: refusal(id, missing), lines: [] }
  }
  return {
    id,
    ...TARGET_WORDS[id],
    readable,
    gaps,
    copies,
    shows,
    printMarked,
    print: (program, sources) => printMarked(program, sources).text,
    ...(printer.python ? { python: withAgain(printer.python, id) } : {}),
    ...(printer.r ? { r: withAgain(printer.r, id) } : {}),
  }
}

/** The pieces of all that the code does. */
function withAgain<Side extends PythonSide | RSide>(side: Side, id: TargetId): Side {
  return { ...side, pieces: (program, sources) => side.pieces(programInCode(program, id), sources) }
}

function refusal(id: TargetId, missing: readonly string[]): string {
  const { label, comment } = TARGET_WORDS[id]
  const lines = [`This pipeline cannot be written as ${label}:`, ...missing]
  return lines.map((line) => `${comment} ${commentText(line)}\n`).join('')
}
