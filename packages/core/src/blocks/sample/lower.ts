import type { Given, Lowered } from '../block.ts'
import type { SampleConfiguration } from './config.ts'

export function lower({ parameters }: SampleConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  const { mode, rows = 0, fraction = 0, seed = 0 } = parameters
  const size = mode === 'rows' ? { rows } : { fraction }
  return { relations: [{ kind: 'sample', input: input.relation, size, seed, keys: [] }] }
}
