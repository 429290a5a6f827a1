import type { Column } from '../../relation/column.ts'
import { columnTypes } from '../../relation/column-types.ts'
import type { Expression } from '../../relation/expression.ts'
import { columnNamed } from '../../relation/expression-of.ts'
import type { Relation } from '../../relation/relation.ts'
import type { SplitCall } from '../../relation/split-group-formula.ts'
import type { WindowCall } from '../../relation/window.ts'
import type { Given, Lowered } from '../block.ts'
import { freeName } from '../free-name.ts'
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

/** All calls into helping columns, so that formulas see the columns as they were before. */
function withFormulas(
  columns: readonly WindowColumn[],
  input: Relation,
  arriving: readonly Column[],
): Relation {
  const before: Computed[] = []
  const calls: NamedCall[] = []
  const after = columns.map((one, index): Computed => {
    if (isPlain(one)) {
      const name = freeName(`window ${index}`, arriving)
      calls.push({ ...lowerCall(one), name })
      return { name: one.name, value: columnNamed(name) }
    }
    const checked = splitColumn(one, arriving)
    // Called only where the column rule found no fault.
    if ('problems' in checked) throw new Error(`the formula of ${one.name} has problems`)
    calls.push(...checked.split.calls.map((call) => callOf(call, one, before)))
    return { name: one.name, value: checked.split.rest }
  })
  const ready: Relation = before.length === 0 ? input : { kind: 'compute', input, columns: before }
  const seen: Relation =
    calls.length === 0 ? ready : { kind: 'window', input: ready, columns: calls }
  const types = columnTypes(arriving)
  const fresh = columns.filter(({ name }) => !types.has(name))
  return {
    kind: 'select',
    input: { kind: 'compute', input: seen, columns: after },
    columns: [...arriving, ...fresh].map(({ name }) => ({ name, from: name })),
  }
}

function callOf(call: SplitCall, one: WindowColumn, before: Computed[]): NamedCall {
  const { name, value, rows, fraction } = call
  // Found in the table of window functions, whose names are exactly these and a count of rows.
  const what = (call.function === 'count_rows' ? 'count' : call.function) as WindowCall['function']
  const away = what === 'lag' || what === 'lead'
  if (value && value.kind !== 'column') before.push({ name: `${name} of`, value })
  return {
    name,
    function: what,
    column: value && (value.kind === 'column' ? value.name : `${name} of`),
    partition: one.partition,
    order: ORDERED.includes(what) ? one.order : [],
    ...(away ? { offset: rows ?? 1 } : {}),
    ...(what === 'moving_average' ? { size: rows ?? 1 } : {}),
    ...(fraction === undefined ? {} : { fraction }),
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
