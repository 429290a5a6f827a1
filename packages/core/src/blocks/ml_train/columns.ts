import type { ColumnRule, Given } from '../block.ts'
import { unavailableRule } from '../unavailable.ts'
import type { MlTrainConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function columns(_: MlTrainConfiguration, given: Given): ColumnRule {
  return unavailableRule(outside, given)
}
