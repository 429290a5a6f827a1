import type { Given, Lowered } from '../block.ts'
import type { UnionConfiguration } from './config.ts'

export function lower({ parameters }: UnionConfiguration, given: Given): Lowered {
  const inputs = given.inputs.map(({ relation }) => relation)
  return { relations: [{ kind: 'append', inputs, distinct: parameters.rows === 'distinct' }] }
}
