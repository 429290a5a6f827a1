import type { ColumnRule, Given } from '../block.ts'
import { unavailableRule } from '../unavailable.ts'
import type { SparkProcessConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function columns(_: SparkProcessConfiguration, given: Given): ColumnRule {
  return unavailableRule(outside, given)
}
