import { ofSubjects } from '../meaning.ts'
import { descending, distinct, mean, numberIn } from '../reference.ts'
import { areUnique, column, commonKind, kindsOf, limitBelow } from './values.ts'

/** Rows looked up by name, and rows held against others. */
export const COMPARED = [
  ofSubjects('number of the one called', ({ rows, name, number }) => {
    const row = rows[1] ?? {}
    return areUnique(rows, name)
      ? { slots: { called: String(row[name.column]) }, rows: column([row], number) }
      : null
  }),
  ofSubjects('kind and number of the one called', ({ rows, name, kind, number }) => {
    const row = rows[1] ?? {}
    return areUnique(rows, name)
      ? {
          slots: { called: String(row[name.column]) },
          rows: [[row[kind.column] ?? null, row[number.column] ?? null]],
        }
      : null
  }),
  ofSubjects('above the average', ({ rows, name, number }) => {
    const average = mean(rows.map((row) => numberIn(row, number.column)))
    const of = rows.filter((row) => numberIn(row, number.column) > average)
    return { slots: {}, rows: column(of, name) }
  }),
  ofSubjects('how many above the average', ({ rows, number }) => {
    const average = mean(rows.map((row) => numberIn(row, number.column)))
    return {
      slots: {},
      rows: [[rows.filter((row) => numberIn(row, number.column) > average).length]],
    }
  }),
  ofSubjects('below the average', ({ rows, name, number }) => {
    const average = mean(rows.map((row) => numberIn(row, number.column)))
    const of = rows.filter((row) => numberIn(row, number.column) < average)
    return { slots: {}, rows: column(of, name) }
  }),
  ofSubjects('the same kind as another', (told) => {
    const { rows, name, kind } = told
    const { of } = commonKind(told)
    const [row] = of
    if (!row || !areUnique(rows, name)) return null
    const others = rows.filter((one) => one !== row && one[kind.column] === row[kind.column])
    return { slots: { called: String(row[name.column]) }, rows: column(others, name) }
  }),
  ofSubjects('more than the one called', ({ rows, name, number }) => {
    const row = descending(rows, (one) => numberIn(one, number.column))[2] ?? {}
    const of = rows.filter((one) => numberIn(one, number.column) > numberIn(row, number.column))
    return areUnique(rows, name)
      ? { slots: { called: String(row[name.column]) }, rows: column(of, name) }
      : null
  }),
  ofSubjects('how far apart', ({ rows, name, number }) => {
    const ranked = descending(rows, (one) => numberIn(one, number.column))
    const [a, b] = [ranked[1] ?? {}, ranked[3] ?? {}]
    return areUnique(rows, name)
      ? {
          slots: { called: String(a[name.column]), against: String(b[name.column]) },
          rows: [[numberIn(a, number.column) - numberIn(b, number.column)]],
        }
      : null
  }),
  ofSubjects('share of one kind', (told) => {
    const { value, of } = commonKind(told)
    return { slots: { value }, rows: [[(of.length / told.rows.length) * 100]] }
  }),
  ofSubjects('the best of each kind', (told) => {
    const best = kindsOf(told).map(([kind, of]) => {
      const [row] = descending(of, (one) => numberIn(one, told.number.column))
      return [kind, row?.[told.name.column] ?? null] as const
    })
    return { slots: {}, rows: best, or: best.map(([, name]) => [name]) }
  }),
  ofSubjects('kinds on both sides', (told) => {
    const { number, kind, rows } = told
    const high = limitBelow(rows, number, 3)
    const low = high
    const above = rows.filter((row) => numberIn(row, number.column) > high)
    const below = rows.filter((row) => numberIn(row, number.column) < low)
    const both = distinct(above.map((row) => row[kind.column] ?? null)).filter((cell) =>
      below.some((row) => row[kind.column] === cell),
    )
    return both.length === 0
      ? null
      : { slots: { high, low }, rows: both.map((cell) => [cell]), asSet: true }
  }),
  ofSubjects('kinds without any such', (told) => {
    const { number, rows } = told
    const limit = limitBelow(rows, number, 1)
    const free = kindsOf(told).filter(([, of]) =>
      of.every((row) => numberIn(row, number.column) <= limit),
    )
    return { slots: { limit }, rows: free.map(([kind]) => [kind]), asSet: true }
  }),
]
