import type { ColumnRule, Given } from '../block.ts'
import { unavailableRule } from '../unavailable.ts'
import type { PredictConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function columns(_: PredictConfiguration, given: Given): ColumnRule {
  return unavailableRule(outside, given)
}
