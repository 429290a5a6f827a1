import { sayNames, sayName, sayNew, sayQuoted } from '../../words/say.ts'
import type { Given } from '../block.ts'
import { sayMeasure } from '../say-measure.ts'
import type { PivotConfiguration } from './config.ts'

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ parameters }: PivotConfiguration, given: Given): string {
  const columns = given.inputs[0]?.columns ?? []
  const { keys, from, values } = parameters
  if (from === '') return 'Pivot a column that is still to be chosen'
  const said = values.map(
    ({ value, name }) => `${sayQuoted(value)}${name === '' ? '' : ` as ${sayNew(name)}`}`,
  )
  const measure = sayMeasure(parameters, columns)
  const each = said.length === 0 ? '' : ` for ${said.join(', ')}`
  const by = keys.length === 0 ? '' : ` grouped by ${sayNames(keys, columns)}`
  return `Pivot ${sayName(from, columns)} with ${measure}${each}${by}`
}

export const openers = ['pivot']

export function examples(): readonly string[] {
  return []
}
