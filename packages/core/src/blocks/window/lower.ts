import type { Column } from '../../relation/column.ts'
import { columnTypes } from '../../relation/column-types.ts'
import type { Expression } from '../../relation/expression.ts'
import { columnNamed } from '../../relation/expression-of.ts'
import { nameOfExpression } from '../../relation/name-of-expression.ts'
import type { Relation } from '../../relation/relation.ts'
import { renamedColumns } from '../../relation/renamed-columns.ts'
import type { SplitCall } from '../../relation/split-group-formula.ts'
import type { WindowCall } from '../../relation/window.ts'
import type { Given, Lowered } from '../block.ts'
import { nameBeside, NewNames } from '../new-names.ts'
import { splitColumn } from './columns.ts'
import { isPlain, ORDERED, RANKS } from './config.ts'
import type { PlainColumn, WindowColumn, WindowConfiguration } from './config.ts'

type NamedCall = WindowCall & { readonly name: string }
type Computed = { readonly name: string; readonly value: Expression }

export function lower({ parameters }: WindowConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  if (!input) return { relations: [] }
  if (parameters.columns.length === 0) return { relations: [input.relation] }
  const plain = parameters.columns.filter(isPlain)
  if (plain.length < parameters.columns.length) {
    return { relations: [withFormulas(parameters.columns, input.relation, input.columns)] }
  }
  const columns = plain.map((one) => ({ ...lowerCall(one), name: one.name }))
  return { relations: [{ kind: 'window', input: input.relation, columns }] }
}

/** All calls into columns of their own where formulas must see the columns as they were before. */
function withFormulas(
  columns: readonly WindowColumn[],
  input: Relation,
  arriving: readonly Column[],
): Relation {
  const types = columnTypes(arriving)
  const fresh = columns.filter(({ name }) => !types.has(name))
  const names = new NewNames([...arriving, ...fresh])
  const before: Computed[] = []
  const calls: NamedCall[] = []
  const after = columns.flatMap((one): Computed[] => {
    if (isPlain(one)) {
      const name = types.has(one.name) ? names.of(nameBeside(one.function, one.name)) : one.name
      calls.push({ ...lowerCall(one), name })
      return name === one.name ? [] : [{ name: one.name, value: columnNamed(name) }]
    }
    const checked = splitColumn(one, arriving)
    // Called only where the column rule found no fault.
    if ('problems' in checked) throw new Error(`the formula of ${one.name} has problems`)
    const { split } = checked
    const isOne = split.rest.kind === 'column' && !types.has(one.name) && split.calls.length === 1
    const named = new Map(
      split.calls.map((call) => [call.name, isOne ? one.name : names.of(nameCall(call, one.name))]),
    )
    calls.push(
      ...split.calls.map((call) =>
        callOf({ ...call, name: named.get(call.name) ?? call.name }, one, before, names),
      ),
    )
    return isOne ? [] : [{ name: one.name, value: renamedColumns(split.rest, named) }]
  })
  const ready: Relation = before.length === 0 ? input : { kind: 'compute', input, columns: before }
  const seen: Relation =
    calls.length === 0 ? ready : { kind: 'window', input: ready, columns: calls }
  return {
    kind: 'select',
    input: after.length === 0 ? seen : { kind: 'compute', input: seen, columns: after },
    columns: [...arriving, ...fresh].map(({ name }) => ({ name, from: name })),
  }
}

function nameCall({ function: name, value }: SplitCall, of: string): string {
  return nameBeside(name, (value && nameOfExpression(value)) ?? of)
}

function callOf(
  call: SplitCall,
  one: WindowColumn,
  before: Computed[],
  names: NewNames,
): NamedCall {
  const { name, value, rows, fraction } = call
  // Found in the table of window functions, whose names are exactly these and a count of rows.
  const what = (call.function === 'count_rows' ? 'count' : call.function) as WindowCall['function']
  const away = what === 'lag' || what === 'lead'
  const column = value?.kind === 'column' ? value.name : value && computed(value)
  return {
    name,
    function: what,
    column,
    partition: one.partition,
    order: ORDERED.includes(what) ? one.order : [],
    ...(away ? { offset: rows ?? 1 } : {}),
    ...(what === 'moving_average' ? { size: rows ?? 1 } : {}),
    ...(fraction === undefined ? {} : { fraction }),
  }

  function computed(computedValue: Expression): string {
    const called = names.of(nameOfExpression(computedValue) ?? nameBeside('part', one.name))
    before.push({ name: called, value: computedValue })
    return called
  }
}

function lowerCall(one: PlainColumn): WindowCall {
  const away = one.function === 'lag' || one.function === 'lead'
  return {
    function: one.function,
    column: RANKS.includes(one.function) || one.column === '' ? null : one.column,
    partition: one.partition,
    order: ORDERED.includes(one.function) ? one.order : [],
    ...(away ? { offset: one.offset ?? 1 } : {}),
    ...(one.function === 'quantile' ? { fraction: one.fraction ?? 0 } : {}),
    ...(one.function === 'moving_average' ? { size: one.size ?? 1 } : {}),
  }
}
