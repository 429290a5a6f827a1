import { ofSubjects } from '../meaning.ts'
import { distinct, numberIn } from '../reference.ts'
import { areUnique } from './values.ts'

/** Columns of all rows, in some order or none. */
export const LISTING = [
  ofSubjects('names of all', ({ rows, name }) => ({
    slots: {},
    rows: rows.map((row) => [row[name.column] ?? null]),
  })),
  ofSubjects('two columns of all', ({ rows, name, number }) => ({
    slots: {},
    rows: rows.map((row) => [row[name.column] ?? null, row[number.column] ?? null]),
  })),
  ofSubjects('three columns of all', ({ rows, name, kind, number }) => ({
    slots: {},
    rows: rows.map((row) => [name, kind, number].map(({ column }) => row[column] ?? null)),
  })),
  ofSubjects('distinct kinds', ({ rows, kind }) => ({
    slots: {},
    rows: distinct(rows.map((row) => row[kind.column] ?? null)).map((cell) => [cell]),
  })),
  ofSubjects('names in ascending order', ({ rows, name, number }) => ({
    slots: {},
    rows: rows
      .toSorted((a, b) => numberIn(a, number.column) - numberIn(b, number.column))
      .map((row) => [row[name.column] ?? null]),
    ordered: true,
  })),
  ofSubjects('names in descending order', ({ rows, name, number }) => ({
    slots: {},
    rows: rows
      .toSorted((a, b) => numberIn(b, number.column) - numberIn(a, number.column))
      .map((row) => [row[name.column] ?? null]),
    ordered: true,
  })),
  ofSubjects('two columns ordered by a third', ({ rows, name, kind, other }) => ({
    slots: {},
    rows: rows
      .toSorted((a, b) => numberIn(b, other.column) - numberIn(a, other.column))
      .map((row) => [row[name.column] ?? null, row[kind.column] ?? null]),
    ordered: true,
  })),
  ofSubjects('names in alphabetical order', ({ rows, name }) =>
    areUnique(rows, name)
      ? {
          slots: {},
          rows: rows
            .map((row) => String(row[name.column]))
            .toSorted()
            .map((cell) => [cell]),
          ordered: true,
        }
      : null,
  ),
]
