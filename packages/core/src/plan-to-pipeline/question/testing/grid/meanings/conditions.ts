import { ofSubjects } from '../meaning.ts'
import { numberIn } from '../reference.ts'
import { column, commonKind, limitBelow, otherKind } from './values.ts'

/** Rows that fulfil something said of their own columns. */
export const CONDITIONS = [
  ofSubjects('of one kind', (told) => {
    const { value, of } = commonKind(told)
    return { slots: { value }, rows: column(of, told.name) }
  }),
  ofSubjects('not of one kind', (told) => {
    const { value } = commonKind(told)
    const rest = told.rows.filter((row) => row[told.kind.column] !== value)
    return { slots: { value }, rows: column(rest, told.name) }
  }),
  ofSubjects('above a number', (told) => {
    const limit = limitBelow(told.rows, told.number, 2)
    const of = told.rows.filter((row) => numberIn(row, told.number.column) > limit)
    return { slots: { limit }, rows: column(of, told.name) }
  }),
  ofSubjects('below a number', (told) => {
    const limit = limitBelow(told.rows, told.number, 2)
    const of = told.rows.filter((row) => numberIn(row, told.number.column) < limit)
    return { slots: { limit }, rows: column(of, told.name) }
  }),
  ofSubjects('at least a number', (told) => {
    const limit = limitBelow(told.rows, told.number, 2)
    const of = told.rows.filter((row) => numberIn(row, told.number.column) >= limit)
    return { slots: { limit }, rows: column(of, told.name) }
  }),
  ofSubjects('between numbers', (told) => {
    const high = limitBelow(told.rows, told.number, 1)
    const low = limitBelow(told.rows, told.number, 3)
    const of = told.rows.filter((row) => {
      const number = numberIn(row, told.number.column)
      return number >= low && number <= high
    })
    return { slots: { low, high }, rows: column(of, told.name) }
  }),
  ofSubjects('name begins with', (told) => {
    const letter = String(told.rows[2]?.[told.name.column]).charAt(0)
    const of = told.rows.filter((row) => String(row[told.name.column]).startsWith(letter))
    return { slots: { letter }, rows: column(of, told.name) }
  }),
  ofSubjects('number of those whose name contains', (told) => {
    const part = String(told.rows[1]?.[told.name.column]).split(' ').at(-1) ?? ''
    const of = told.rows.filter((row) => String(row[told.name.column]).includes(part))
    return { slots: { part }, rows: column(of, told.number) }
  }),
  ofSubjects('one kind or another', (told) => {
    const [a, b] = [commonKind(told), otherKind(told)]
    const of = told.rows.filter((row) => [a.value, b.value].includes(String(row[told.kind.column])))
    return { slots: { value: a.value, value2: b.value }, rows: column(of, told.name) }
  }),
  ofSubjects('of one kind and above a number', (told) => {
    const { value, of } = commonKind(told)
    const limit = limitBelow(of, told.number, 1)
    const above = of.filter((row) => numberIn(row, told.number.column) > limit)
    return { slots: { value, limit }, rows: column(above, told.name) }
  }),
  ofSubjects('of one kind or above a number', (told) => {
    const { value } = otherKind(told)
    const limit = limitBelow(told.rows, told.number, 2)
    const of = told.rows.filter(
      (row) => row[told.kind.column] === value || numberIn(row, told.number.column) > limit,
    )
    return { slots: { value, limit }, rows: column(of, told.name) }
  }),
  ofSubjects('one number above or another below', (told) => {
    const limit = limitBelow(told.rows, told.number, 1)
    const low = limitBelow(told.rows, told.other, told.rows.length - 2)
    const of = told.rows.filter(
      (row) => numberIn(row, told.number.column) > limit || numberIn(row, told.other.column) < low,
    )
    return { slots: { limit, low }, rows: column(of, told.name) }
  }),
  ofSubjects('how many of one kind', (told) => {
    const { value, of } = commonKind(told)
    return { slots: { value }, rows: [[of.length]] }
  }),
  ofSubjects('how many above a number', (told) => ({
    slots: { limit: limitBelow(told.rows, told.number, 4) },
    rows: [[4]],
  })),
  ofSubjects(
    'without something',
    ({ rows, gap, name }) =>
      gap && {
        slots: { gap: gap.word },
        rows: column(
          rows.filter((row) => row[gap.column] === null),
          name,
        ),
      },
  ),
  ofSubjects('begun after', ({ rows, began, name, isPerson }) => {
    if (!began || isPerson) return null
    const [, , middle] = rows.map((row) => numberIn(row, began.column)).toSorted((a, b) => a - b)
    const year = middle ?? 0
    const of = rows.filter((row) => numberIn(row, began.column) > year)
    return { slots: { begun: began.verb, year }, rows: column(of, name) }
  }),
  ofSubjects('begun before', ({ rows, began, name, isPerson }) => {
    if (!began || isPerson) return null
    const [, , middle] = rows.map((row) => numberIn(row, began.column)).toSorted((a, b) => a - b)
    const year = middle ?? 0
    const of = rows.filter((row) => numberIn(row, began.column) < year)
    return { slots: { begun: began.verb, year }, rows: column(of, name) }
  }),
  ofSubjects('when begun', ({ rows, began, name, isPerson }) => {
    if (!began || isPerson) return null
    const [, row] = rows
    return {
      slots: { begun: began.verb, called: String(row?.[name.column]) },
      rows: [[row?.[began.column] ?? null]],
    }
  }),
]
