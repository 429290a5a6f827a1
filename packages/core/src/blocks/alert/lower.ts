import type { AlertConfiguration } from './config.ts'
import type { Given, Lowered } from '../block.ts'

export function lower(_: AlertConfiguration, given: Given): Lowered {
  return { relations: given.inputs.slice(0, 1).map(({ relation }) => relation) }
}
