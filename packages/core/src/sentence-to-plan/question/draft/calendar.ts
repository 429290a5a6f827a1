import { call, cast, cellOf, textOf } from '../../../relation/make-expression.ts'
import { printExpression } from '../../../relation/print-expression.ts'
import type { Draft } from './draft.ts'
import type { LinkedSentence } from '../link/mention.ts'
import type { Query, SelectItem } from '../query/query.ts'
import type { ColumnRef } from '../../../tables/column-ref.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'

const YEAR_OF = 'year of '
const YEAR_IN_TEXT = /(?<!\d)\d{4}(?!\d)/

/** The year of a day: no column of the file, and computed where rows are put together by it. */
export function yearOf(column: SchemaColumn): SchemaColumn | null {
  const formula = formulaOf(column)
  if (formula === null) return null
  return {
    ...column,
    name: `${YEAR_OF}${column.name}`,
    type: 'integer',
    cells: [],
    numeric: 'native',
    dated: false,
    yearly: true,
    unique: false,
    key: false,
    ordinal: true,
    formula,
  }
}

/** The same, found by its name. */
export function yearNamed(table: SchemaTable, name: string): SchemaColumn | null {
  if (!name.startsWith(YEAR_OF)) return null
  const day = table.columns.find((column) => column.name === name.slice(YEAR_OF.length))
  return day ? yearOf(day) : null
}

function formulaOf({ name, type, dated, yearly, cells }: SchemaColumn): string | null {
  const day = cellOf(name)
  if (type === 'date' || type === 'timestamp') return printExpression(call('year', day))
  const isWhole = cells.length > 0 && cells.every((cell) => YEAR_IN_TEXT.test(String(cell)))
  if (type !== 'text' || !dated || yearly || !isWhole) return null
  const digits = call('regexp_extract', day, textOf('[0-9]{4}'))
  return printExpression(cast(digits, 'integer'))
}

/** "Which year had the most fires": rows of one year are put together, where a column has their days. */
export function groupByYear({ sentence, main }: Draft, query: Query): Query {
  if (!saysYear(sentence)) return query
  const counted = query.select.flatMap((item) =>
    item.kind === 'measure' && item.measure === 'count_distinct' ? (item.column ?? []) : [],
  )
  const years = new Map<string, string>()
  for (const { table, column } of [...query.group, ...counted]) {
    const day = main.id === table && main.columns.find(({ name }) => name === column)
    const year = day ? yearOf(day) : null
    if (year) years.set(column, year.name)
  }
  if (years.size === 0) return query
  const ref = (one: ColumnRef): ColumnRef => ({
    ...one,
    column: years.get(one.column) ?? one.column,
  })
  const item = (one: SelectItem): SelectItem =>
    one.kind === 'column'
      ? { ...one, column: ref(one.column) }
      : { ...one, column: one.column && ref(one.column) }
  return {
    ...query,
    select: query.select.map(item),
    group: query.group.map(ref),
    order: query.order.map((one) => ({ ...one, item: item(one.item) })),
  }
}

export function saysYear({ tokens }: LinkedSentence): boolean {
  return tokens.some(({ fold }) => /^years?$/.test(fold))
}
