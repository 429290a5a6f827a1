import type { Lowered } from '../block.ts'
import { lowerUnavailable } from '../unavailable.ts'
import { outside } from './outside.ts'

export function lower(): Lowered {
  return lowerUnavailable(outside)
}
