import { lowerConditions } from '../../conditions/lower-conditions.ts'
import type { Relation } from '../../relation/relation.ts'
import type { Given, Lowered } from '../block.ts'
import { lowerMeasure } from '../measure.ts'
import { leavingColumns } from './columns.ts'
import { nameOf } from './config.ts'
import type { AggregateConfiguration } from './config.ts'

export function lower({ parameters }: AggregateConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  const { keys, measures, having } = parameters
  const grouped: Relation = {
    kind: 'aggregate',
    input: input.relation,
    keys,
    measures: measures.map((measure) => ({ ...lowerMeasure(measure), name: nameOf(measure) })),
  }
  const condition = lowerConditions(having, leavingColumns(parameters, input.columns))
  return { relations: [condition ? { kind: 'filter', input: grouped, condition } : grouped] }
}
