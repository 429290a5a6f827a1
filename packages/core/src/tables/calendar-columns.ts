import { call, cellOf, textOf } from '../relation/make-expression.ts'
import { printExpression } from '../relation/print-expression.ts'
import type { ColumnType } from '../relation/column.ts'
import type { Expression } from '../relation/expression.ts'
import { stem } from '../words/stem.ts'
import type { SchemaColumn } from './schema.ts'

/**
 * The month, the quarter, the week and the weekday of the days that a table has: no columns of the file, and
 * computed where a question asks for one. Of a year the day may be shown as well (`draft/calendar.ts`), of years not.
 */
export function calendarOf(columns: readonly SchemaColumn[]): readonly SchemaColumn[] {
  const known = new Set(columns.flatMap(({ words }) => words.map((word) => word.stem)))
  return columns.flatMap((column) =>
    partsOf(column)
      .filter(({ unit }) => !known.has(stem(unit)))
      .map((part) => calendarColumn(column, part, columns.length)),
  )
}

interface CalendarPart {
  readonly unit: 'year' | 'month' | 'quarter' | 'week' | 'weekday' | 'day' | 'hour'
  readonly type: ColumnType
  readonly expression: Expression
}

function partsOf({ name, type, cells, dated }: SchemaColumn): readonly CalendarPart[] {
  const day = cellOf(name)
  if (type === 'date' || type === 'timestamp') {
    const begins = (unit: 'month' | 'quarter' | 'week' | 'day'): CalendarPart => ({
      unit,
      type,
      expression: call('date_trunc', textOf(unit), day),
    })
    const parts: CalendarPart[] = [
      { unit: 'year', type: 'integer', expression: call('year', day) },
      begins('month'),
      begins('quarter'),
      begins('week'),
      { unit: 'weekday', type: 'text', expression: call('day_name', day) },
    ]
    if (type === 'date') return parts
    return [
      ...parts,
      begins('day'),
      { unit: 'hour', type: 'integer', expression: call('hour', day) },
    ]
  }
  const isWritten = dated && cells.length > 0 && cells.every((cell) => MONTH.test(String(cell)))
  if (type !== 'text' || !isWritten) return []
  return [{ unit: 'month', type: 'text', expression: call('regexp_extract', day, textOf(MONTHS)) }]
}

/** "September 7, 1969" is in September, as it is written there. */
const MONTHS =
  '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?'
const MONTH = new RegExp(MONTHS)

function calendarColumn(
  column: SchemaColumn,
  { unit, type, expression }: CalendarPart,
  place: number,
): SchemaColumn {
  return {
    ...column,
    name: `${unit} of ${column.name}`,
    type,
    // "The month of shipping": by its own words one day is told from another.
    words: [
      { stem: stem(unit), weight: 1 },
      ...column.words.map((word) => ({ ...word, weight: 0.1 * word.weight })),
    ],
    place,
    cells: [],
    numeric: type === 'integer' ? 'native' : null,
    dated: type === 'date' || type === 'timestamp',
    yearly: unit === 'year',
    unique: false,
    key: false,
    ordinal: type === 'integer',
    formula: printExpression(expression),
    partOf: column,
  }
}
