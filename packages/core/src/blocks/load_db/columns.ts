import type { ColumnRule, Given } from '../block.ts'
import { unavailableRule } from '../unavailable.ts'
import type { LoadDbConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function columns(_: LoadDbConfiguration, given: Given): ColumnRule {
  return unavailableRule(outside, given)
}
