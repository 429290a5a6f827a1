import { lowerConditions } from '../../conditions/lower-conditions.ts'
import type { Aggregate } from '../../relation/aggregate.ts'
import type { Column } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import type { Relation } from '../../relation/relation.ts'
import type { SplitCall } from '../../relation/split-group-formula.ts'
import { ascending } from '../../relation/tie-break.ts'
import type { Given, Lowered } from '../block.ts'
import { lowerMeasure } from '../measure.ts'
import { leavingColumns, splitMeasure } from './columns.ts'
import { isPlain, nameOf } from './config.ts'
import type { AggregateConfiguration } from './config.ts'

type Parameters = AggregateConfiguration['parameters']
type Computed = { readonly name: string; readonly value: Expression }

export function lower({ parameters }: AggregateConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  const leaving = leavingColumns(parameters, input.columns)
  const condition = lowerConditions(parameters.having, leaving)
  const grouped = groups(parameters, input.relation, input.columns, leaving)
  return { relations: [condition ? { kind: 'filter', input: grouped, condition } : grouped] }
}

function groups(
  parameters: Parameters,
  input: Relation,
  columns: readonly Column[],
  leaving: readonly Column[],
): Relation {
  const { keys } = parameters
  const before: Computed[] = []
  const after: Computed[] = []
  const measures: Aggregate['measures'][number][] = []
  for (const measure of parameters.measures) {
    const name = nameOf(measure)
    if (isPlain(measure)) {
      measures.push({ ...lowerMeasure(measure), name })
      continue
    }
    const checked = splitMeasure(measure, parameters, columns)
    // Called only where the column rule found no fault.
    if ('problems' in checked) throw new Error(`the formula of ${name} has problems`)
    measures.push(...checked.split.calls.map((call) => measureOf(call, before)))
    after.push({ name, value: checked.split.rest })
  }
  const ready: Relation = before.length === 0 ? input : { kind: 'compute', input, columns: before }
  const measured: Relation = { kind: 'aggregate', input: ready, keys, measures }
  if (after.length === 0) return measured
  return {
    kind: 'select',
    input: { kind: 'compute', input: measured, columns: after },
    columns: leaving.map(({ name }) => ({ name, from: name })),
  }
}

/** The measure of a call; what it measures is computed before, unless it is a column as it is. */
function measureOf(call: SplitCall, before: Computed[]): Aggregate['measures'][number] {
  const columnOf = (value: Expression, name: string) => {
    if (value.kind === 'column') return value.name
    before.push({ name, value })
    return name
  }
  const { name, value, order, fraction, separator } = call
  return {
    name,
    // Found in the table of measures, whose names are exactly these.
    function: call.function as Aggregate['measures'][number]['function'],
    column: value ? columnOf(value, `${name} of`) : null,
    ...(order ? { order: [ascending(columnOf(order, `${name} by`))] } : {}),
    ...(fraction === undefined ? {} : { fraction }),
    ...(separator === undefined ? {} : { separator }),
  }
}
