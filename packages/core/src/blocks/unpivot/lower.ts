import type { Given, Lowered } from '../block.ts'
import type { UnpivotConfiguration } from './config.ts'

export function lower({ parameters }: UnpivotConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  return { relations: [{ kind: 'unpivot', input: input.relation, ...parameters }] }
}
