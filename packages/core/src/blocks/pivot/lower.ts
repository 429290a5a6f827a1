import { readValue } from '../../conditions/read-value.ts'
import type { Given, Lowered } from '../block.ts'
import { lowerMeasure } from '../measure.ts'
import { pivotName } from './columns.ts'
import type { PivotConfiguration } from './config.ts'

export function lower({ parameters }: PivotConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  const { keys, from, values } = parameters
  const type = input.columns.find(({ name }) => name === from)?.type ?? 'text'
  return {
    relations: [
      {
        kind: 'pivot',
        input: input.relation,
        keys,
        column: from,
        values: values.flatMap((one) => {
          const value = readValue(one.value, type)
          return value === null ? [] : [{ value, name: pivotName(one) }]
        }),
        measure: lowerMeasure(parameters),
      },
    ],
  }
}
