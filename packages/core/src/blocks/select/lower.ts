import type { Relation } from '../../relation/relation.ts'
import type { Given, Lowered } from '../block.ts'
import { leavingColumns } from './columns.ts'
import type { SelectConfiguration } from './config.ts'

const NOWHERE = { start: 0, end: 0 } as const

export function lower(configuration: SelectConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  if (configuration.parameters.columns.length === 0) return { relations: [input.relation] }
  const leaving = leavingColumns(configuration, input.columns)
  const selected: Relation = {
    kind: 'select',
    input: input.relation,
    columns: leaving.map(({ name, from }) => ({ name, from })),
  }
  const types = new Map(input.columns.map((column) => [column.name, column.type]))
  const converted = leaving.filter(({ from, type }) => types.get(from) !== type)
  if (converted.length === 0) return { relations: [selected] }
  const columns = converted.map(({ name, type }) => ({
    name,
    value: {
      kind: 'cast' as const,
      operand: { kind: 'column' as const, name, at: NOWHERE },
      to: type,
      at: NOWHERE,
    },
  }))
  return { relations: [{ kind: 'compute', input: selected, columns }] }
}
