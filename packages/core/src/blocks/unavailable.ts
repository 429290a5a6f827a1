import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { BlockDefinition, ColumnRule, Given, Lowered } from './block.ts'

/** A block whose outside system Plainflow does not speak to yet. */
export interface Outside {
  /** The block's type, owner of its codes. */
  readonly type: string
  /** What it would speak to: "a database". */
  readonly system: string
  /** What can be done instead. */
  readonly instead: string
}

/** Whether no sentence can make it run: the system is not there, or a person has to connect it. */
export function standsOutside({ unavailable, connects }: BlockDefinition): boolean {
  return unavailable !== undefined || connects === true
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
