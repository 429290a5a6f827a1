import type { OutsideSource } from '@plainflow/core'
import { askConnector, type OutsideOptions } from './ask-connector.ts'
import type { Attempt, Reach } from './connector.ts'

/** Asks a request once. Throws `OutsideFailed` where there is no answer at all. */
export function attemptOutside(
  connector: string,
  reach: Reach,
  source: OutsideSource,
  options: OutsideOptions = {},
): Promise<Attempt> {
  return askConnector({ kind: 'attempt', connector, reach, source }, options)
}
