import type { Misunderstood } from '../block.ts'
import { refuseUnavailable } from '../refuse-unavailable.ts'
import { outside } from './outside.ts'
import { openers } from './describe.ts'

/** Understood well enough to say that it cannot be done. */
export function understand(clause: string): Misunderstood | null {
  return refuseUnavailable(clause, openers, outside)
}
