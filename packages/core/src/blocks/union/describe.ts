import type { Given } from '../block.ts'
import type { UnionConfiguration } from './config.ts'

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ parameters }: UnionConfiguration, given: Given): string {
  const others = given.inputs.slice(1).map(({ called }) => called ?? 'other rows')
  const once = parameters.rows === 'distinct' ? ' without duplicates' : ''
  return `Combine with ${others.join(', ') || 'no other rows'}${once}`
}

export const OPENINGS = [
  'combine it with',
  'combine them with',
  'combine with',
  'combine',
  'union with',
  'union all with',
  'union',
  'append the rows of',
  'append the rows from',
  'append to it',
  'append',
  'add the rows of',
  'add the rows from',
  'add all rows of',
  'add all rows from',
  'stack with',
  'stack it on',
  'stack',
]

export const openers = OPENINGS

export function examples(): readonly string[] {
  return []
}
