import { AGGREGATES } from './aggregate-names.ts'
import { parseAlias } from './parse-names.ts'
import type { SqlReader } from './sql-reader.ts'
import { SqlStop } from './sql-problem.ts'
import type { Select, SelectItem, SqlCall, SqlExpression, TableExpression } from './syntax.ts'

/** `pivot sales on region in ('West', 'East') using sum(amount) group by month`; the first word is taken. */
export function parsePivot(reader: SqlReader, start: number, table: TableExpression): Select {
  reader.needWord('on')
  const from = reader.expression(ABOVE_IN)
  const values = valuesOf(reader)
  reader.needWord('using')
  const measures = reader.list(() => measureOf(reader))
  return asGroups(reader, start, { table, from, values, measures })
}

/** `from sales pivot (sum(amount) for region in ('West', 'East') group by month)`, after the name. */
export function parsePivotOf(reader: SqlReader, start: number, table: TableExpression): Select {
  reader.needSymbol('(')
  const measures = reader.list(() => measureOf(reader))
  reader.needWord('for')
  const from = reader.expression(ABOVE_IN)
  const values = valuesOf(reader)
  const select = asGroups(reader, start, { table, from, values, measures })
  reader.needSymbol(')')
  return select
}

/** Above comparisons, or IN would be read as one. */
const ABOVE_IN = 5

interface Pivot {
  readonly table: TableExpression
  readonly from: SqlExpression
  readonly values: readonly PivotValue[]
  readonly measures: readonly { readonly call: SqlCall; readonly alias: string | null }[]
}
interface PivotValue {
  readonly value: SqlExpression
  readonly name: string
}

/** A pivot is a grouping whose measures each look at the rows of one value. */
function asGroups(reader: SqlReader, start: number, pivot: Pivot): Select {
  const { table, from, values, measures } = pivot
  if (!reader.takeWords('group', 'by')) {
    const hint = 'Add GROUP BY with the columns that keep their rows.'
    throw reader.unsupported('A PIVOT without GROUP BY cannot become blocks', hint, start)
  }
  const keys = reader.list(() => reader.expression())
  const at = reader.since(start)
  const items: SelectItem[] = [
    ...keys.map((expression) => ({ expression, alias: null, at })),
    ...values.flatMap(({ value, name }) =>
      measures.map(({ call, alias }) => {
        const isValue: SqlExpression = {
          kind: 'binary',
          operator: '=',
          left: from,
          right: value,
          at,
        }
        const filter: SqlExpression = call.filter
          ? { kind: 'binary', operator: 'and', left: call.filter, right: isValue, at }
          : isValue
        const own = alias === null && measures.length === 1 ? name : `${name}_${alias ?? call.name}`
        return { expression: { ...call, filter }, alias: own, at }
      }),
    ),
  ]
  const none = { where: null, having: null, windows: new Map(), qualify: null }
  const plain = { distinct: false, distinctOn: null }
  return { kind: 'select', ...plain, items, from: [table], groupBy: keys, ...none, at }
}

function valuesOf(reader: SqlReader): PivotValue[] {
  const { span } = reader.peek()
  if (!reader.takeWords('in')) {
    const message = 'A PIVOT that does not name its values cannot become blocks.'
    throw new SqlStop('unsupported', message, "Name them: … in ('West', 'East').", span)
  }
  reader.needSymbol('(')
  const values = reader.list(() => {
    const value = reader.expression()
    const alias = parseAlias(reader)
    if (value.kind === 'literal') return { value, name: alias ?? String(value.value) }
    const hint = 'Write texts in quotes, or numbers.'
    throw new SqlStop('unsupported', 'The values of a PIVOT are written out.', hint, value.at)
  })
  reader.needSymbol(')')
  return values
}

function measureOf(reader: SqlReader) {
  const call = reader.expression()
  if (call.kind === 'call' && !call.over && AGGREGATES.has(call.name))
    return { call, alias: parseAlias(reader) }
  throw new SqlStop('unsupported', 'A PIVOT needs an aggregate.', 'Such as sum(amount).', call.at)
}
