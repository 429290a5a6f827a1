import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { ClauseReader } from '../sentence-to-plan/clause-reader.ts'
import { skipLead } from '../sentence-to-plan/read-names.ts'
import type { ColumnRule, Given, Lowered, Misunderstood } from './block.ts'

/** A block whose outside system Plainflow does not speak to yet. */
export interface Outside {
  /** The block's type, owner of its codes. */
  readonly type: string
  /** What it would speak to: "a database". */
  readonly system: string
  /** What can be done instead. */
  readonly instead: string
}

/** Why no rows can leave it, in one sentence. */
export function unavailableReason({ system }: Outside): string {
  return `Plainflow does not connect to ${system} yet.`
}

/** Its columns are not known, and the pipeline cannot run with it. */
export function unavailableRule(outside: Outside, given: Given): ColumnRule {
  const diagnostic: Diagnostic = {
    code: `${outside.type}/not-available`,
    severity: 'error',
    at: { block: given.block },
    message: `This block cannot run: ${unavailableReason(outside)}`,
    hint: outside.instead,
  }
  return { columns: [], diagnostics: [diagnostic] }
}

/** A block that always has an error is never lowered. */
export function lowerUnavailable(outside: Outside): Lowered {
  throw new Error(`${outside.type} was lowered although it is not available`)
}

/** A clause that asks for it is answered with why it cannot be had. */
export function refuseUnavailable(
  clause: string,
  phrases: readonly string[],
  outside: Outside,
): Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  if (reader.takeAny(phrases) === null) return null
  return { problem: `${unavailableReason(outside)} ${outside.instead}`, confidence: 0.9 }
}
