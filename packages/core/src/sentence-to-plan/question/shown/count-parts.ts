import { binary, call, cellOf, textOf, wholeOf } from '../../../relation/make-expression.ts'
import { printExpression } from '../../../relation/print-expression.ts'
import type { Draft } from '../draft/draft.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'

const NUMBER_OF = 'number of parts of '
/** What stands between the parts of a cell, the clearest first. */
const MARKS = [';', '\n', ','] as const

/** "How many platforms does Orbit have", where one cell lists them: its parts are counted, not its row. */
export function countParts(draft: Draft): void {
  const { select, where, sentence, group, having } = draft
  const [shown, ...more] = select
  if (sentence.tables.length > 1 || !shown?.column || more.length > 0) return
  if (group.length > 0 || having.length > 0 || !shown.measure?.startsWith('count')) return
  const isOneRow = where.some(
    ({ column, predicate }) =>
      column.unique &&
      column.numeric === null &&
      predicate.kind === 'among' &&
      predicate.values.length === 1 &&
      !predicate.negated,
  )
  const parts = isOneRow ? partsOf(shown.column) : null
  if (parts) select.splice(0, 1, { measure: 'sum', column: parts })
}

/** How many parts a cell has: no column of the file. Null where its cells are not lists. */
function partsOf(column: SchemaColumn): SchemaColumn | null {
  const formula = formulaOf(column)
  if (formula === null) return null
  return {
    ...column,
    name: `${NUMBER_OF}${column.name}`,
    type: 'integer',
    cells: [],
    numeric: 'native',
    unique: false,
    formula,
  }
}

/** The same, found by its name. */
export function partsNamed(table: SchemaTable, name: string): SchemaColumn | null {
  if (!name.startsWith(NUMBER_OF)) return null
  const listing = table.columns.find((column) => column.name === name.slice(NUMBER_OF.length))
  return listing ? partsOf(listing) : null
}

/** A third of the cells list something, or the column is named for several: "Platforms", "Producer(s)". */
function formulaOf({ name, type, numeric, dated, cells }: SchemaColumn): string | null {
  if (type !== 'text' || numeric !== null || dated) return null
  const holding = (mark: string) => cells.filter((cell) => String(cell).includes(mark)).length
  const mark = MARKS.find((one) => holding(one) > 0)
  if (mark === undefined) return null
  const isPlural = /[^s]s$|\(s\)$/i.test(name.trim())
  if (!isPlural && holding(mark) < cells.length / 3) return null
  const cell = cellOf(name)
  const whole = call('length', cell)
  const bare = call('length', call('replace', cell, textOf(mark), textOf('')))
  return printExpression(binary('+', binary('-', whole, bare), wholeOf(1)))
}
