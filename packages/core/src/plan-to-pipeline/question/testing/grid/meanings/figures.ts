import { ofSubjects } from '../meaning.ts'
import type { Told } from '../meaning.ts'
import { distinct, mean, numberIn, sum } from '../reference.ts'
import { commonKind } from './values.ts'

/** One figure, or several, of all rows or of some. */
export const FIGURES = [
  ofSubjects(
    'how many',
    `
    How many {many} are there?
    Count the number of {many}.
    What is the number of {many}?
    What is the total number of {many}?
    How many {many} do we have?
    Find the number of {many}.
    Give me the count of {many}.
    How many {many} are there in total?
    Show the number of {many}.
    Tell me how many {many} there are.
    How many {many} exist?
    Count all {many}.
    `,
    ({ rows }) => ({ slots: {}, rows: [[rows.length]] }),
  ),
  ofSubjects(
    'how many kinds',
    `
    How many different {kinds} are there?
    How many distinct {kinds} do the {many} have?
    Count the number of different {kinds} of {many}.
    What is the number of distinct {kinds}?
    How many different {kinds} of {many} are there?
    Count the distinct {kinds} of the {many}.
    Find the number of different {kinds} among the {many}.
    How many unique {kinds} are there?
    In how many different {kinds} do the {many} come?
    `,
    ({ rows, kind }) => ({
      slots: {},
      rows: [[distinct(rows.map((row) => row[kind.column])).length]],
    }),
  ),
  ofSubjects(
    'average',
    `
    What is the average {number} of all {many}?
    Find the average {number} of the {many}.
    Show the average {number} of {many}.
    What is the mean {number} of the {many}?
    Give me the average {number} across all {many}.
    Calculate the average {number} of the {many}.
    On average, what is the {number} of the {many}?
    Return the average {number} for all {many}.
    What {number} do the {many} have on average?
    Compute the mean {number} over all {many}.
    What is the {number} of the {many} on average?
    `,
    (told) => ({ slots: {}, rows: [[mean(numbersOf(told))]] }),
  ),
  ofSubjects(
    'highest figure',
    `
    What is the highest {number} of all {many}?
    Find the maximum {number} of the {many}.
    What is the maximum {number} among the {many}?
    Show the largest {number} of any {one}.
    What is the greatest {number} of a {one}?
    Give the highest {number} among all the {many}.
    Return the maximum {number} across all {many}.
    How high is the highest {number} of the {many}?
    `,
    (told) => ({ slots: {}, rows: [[Math.max(...numbersOf(told))]] }),
  ),
  ofSubjects(
    'lowest figure',
    `
    What is the lowest {number} of all {many}?
    Find the minimum {number} of the {many}.
    What is the minimum {number} among the {many}?
    Show the smallest {number} of any {one}.
    Give the lowest {number} among all the {many}.
    Return the minimum {number} across all {many}.
    `,
    (told) => ({ slots: {}, rows: [[Math.min(...numbersOf(told))]] }),
  ),
  ofSubjects(
    'total',
    `
    What is the total {number} of all {many}?
    Find the total {number} of the {many}.
    What is the sum of the {numbers} of all {many}?
    Compute the sum of {number} over all {many}.
    Show the combined {number} of the {many}.
    Give me the total {number} across all the {many}.
    Add up the {number} of all {many}.
    What is the {number} of all {many} combined?
    What is the overall {number} of the {many}?
    `,
    (told) =>
      told.number.word.startsWith('amount') || told.number.word.startsWith('number')
        ? null
        : { slots: {}, rows: [[sum(numbersOf(told))]] },
  ),
  ofSubjects(
    'highest and lowest',
    `
    What are the highest and lowest {number} of the {many}?
    Find the maximum and minimum {number} of all {many}.
    Show the minimum and maximum {number} of the {many}.
    What is the maximum and the minimum {number} among all {many}?
    Give the largest and smallest {number} of the {many}.
    Return the highest and the lowest {number} across all {many}.
    What is the lowest {number} and what is the highest {number} of the {many}?
    `,
    (told) => ({
      slots: {},
      rows: [[Math.max(...numbersOf(told)), Math.min(...numbersOf(told))]],
    }),
  ),
  ofSubjects(
    'average, lowest and highest',
    `
    What are the average, minimum and maximum {number} of all {many}?
    Show the average, minimum, and maximum {number} of the {many}.
    Find the minimum, maximum and average {number} across all {many}.
    Give the mean, lowest and highest {number} of the {many}.
    Return the max, min and average {number} of the {many}.
    What is the average, the lowest and the highest {number} of the {many}?
    `,
    (told) => ({
      slots: {},
      rows: [[mean(numbersOf(told)), Math.min(...numbersOf(told)), Math.max(...numbersOf(told))]],
    }),
  ),
  ofSubjects(
    'averages of two columns',
    `
    What are the average {number} and the average {other} of the {many}?
    Show the average {number} and average {other} of all {many}.
    Find the average {number} and {other} of the {many}.
    What is the mean {number} and mean {other} across all {many}?
    Give me the average {number} as well as the average {other} of the {many}.
    `,
    ({ rows, number, other }) => ({
      slots: {},
      rows: [[number, other].map(({ column }) => mean(rows.map((row) => numberIn(row, column))))],
    }),
  ),
  ofSubjects(
    'highest of one and average of another',
    `
    What is the maximum {number} and the average {other} of the {many}?
    Show the highest {number} and the average {other} of all {many}.
    Find the average {other} and the maximum {number} of the {many}.
    Give the largest {number} together with the average {other} of the {many}.
    `,
    ({ rows, number, other }) => ({
      slots: {},
      rows: [
        [
          Math.max(...rows.map((row) => numberIn(row, number.column))),
          mean(rows.map((row) => numberIn(row, other.column))),
        ],
      ],
    }),
  ),
  ofSubjects(
    'average of one kind',
    `
    What is the average {number} of the {many} whose {kind} is {value}?
    Find the average {number} of {many} with {kind} {value}.
    What is the average {number} for {many} with the {kind} "{value}"?
    For the {many} whose {kind} is {value}, what is the average {number}?
    Show the mean {number} of all {many} {that} have {value} as their {kind}.
    Of the {many} with {kind} {value}, what is the average {number}?
    `,
    (told) => {
      const { value, of } = commonKind(told)
      return {
        slots: { value },
        rows: [[mean(of.map((row) => numberIn(row, told.number.column)))]],
      }
    },
  ),
  ofSubjects(
    'how many and their average',
    `
    How many {many} are there, and what is their average {number}?
    What is the number of {many} and their average {number}?
    Show the number of {many} and the average {number} of the {many}.
    Count the {many} and give their average {number}.
    Find the total number of {many} together with the average {number}.
    `,
    (told) => ({ slots: {}, rows: [[told.rows.length, mean(numbersOf(told))]] }),
  ),
]

function numbersOf({ rows, number }: Told): readonly number[] {
  return rows.map((row) => numberIn(row, number.column))
}
