import { lowerConditions } from '../../conditions/lower-conditions.ts'
import type { Aggregate, MeasureFunction } from '../../relation/aggregate.ts'
import type { Column } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import { nameOfExpression } from '../../relation/name-of-expression.ts'
import { printExpression } from '../../relation/print-expression.ts'
import type { Relation } from '../../relation/relation.ts'
import { renamedColumns } from '../../relation/renamed-columns.ts'
import type { SplitCall } from '../../relation/split-group-formula.ts'
import { ascending } from '../../relation/tie-break.ts'
import type { Given, Lowered } from '../block.ts'
import { lowerMeasure } from '../measure.ts'
import { nameBeside, NewNames } from '../new-names.ts'
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
  const before = new ComputedBefore([...columns, ...leaving])
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
    const { calls, rest } = checked.split
    // A formula that is one call and nothing else has its name at once.
    const isPlainCall = rest.kind === 'column' && calls.some((call) => call.name === rest.name)
    const named = new Map(
      calls.map((call) => [call.name, isPlainCall ? name : before.nameCall(call, name)] as const),
    )
    measures.push(...calls.map((call) => before.measure(call, named.get(call.name) ?? name, name)))
    after.push({ name, value: renamedColumns(rest, named) })
  }
  const ready: Relation =
    before.columns.length === 0 ? input : { kind: 'compute', input, columns: before.columns }
  const measured: Relation = { kind: 'aggregate', input: ready, keys, measures }
  const computed = after.filter(({ name, value }) => value.kind !== 'column' || value.name !== name)
  if (computed.length === 0) return measured
  return {
    kind: 'select',
    input: { kind: 'compute', input: measured, columns: computed },
    columns: leaving.map(({ name }) => ({ name, from: name })),
  }
}

/** What is measured of rows and is no column of theirs, each thing once. */
class ComputedBefore {
  readonly #names: NewNames
  readonly #computed = new Map<string, Computed>()

  constructor(known: readonly Column[]) {
    this.#names = new NewNames(known)
  }

  get columns(): readonly Computed[] {
    return [...this.#computed.values()]
  }

  /** A call in a formula is called as its measure would be: `total_price`. */
  nameCall({ function: name, value }: SplitCall, of: string): string {
    if (!value) return this.#names.of('row_count')
    return this.#names.of(nameBeside(name, nameOfExpression(value) ?? of))
  }

  measure(call: SplitCall, name: string, of: string): Aggregate['measures'][number] {
    const { value, order, fraction, separator } = call
    return {
      name,
      function: measureFunction(call.function),
      column: value ? this.#columnOf(value, nameBeside('part', of)) : null,
      ...(order ? { order: [ascending(this.#columnOf(order, nameBeside('order', of)))] } : {}),
      ...(fraction === undefined ? {} : { fraction }),
      ...(separator === undefined ? {} : { separator }),
    }
  }

  #columnOf(value: Expression, otherwise: string): string {
    if (value.kind === 'column') return value.name
    const key = printExpression(value)
    const known = this.#computed.get(key)
    if (known) return known.name
    const name = this.#names.of(nameOfExpression(value) ?? otherwise)
    this.#computed.set(key, { name, value })
    return name
  }
}

/** Found in the table of measures, whose names are exactly these. */
function measureFunction(name: string): MeasureFunction {
  return name as MeasureFunction
}
