import type { Draft } from './draft.ts'
import type { PlannedQuery } from './planning.ts'
import { same } from './scope.ts'
import { slotColumn } from './slot-expression.ts'
import { SqlStop } from './sql-problem.ts'
import { filterRows, selectColumns } from './steps.ts'
import type { UnpivotTable } from './syntax.ts'

/** Columns as rows: a row for each of them, with its name and its cell. */
export function unpivotRows(draft: Draft, table: UnpivotTable, source: PlannedQuery): PlannedQuery {
  const { nameTo, valueTo, at } = table
  draft.at = at
  const { columns } = source
  // The block writes down the names the columns have: they must be those of the query.
  const given = selectColumns(
    draft,
    source.rows,
    columns.map((slot) => ({ slot, name: slot.name })),
  )
  const named = [...table.columns, ...(table.except ?? [])]
  const unknown = named.find((name) => !columns.some((slot) => same(slot.name, name)))
  if (unknown !== undefined) {
    const message = `UNPIVOT names ${unknown.slice(0, 60)}, and there is no such column.`
    const names = columns.map(({ name }) => name).slice(0, 20)
    throw new SqlStop('unknown-column', message, `Columns are ${names.join(', ')}.`, at)
  }
  const isTurned = (name: string) =>
    table.except
      ? !table.except.some((one) => same(one, name))
      : table.columns.some((one) => same(one, name))
  const turned = columns.filter(({ name }) => isTurned(name))
  const kept = columns.filter(({ name }) => !isTurned(name))
  const parameters = {
    columns: turned.map(({ name }) => name),
    keep: kept.map(({ name }) => name),
    nameTo,
    valueTo,
  }
  const label = `Columns as rows: ${nameTo}, ${valueTo}`
  const added = draft.add('unpivot', { parameters }, [given], label)
  const made = [nameTo, valueTo].map((name) => {
    return draft.slot(name, added.columns.find((one) => one.name === name)?.type ?? 'text')
  })
  const slots = [...kept, ...made]
  const names = new Map(slots.map((slot) => [slot.key, slot.name]))
  const rows = { ...given, ...added, names }
  const [, value] = made
  if (table.includeNulls || !value) return { rows, columns: slots }
  const operand = slotColumn(value, at)
  const filled = filterRows(draft, rows, { kind: 'is-null', operand, negated: true, at })
  return { rows: filled, columns: slots }
}
