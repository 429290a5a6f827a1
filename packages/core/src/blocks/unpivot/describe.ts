import { sayNames, sayNew } from '../../words/say.ts'
import type { Given } from '../block.ts'
import type { UnpivotConfiguration } from './config.ts'

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ parameters }: UnpivotConfiguration, given: Given): string {
  const columns = given.inputs[0]?.columns ?? []
  const { columns: turned, keep, nameTo, valueTo } = parameters
  if (turned.length === 0) return 'Unpivot columns that are still to be chosen'
  const beside = keep.length === 0 ? '' : ` keeping ${sayNames(keep, columns)}`
  return `Unpivot ${sayNames(turned, columns)} to ${sayNew(nameTo)} and ${sayNew(valueTo)}${beside}`
}

export const openers = ['unpivot', 'melt']

export function examples(): readonly string[] {
  return []
}
