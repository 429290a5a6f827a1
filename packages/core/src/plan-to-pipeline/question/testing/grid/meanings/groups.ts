import { ofSubjects } from '../meaning.ts'
import type { Told } from '../meaning.ts'
import { descending, highest, isStrict, mean, numberIn, sum } from '../reference.ts'
import type { Row } from '../reference.ts'
import { kindsOf } from './values.ts'

/** Rows put together by their kind. */
export const GROUPS = [
  ofSubjects(
    'how many of each kind',
    `
    How many {many} are there for each {kind}?
    Show the number of {many} for each {kind}.
    For each {kind}, how many {many} are there?
    List each {kind} and the number of {many}.
    What is the number of {many} per {kind}?
    Count the {many} by {kind}.
    Show each {kind} together with the number of {many} with that {kind}.
    What are the {kinds} of the {many} and how many {many} have each of them?
    Find the number of {many} in each {kind}.
    Give me the count of {many} grouped by {kind}.
    For every {kind}, return the {kind} and the number of {many}.
    Show all {kinds} and the corresponding number of {many}.
    How many {many} have each {kind}?
    Show the {kind} and the count of {many} for each {kind}.
    `,
    (told) => ({ slots: {}, rows: kindsOf(told).map(([kind, of]) => [kind, of.length]) }),
  ),
  ofSubjects(
    'average of each kind',
    `
    What is the average {number} of the {many} for each {kind}?
    Show the average {number} for each {kind}.
    For each {kind}, what is the average {number} of the {many}?
    List each {kind} and the average {number} of its {many}.
    Find the {kind} and the average {number} of the {many} for every {kind}.
    Give the average {number} per {kind}.
    Show the {kinds} of {many} and the average {number} for each {kind}.
    What are the different {kinds} and the average {number} of the {many} with each {kind}?
    What is the mean {number} of {many} grouped by {kind}?
    For every {kind}, compute the average {number}.
    `,
    (told) => ({ slots: {}, rows: measured(told, mean) }),
  ),
  ofSubjects(
    'total of each kind',
    `
    What is the total {number} of the {many} for each {kind}?
    Show the total {number} for each {kind}.
    For each {kind}, show the total {number} of the {many}.
    List each {kind} together with the total {number} of its {many}.
    Find the sum of the {numbers} for each {kind}.
    What is the total {number} per {kind}?
    Give me the {kinds} and the sum of {number} for each of them.
    `,
    (told) =>
      /number|amount/.test(told.number.word) ? null : { slots: {}, rows: measured(told, sum) },
  ),
  ofSubjects(
    'highest of each kind',
    `
    What is the highest {number} for each {kind}?
    Show the maximum {number} of the {many} for each {kind}.
    For each {kind}, what is the highest {number} of its {many}?
    List each {kind} and the largest {number} of the {many} with that {kind}.
    Find the maximum {number} per {kind}.
    `,
    (told) => ({ slots: {}, rows: measured(told, (numbers) => Math.max(...numbers)) }),
  ),
  ofSubjects(
    'highest and lowest of each kind',
    `
    What are the highest and lowest {number} for each {kind}?
    Show the minimum and maximum {number} of the {many} for each {kind}.
    For each {kind}, list the maximum and the minimum {number}.
    Find the {kind}, the lowest {number} and the highest {number} of the {many} of each {kind}.
    `,
    (told) => ({
      slots: {},
      rows: kindsOf(told).map(([kind, of]) => {
        const numbers = numbersOf(of, told)
        return [kind, Math.max(...numbers), Math.min(...numbers)]
      }),
    }),
  ),
  ofSubjects(
    'number and average of each kind',
    `
    For each {kind}, show the number of {many} and their average {number}.
    List each {kind} with the number of {many} and the average {number}.
    Show the {kind}, the number of {many} and the average {number} for each {kind}.
    How many {many} are there for each {kind}, and what is their average {number}?
    What are the count of {many} and the average {number} per {kind}?
    `,
    (told) => ({
      slots: {},
      rows: kindsOf(told).map(([kind, of]) => [kind, of.length, mean(numbersOf(of, told))]),
    }),
  ),
  ofSubjects(
    'kinds by number of rows',
    `
    List the {kinds} in descending order of the number of {many}.
    Show the {kinds} of {many} ordered by how many {many} they have, most first.
    What are the {kinds}, sorted by the number of {many} in descending order?
    Give me the {kinds} ordered from the most {many} to the fewest.
    List the {kinds} of the {many} in descending order of frequency.
    `,
    (told) => {
      const kinds = kindsOf(told)
      return isStrict(kinds, ([, of]) => of.length)
        ? { slots: {}, rows: kinds.map(([kind]) => [kind]), ordered: true }
        : null
    },
  ),
  ofSubjects(
    'kinds and counts in order',
    `
    Show each {kind} and the number of {many}, in descending order of the number.
    For each {kind}, count the {many} and sort by that count in descending order.
    List each {kind} with its number of {many}, most {many} first.
    How many {many} are there per {kind}, from most to fewest?
    Show the number of {many} for each {kind}, sorted from highest to lowest.
    `,
    (told) => {
      const kinds = kindsOf(told)
      return isStrict(kinds, ([, of]) => of.length)
        ? { slots: {}, rows: kinds.map(([kind, of]) => [kind, of.length]), ordered: true }
        : null
    },
  ),
  ofSubjects(
    'the commonest kind',
    `
    What is the most common {kind} of the {many}?
    Which {kind} has the most {many}?
    Find the {kind} with the most {many}.
    Show the most common {kind} among the {many}.
    Which {kind} do most {many} have?
    What is the {kind} that most of the {many} have?
    Give the {kind} that has the largest number of {many}.
    List the {kind} with the highest number of {many}.
    Which {kind} is the most frequent among the {many}?
    What is the {kind} shared by the most {many}?
    Which {kind} occurs most often among the {many}?
    Return the most frequent {kind} of {many}.
    `,
    (told) => {
      const found = highest(kindsOf(told), ([, of]) => of.length)
      return found && { slots: {}, rows: [[found[0]]] }
    },
  ),
  ofSubjects(
    'the commonest kind and how many',
    `
    Which {kind} has the most {many}, and how many {many} does it have?
    What is the most common {kind} of the {many} and how many {many} have it?
    Show the {kind} with the most {many} together with the number of {many}.
    Find the most common {kind} and the number of {many} with it.
    Give the {kind} that has the largest number of {many}, along with that number.
    `,
    (told) => {
      const found = highest(kindsOf(told), ([, of]) => of.length)
      return found && { slots: {}, rows: [[found[0], found[1].length]] }
    },
  ),
  ofSubjects(
    'the rarest kind',
    `
    What is the least common {kind} of the {many}?
    Which {kind} has the fewest {many}?
    Find the {kind} with the fewest {many}.
    Which {kind} do the fewest {many} have?
    Give the {kind} that has the smallest number of {many}.
    Show the rarest {kind} among the {many}.
    Which {kind} occurs least often among the {many}?
    `,
    (told) => {
      const found = highest(kindsOf(told), ([, of]) => -of.length)
      return found && { slots: {}, rows: [[found[0]]] }
    },
  ),
  ofSubjects(
    'kinds of at least so many',
    `
    Which {kinds} have at least {n} {many}?
    List the {kinds} with {n} or more {many}.
    Show the {kinds} that have at least {n} {many}.
    What are the {kinds} of at least {n} {many}?
    Find the {kinds} shared by at least {n} {many}.
    Give the {kinds} that are shared by {n} or more {many}.
    Which {kinds} occur at least {n} times among the {many}?
    What {kinds} have no fewer than {n} {many}?
    `,
    (told) => ({
      slots: { n: 'two' },
      rows: kindsOf(told)
        .filter(([, of]) => of.length >= 2)
        .map(([kind]) => [kind]),
    }),
  ),
  ofSubjects(
    'kinds of more than so many',
    `
    Which {kinds} have more than {n} {many}?
    List the {kinds} with more than {n} {many}.
    Show the {kinds} that more than {n} {many} have.
    Find all {kinds} that have over {n} {many}.
    What are the {kinds} with more than {n} {many}?
    Give the {kinds} to which more than {n} {many} belong.
    `,
    (told) => {
      const [first] = kindsOf(told)
      const n = (first?.[1].length ?? 0) - 1
      return {
        slots: { n },
        rows: kindsOf(told)
          .filter(([, of]) => of.length > n)
          .map(([kind]) => [kind]),
      }
    },
  ),
  ofSubjects(
    'kinds and counts of at least so many',
    `
    Show each {kind} that has at least two {many}, along with the number of {many}.
    List the {kinds} with at least two {many} and the number of {many} in each.
    For each {kind} with at least 2 {many}, show the {kind} and the number of {many}.
    Which {kinds} have two or more {many}, and how many do they have?
    `,
    (told) => ({
      slots: {},
      rows: kindsOf(told)
        .filter(([, of]) => of.length >= 2)
        .map(([kind, of]) => [kind, of.length]),
    }),
  ),
  ofSubjects(
    'the kind with the highest average',
    `
    Which {kind} has the highest average {number}?
    What is the {kind} with the highest average {number} of its {many}?
    Find the {kind} whose {many} have the highest average {number}.
    Show the {kind} with the largest mean {number}.
    In terms of average {number}, which {kind} comes first?
    `,
    (told) => {
      const found = highest(kindsOf(told), ([, of]) => mean(numbersOf(of, told)))
      return found && { slots: {}, rows: [[found[0]]] }
    },
  ),
  ofSubjects(
    'the kind with the highest total',
    `
    Which {kind} has the highest total {number}?
    What is the {kind} with the largest total {number} of {many}?
    Find the {kind} whose {many} have the highest combined {number}.
    Show the {kind} with the greatest sum of {number}.
    `,
    (told) => {
      if (/number|amount/.test(told.number.word)) return null
      const found = highest(kindsOf(told), ([, of]) => sum(numbersOf(of, told)))
      return found && { slots: {}, rows: [[found[0]]] }
    },
  ),
  ofSubjects(
    'kinds above an average',
    `
    Which {kinds} have an average {number} above {limit}?
    List the {kinds} whose {many} have an average {number} of more than {limit}.
    Show the {kinds} with an average {number} greater than {limit}.
    Find the {kinds} where the average {number} of the {many} is over {limit}.
    For which {kinds} is the average {number} higher than {limit}?
    `,
    (told) => {
      const averages = kindsOf(told).map(([kind, of]) => [kind, mean(numbersOf(of, told))] as const)
      const [, second] = descending(averages, ([, average]) => average)
      const limit = Math.ceil(second?.[1] ?? 0)
      return {
        slots: { limit },
        rows: averages.filter(([, average]) => average > limit).map(([kind]) => [kind]),
      }
    },
  ),
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
