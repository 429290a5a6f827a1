import type { Column } from '../../relation/column.ts'
import { columnTypes, findColumn } from '../../relation/column-types.ts'
import { castTo, columnNamed } from '../../relation/expression-of.ts'
import type { Relation } from '../../relation/relation.ts'
import type { Given, Lowered } from '../block.ts'
import { failedConversions } from '../failed-conversions.ts'
import type { Conversion } from '../failed-conversions.ts'
import { leavingColumns } from './columns.ts'
import type { SelectConfiguration } from './config.ts'

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
  const types = columnTypes(input.columns)
  const converted = leaving.filter(({ from, type }) => types.get(from) !== type)
  if (converted.length === 0) return { relations: [selected] }
  const columns = converted.map(({ name, type }) => ({
    name,
    value: castTo(columnNamed(name), type),
  }))
  const relation: Relation = { kind: 'compute', input: selected, columns }
  const check = failedConversions([{ input: input.relation, columns: converted.flatMap(counted) }])
  return { relations: [relation], ...(check ? { check } : {}) }

  function counted({ from, type }: Column & { readonly from: string }): readonly Conversion[] {
    const column = input && findColumn(input.columns, from)
    return column ? [{ column, value: castTo(columnNamed(from), type), to: type }] : []
  }
}
