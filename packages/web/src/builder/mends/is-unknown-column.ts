import type { Diagnostic } from '@plainflow/core'

/** A use of a column that is not there, whichever block found it. */
export function isUnknownColumn({ code }: Diagnostic): boolean {
  return code.endsWith('/unknown-column')
}
