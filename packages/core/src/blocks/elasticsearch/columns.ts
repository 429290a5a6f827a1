import type { ColumnRule, Given } from '../block.ts'
import { unavailableRule } from '../unavailable.ts'
import type { ElasticsearchConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function columns(_: ElasticsearchConfiguration, given: Given): ColumnRule {
  return unavailableRule(outside, given)
}
