import { isAggregate } from './aggregate-names.ts'
import { parseAlias } from './parse-names.ts'
import type { SqlReader } from './sql-reader.ts'
import { SqlStop } from './sql-problem.ts'
import { replaceSql } from './replace-sql.ts'
import { findSql } from './sql-children.ts'
import type { Select, SelectItem, SqlColumn, SqlExpression, TableExpression } from './syntax.ts'

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
  readonly measures: readonly {
    readonly expression: SqlExpression
    readonly alias: string | null
  }[]
}
interface PivotValue {
  readonly value: SqlExpression
  readonly name: string
}

/** A pivot is a grouping whose measures each look at the rows of one value. */
function asGroups(reader: SqlReader, start: number, pivot: Pivot): Select {
  const { table, from, values, measures } = pivot
  const keys = reader.takeWords('group', 'by') ? reader.list(() => reader.expression()) : null
  const at = reader.since(start)
  const rest: SelectItem = {
    expression: {
      kind: 'star',
      table: null,
      without: namesIn(pivot),
      replaced: [],
      renamed: [],
      at,
    },
    alias: null,
    at,
  }
  const items: SelectItem[] = [
    ...(keys?.map((expression) => ({ expression, alias: null, at })) ?? [rest]),
    ...values.flatMap(({ value, name }) =>
      measures.map(({ expression, alias }) => {
        const isValue: SqlExpression = {
          kind: 'binary',
          operator: '=',
          left: from,
          right: value,
          at,
        }
        const called = alias ?? (expression.kind === 'call' ? expression.name : 'value')
        const own = alias === null && measures.length === 1 ? name : `${name}_${called}`
        return { expression: only(expression, isValue), alias: own, at }
      }),
    ),
  ]
  const groupBy = keys ?? 'all'
  const none = { where: null, having: null, windows: new Map(), qualify: null }
  const plain = { distinct: false, distinctOn: null }
  return { kind: 'select', ...plain, items, from: [table], groupBy, sets: null, ...none, at }
}

/** The aggregates of an expression over the rows where something holds. */
function only(expression: SqlExpression, holds: SqlExpression): SqlExpression {
  const { at } = holds
  return replaceSql(expression, (node) => {
    if (!isAggregate(node)) return null
    const filter: SqlExpression = node.filter
      ? { kind: 'binary', operator: 'and', left: node.filter, right: holds, at }
      : holds
    return { ...node, filter }
  })
}

/** The columns a PIVOT looks at; without GROUP BY the others keep their rows. */
function namesIn({ from, measures }: Pivot): string[] {
  const looked = [from, ...measures.map(({ expression }) => expression)]
  return looked.flatMap((one) => findSql(one, isColumn).map(({ name }) => name))
}

function isColumn(node: SqlExpression): node is SqlColumn {
  return node.kind === 'column'
}

function valuesOf(reader: SqlReader): PivotValue[] {
  const { span } = reader.peek()
  if (!reader.takeWords('in')) {
    const message = 'A PIVOT that does not name its values cannot become blocks.'
    const hint =
      "Name them, as its columns follow from them: pivot … on region in ('West', 'East')."
    throw new SqlStop('unsupported', message, hint, span)
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
  const expression = reader.expression()
  if (findSql(expression, isAggregate).length > 0) return { expression, alias: parseAlias(reader) }
  const hint = 'Such as sum(amount).'
  throw new SqlStop('unsupported', 'A PIVOT needs an aggregate.', hint, expression.at)
}
