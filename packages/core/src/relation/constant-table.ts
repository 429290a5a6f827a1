import type { Cell, Column } from './column.ts'
import type { Expression } from './expression.ts'
import { binary, cast, cellOf, choose, numberOf, textOf, wholeOf } from './make-expression.ts'
import type { Relation } from './relation.ts'

/**
 * A few rows that no data holds, made of what every language has already: one row that there always is, a
 * column for each row to be, turned into rows, and the cells chosen by the row's number. `rows` is where
 * it begins, as a program reads something; nothing of it is seen.
 */
export function constantTable(
  rows: Relation,
  columns: readonly Column[],
  cells: readonly (readonly Cell[])[],
): Relation {
  const numbers = cells.map((_, index) => `r${index + 1}`)
  if (numbers.length === 0) return nothing(rows, columns)
  const one: Relation = {
    kind: 'aggregate',
    input: { kind: 'take', input: rows, count: 1, offset: 0 },
    keys: [],
    measures: [{ name: 'r0', function: 'count_rows', column: null }],
  }
  const wide: Relation = {
    kind: 'compute',
    input: one,
    columns: numbers.map((name, index) => ({ name, value: wholeOf(index + 1) })),
  }
  const long: Relation = {
    kind: 'unpivot',
    input: wide,
    keep: [],
    columns: numbers,
    nameTo: 'r',
    valueTo: PLACE,
  }
  const filled: Relation = {
    kind: 'compute',
    input: long,
    columns: columns.map(({ name, type }, at) => ({
      name,
      value: cellOfRow(
        cells.map((row) => row[at] ?? null),
        type,
      ),
    })),
  }
  const sorted: Relation = {
    kind: 'sort',
    input: filled,
    keys: [{ column: PLACE, direction: 'ascending', nulls: 'last' }],
  }
  return {
    kind: 'select',
    input: sorted,
    columns: columns.map(({ name }) => ({ name, from: name })),
  }
}

/** No column of a table is called so by us. */
const PLACE = 'row number'

function cellOfRow(cells: readonly Cell[], type: Column['type']): Expression {
  const place = cellOf(PLACE)
  const branches = cells.flatMap((cell, index) =>
    cell === null ? [] : [[binary('=', place, wholeOf(index + 1)), literal(cell, type)] as const],
  )
  const none = cast({ ...textOf(''), kind: 'literal', type: 'null', value: null }, type)
  return branches.length === 0 ? none : choose(branches, none)
}

function literal(cell: string | number | boolean, type: Column['type']): Expression {
  if (type === 'number' && typeof cell === 'number') return numberOf(cell)
  if (type === 'integer' && typeof cell === 'number') return wholeOf(cell)
  return textOf(String(cell))
}

function nothing(rows: Relation, columns: readonly Column[]): Relation {
  const empty: Relation = {
    kind: 'take',
    input: constantTable(rows, columns, [columns.map(() => null)]),
    count: 0,
    offset: 0,
  }
  return empty
}
