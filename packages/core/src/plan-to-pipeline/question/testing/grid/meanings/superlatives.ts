import { ofSubjects } from '../meaning.ts'
import { descending, numberIn } from '../reference.ts'
import type { Row } from '../reference.ts'
import { column, commonKind } from './values.ts'

/** The rows that come first in some order. */
export const SUPERLATIVES = [
  ofSubjects(
    'name of the highest',
    `
    What is the {name} of the {one} with the highest {number}?
    Which {one} has the highest {number}?
    Find the {name} of the {one} {that} has the largest {number}.
    Show the {name} of the {one} with the greatest {number}.
    Give the {name} of the {one} with the maximum {number}.
    Which {one} has the highest {number}? Give its {name}.
    What is the {name} of the {one} whose {number} is the highest?
    List the {name} of the {one} with the most {number}.
    Return the {name} of the {one} with the top {number}.
    Tell me the {name} of the {one} {that} has the highest {number} of all.
    Of all {many}, which has the highest {number}?
    Name the {one} with the highest {number}.
    The highest {number} belongs to which {one}?
    `,
    ({ rows, name, number }) => ({
      slots: {},
      rows: column(first(rows, number.column), name),
    }),
  ),
  ofSubjects(
    'name of the lowest',
    `
    What is the {name} of the {one} with the lowest {number}?
    Which {one} has the lowest {number}?
    Find the {name} of the {one} {that} has the smallest {number}.
    Show the {name} of the {one} with the least {number}.
    Give the {name} of the {one} with the minimum {number}.
    What is the {name} of the {one} whose {number} is the lowest?
    Which {one} has the lowest {number}? Give its {name}.
    Of all {many}, which has the lowest {number}?
    `,
    ({ rows, name, number }) => ({
      slots: {},
      rows: column(descending(rows, (row) => numberIn(row, number.column)).slice(-1), name),
    }),
  ),
  ofSubjects(
    'name and kind of the highest',
    `
    What are the {name} and {kind} of the {one} with the highest {number}?
    Show the {name} and the {kind} of the {one} {that} has the highest {number}.
    Find the {name} and {kind} of the {one} with the largest {number}.
    Give the {name} of the {one} with the highest {number}, along with its {kind}.
    Which {one} has the highest {number}, and what is its {kind}?
    Return the {kind} and {name} of the {one} with the greatest {number}.
    What is the {name} of the {one} with the highest {number} and what is its {kind}?
    `,
    ({ rows, name, kind, number }) => ({
      slots: {},
      rows: first(rows, number.column).map((row) =>
        [name, kind].map((noun) => row[noun.column] ?? null),
      ),
    }),
  ),
  ofSubjects(
    'kind of the highest',
    `
    What is the {kind} of the {one} with the highest {number}?
    Find the {kind} of the {one} {that} has the largest {number}.
    Which {kind} does the {one} with the highest {number} have?
    Show the {kind} of the {one} whose {number} is the highest.
    Give me the {kind} of the {one} with the most {number}.
    What {kind} does the {one} with the greatest {number} have?
    `,
    ({ rows, kind, number }) => ({
      slots: {},
      rows: column(first(rows, number.column), kind),
    }),
  ),
  ofSubjects(
    'another number of the highest',
    `
    What is the {other} of the {one} with the highest {number}?
    Find the {other} of the {one} {that} has the largest {number}.
    Show the {other} of the {one} whose {number} is the highest.
    How high is the {other} of the {one} with the highest {number}?
    Give the {other} of the {one} with the greatest {number}.
    `,
    ({ rows, other, number }) => ({
      slots: {},
      rows: column(first(rows, number.column), other),
    }),
  ),
  ofSubjects(
    'the three highest',
    `
    What are the {names} of the three {many} with the highest {number}?
    List the {names} of the top 3 {many} by {number}.
    Show the {names} of the 3 {many} with the largest {number}.
    Find the {names} of the top three {many} with the highest {number}.
    Give the {names} of the {many} with the three highest {numbers}.
    Which three {many} have the highest {number}? Give their {names}.
    Return the {names} of the {many} with the top 3 {numbers}.
    What are the {names} of the top 3 {many} in terms of {number}?
    Which are the three {many} with the highest {number}?
    List the {names} of the first three {many} in descending order of {number}.
    `,
    ({ rows, name, number }) => ({
      slots: {},
      rows: column(first(rows, number.column, 3), name),
    }),
  ),
  ofSubjects(
    'the two lowest',
    `
    What are the {names} of the two {many} with the lowest {number}?
    List the {names} of the 2 {many} with the smallest {number}.
    Show the {names} of the bottom 2 {many} by {number}.
    Find the {names} of the two {many} {that} have the lowest {number}.
    Which two {many} have the lowest {number}? Give their {names}.
    Give the {names} of the {many} with the two lowest {numbers}.
    `,
    ({ rows, name, number }) => ({
      slots: {},
      rows: column(descending(rows, (row) => numberIn(row, number.column)).slice(-2), name),
    }),
  ),
  ofSubjects(
    'the second highest',
    `
    What is the {name} of the {one} with the second highest {number}?
    Which {one} has the second highest {number}?
    Find the {name} of the {one} with the second largest {number}.
    Give the {name} of the {one} {that} has the second-highest {number}.
    Show the {name} of the {one} with the 2nd highest {number}.
    `,
    ({ rows, name, number }) => ({
      slots: {},
      rows: column(first(rows, number.column, 2).slice(1), name),
    }),
  ),
  ofSubjects(
    'the highest of one kind',
    `
    Which {one} with {kind} {value} has the highest {number}?
    What is the {name} of the {one} with the highest {number} among those whose {kind} is {value}?
    Of the {many} with {kind} {value}, which has the highest {number}?
    Find the {name} of the {one} with {kind} {value} {that} has the highest {number}.
    Among the {many} whose {kind} is {value}, what is the {name} of the one with the highest {number}?
    Show the {name} of the {one} with the largest {number} whose {kind} is "{value}".
    `,
    (told) => {
      const { value, of } = commonKind(told)
      return { slots: { value }, rows: column(first(of, told.number.column), told.name) }
    },
  ),
  ofSubjects(
    'name and number of the highest',
    `
    What are the {name} and {number} of the {one} with the highest {number}?
    Which {one} has the highest {number}, and what is that {number}?
    Show the {name} and {number} of the {one} {that} has the highest {number}.
    Which {one} has the highest {number} and how much is it?
    Give the {name} of the {one} with the highest {number} together with the {number}.
    `,
    ({ rows, name, number }) => ({
      slots: {},
      rows: first(rows, number.column).map((row) =>
        [name, number].map((noun) => row[noun.column] ?? null),
      ),
    }),
  ),
]

function first(rows: readonly Row[], by: string, count = 1): readonly Row[] {
  return descending(rows, (row) => numberIn(row, by)).slice(0, count)
}
