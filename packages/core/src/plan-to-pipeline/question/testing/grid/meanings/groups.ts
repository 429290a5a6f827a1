import { ofSubjects } from '../meaning.ts'
import type { Told } from '../meaning.ts'
import { descending, highest, isStrict, mean, numberIn, sum } from '../reference.ts'
import type { Row } from '../reference.ts'
import { kindsOf } from './values.ts'

/** Rows put together by their kind. */
export const GROUPS = [
  ofSubjects('how many of each kind', (told) => ({
    slots: {},
    rows: kindsOf(told).map(([kind, of]) => [kind, of.length]),
  })),
  ofSubjects('average of each kind', (told) => ({ slots: {}, rows: measured(told, mean) })),
  ofSubjects('total of each kind', (told) =>
    /number|amount/.test(told.number.word) ? null : { slots: {}, rows: measured(told, sum) },
  ),
  ofSubjects('highest of each kind', (told) => ({
    slots: {},
    rows: measured(told, (numbers) => Math.max(...numbers)),
  })),
  ofSubjects('highest and lowest of each kind', (told) => ({
    slots: {},
    rows: kindsOf(told).map(([kind, of]) => {
      const numbers = numbersOf(of, told)
      return [kind, Math.max(...numbers), Math.min(...numbers)]
    }),
  })),
  ofSubjects('number and average of each kind', (told) => ({
    slots: {},
    rows: kindsOf(told).map(([kind, of]) => [kind, of.length, mean(numbersOf(of, told))]),
  })),
  ofSubjects('kinds by number of rows', (told) => {
    const kinds = kindsOf(told)
    return isStrict(kinds, ([, of]) => of.length)
      ? { slots: {}, rows: kinds.map(([kind]) => [kind]), ordered: true }
      : null
  }),
  ofSubjects('kinds and counts in order', (told) => {
    const kinds = kindsOf(told)
    return isStrict(kinds, ([, of]) => of.length)
      ? { slots: {}, rows: kinds.map(([kind, of]) => [kind, of.length]), ordered: true }
      : null
  }),
  ofSubjects('the commonest kind', (told) => {
    const found = highest(kindsOf(told), ([, of]) => of.length)
    return found && { slots: {}, rows: [[found[0]]] }
  }),
  ofSubjects('the commonest kind and how many', (told) => {
    const found = highest(kindsOf(told), ([, of]) => of.length)
    return found && { slots: {}, rows: [[found[0], found[1].length]] }
  }),
  ofSubjects('the rarest kind', (told) => {
    const found = highest(kindsOf(told), ([, of]) => -of.length)
    return found && { slots: {}, rows: [[found[0]]] }
  }),
  ofSubjects('kinds of at least so many', (told) => ({
    slots: { n: 'two' },
    rows: kindsOf(told)
      .filter(([, of]) => of.length >= 2)
      .map(([kind]) => [kind]),
  })),
  ofSubjects('kinds of more than so many', (told) => {
    const [first] = kindsOf(told)
    const n = (first?.[1].length ?? 0) - 1
    return {
      slots: { n },
      rows: kindsOf(told)
        .filter(([, of]) => of.length > n)
        .map(([kind]) => [kind]),
    }
  }),
  ofSubjects('kinds and counts of at least so many', (told) => ({
    slots: {},
    rows: kindsOf(told)
      .filter(([, of]) => of.length >= 2)
      .map(([kind, of]) => [kind, of.length]),
  })),
  ofSubjects('the kind with the highest average', (told) => {
    const found = highest(kindsOf(told), ([, of]) => mean(numbersOf(of, told)))
    return found && { slots: {}, rows: [[found[0]]] }
  }),
  ofSubjects('the kind with the highest total', (told) => {
    if (/number|amount/.test(told.number.word)) return null
    const found = highest(kindsOf(told), ([, of]) => sum(numbersOf(of, told)))
    return found && { slots: {}, rows: [[found[0]]] }
  }),
  ofSubjects('kinds above an average', (told) => {
    const averages = kindsOf(told).map(([kind, of]) => [kind, mean(numbersOf(of, told))] as const)
    const [, second] = descending(averages, ([, average]) => average)
    const limit = Math.ceil(second?.[1] ?? 0)
    return {
      slots: { limit },
      rows: averages.filter(([, average]) => average > limit).map(([kind]) => [kind]),
    }
  }),
]

function measured(
  told: Told,
  measure: (numbers: readonly number[]) => number,
): readonly (readonly [ReturnType<typeof kindsOf>[number][0], number])[] {
  return kindsOf(told).map(([kind, of]) => [kind, measure(numbersOf(of, told))])
}

function numbersOf(rows: readonly Row[], { number }: Told): readonly number[] {
  return rows.map((row) => numberIn(row, number.column))
}
