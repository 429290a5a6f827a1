import type { ColumnRule, Given } from '../block.ts'
import { unavailableRule } from '../unavailable.ts'
import type { StreamKafkaConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function columns(_: StreamKafkaConfiguration, given: Given): ColumnRule {
  return unavailableRule(outside, given)
}
