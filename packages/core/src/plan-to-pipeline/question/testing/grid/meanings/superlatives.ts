import { ofSubjects } from '../meaning.ts'
import { descending, numberIn } from '../reference.ts'
import type { Row } from '../reference.ts'
import { column, commonKind } from './values.ts'

/** The rows that come first in some order. */
export const SUPERLATIVES = [
  ofSubjects('name of the highest', ({ rows, name, number }) => ({
    slots: {},
    rows: column(first(rows, number.column), name),
  })),
  ofSubjects('name of the lowest', ({ rows, name, number }) => ({
    slots: {},
    rows: column(descending(rows, (row) => numberIn(row, number.column)).slice(-1), name),
  })),
  ofSubjects('name and kind of the highest', ({ rows, name, kind, number }) => ({
    slots: {},
    rows: first(rows, number.column).map((row) =>
      [name, kind].map((noun) => row[noun.column] ?? null),
    ),
  })),
  ofSubjects('kind of the highest', ({ rows, kind, number }) => ({
    slots: {},
    rows: column(first(rows, number.column), kind),
  })),
  ofSubjects('another number of the highest', ({ rows, other, number }) => ({
    slots: {},
    rows: column(first(rows, number.column), other),
  })),
  ofSubjects('the three highest', ({ rows, name, number }) => ({
    slots: {},
    rows: column(first(rows, number.column, 3), name),
  })),
  ofSubjects('the two lowest', ({ rows, name, number }) => ({
    slots: {},
    rows: column(descending(rows, (row) => numberIn(row, number.column)).slice(-2), name),
  })),
  ofSubjects('the second highest', ({ rows, name, number }) => ({
    slots: {},
    rows: column(first(rows, number.column, 2).slice(1), name),
  })),
  ofSubjects('the highest of one kind', (told) => {
    const { value, of } = commonKind(told)
    return { slots: { value }, rows: column(first(of, told.number.column), told.name) }
  }),
  ofSubjects('name and number of the highest', ({ rows, name, number }) => ({
    slots: {},
    rows: first(rows, number.column).map((row) =>
      [name, number].map((noun) => row[noun.column] ?? null),
    ),
  })),
]

function first(rows: readonly Row[], by: string, count = 1): readonly Row[] {
  return descending(rows, (row) => numberIn(row, by)).slice(0, count)
}
