import { ofSubjects } from '../meaning.ts'
import type { Told } from '../meaning.ts'
import { distinct, mean, numberIn, sum } from '../reference.ts'
import { commonKind } from './values.ts'

/** One figure, or several, of all rows or of some. */
export const FIGURES = [
  ofSubjects('how many', ({ rows }) => ({ slots: {}, rows: [[rows.length]] })),
  ofSubjects('how many kinds', ({ rows, kind }) => ({
    slots: {},
    rows: [[distinct(rows.map((row) => row[kind.column])).length]],
  })),
  ofSubjects('average', (told) => ({ slots: {}, rows: [[mean(numbersOf(told))]] })),
  ofSubjects('highest figure', (told) => ({ slots: {}, rows: [[Math.max(...numbersOf(told))]] })),
  ofSubjects('lowest figure', (told) => ({ slots: {}, rows: [[Math.min(...numbersOf(told))]] })),
  ofSubjects('total', (told) =>
    told.number.word.startsWith('amount') || told.number.word.startsWith('number')
      ? null
      : { slots: {}, rows: [[sum(numbersOf(told))]] },
  ),
  ofSubjects('highest and lowest', (told) => ({
    slots: {},
    rows: [[Math.max(...numbersOf(told)), Math.min(...numbersOf(told))]],
  })),
  ofSubjects('average, lowest and highest', (told) => ({
    slots: {},
    rows: [[mean(numbersOf(told)), Math.min(...numbersOf(told)), Math.max(...numbersOf(told))]],
  })),
  ofSubjects('averages of two columns', ({ rows, number, other }) => ({
    slots: {},
    rows: [[number, other].map(({ column }) => mean(rows.map((row) => numberIn(row, column))))],
  })),
  ofSubjects('highest of one and average of another', ({ rows, number, other }) => ({
    slots: {},
    rows: [
      [
        Math.max(...rows.map((row) => numberIn(row, number.column))),
        mean(rows.map((row) => numberIn(row, other.column))),
      ],
    ],
  })),
  ofSubjects('average of one kind', (told) => {
    const { value, of } = commonKind(told)
    return {
      slots: { value },
      rows: [[mean(of.map((row) => numberIn(row, told.number.column)))]],
    }
  }),
  ofSubjects('how many and their average', (told) => ({
    slots: {},
    rows: [[told.rows.length, mean(numbersOf(told))]],
  })),
]

function numbersOf({ rows, number }: Told): readonly number[] {
  return rows.map((row) => numberIn(row, number.column))
}
