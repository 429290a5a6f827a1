import { ofSubjects } from '../meaning.ts'
import { distinct, numberIn } from '../reference.ts'
import { areUnique } from './values.ts'

/** Columns of all rows, in some order or none. */
export const LISTING = [
  ofSubjects(
    'names of all',
    `
    List the {names} of all {many}.
    What are the {names} of all the {many}?
    Show all {one} {names}.
    Give me the {name} of every {one}.
    Show me the {names} of the {many}.
    Find the {name} of each {one}.
    What is the {name} of each {one}?
    Return the {names} of all {many}.
    I would like to see the {names} of all {many}.
    Which {names} do the {many} have?
    `,
    ({ rows, name }) => ({ slots: {}, rows: rows.map((row) => [row[name.column] ?? null]) }),
  ),
  ofSubjects(
    'two columns of all',
    `
    List the {name} and {number} of all {many}.
    What are the {names} and {numbers} of all {many}?
    Show the {name} and the {number} for each {one}.
    For each {one}, show the {name} and the {number}.
    For every {one}, give its {name} together with its {number}.
    Give me the {names} of the {many} along with their {numbers}.
    Return the {name} and {number} of every {one}.
    Show {names} and {numbers} of the {many}.
    What is the {name} and {number} of each {one}?
    `,
    ({ rows, name, number }) => ({
      slots: {},
      rows: rows.map((row) => [row[name.column] ?? null, row[number.column] ?? null]),
    }),
  ),
  ofSubjects(
    'three columns of all',
    `
    List the {name}, {kind} and {number} of every {one}.
    What are the {name}, {kind}, and {number} of each {one}?
    Show the {names}, {kinds} and {numbers} of all {many}.
    Give the {name}, the {kind} and the {number} for all {many}.
    For each {one}, what are its {name}, {kind} and {number}?
    Show all the {many} with their {name}, {kind}, and {number}.
    `,
    ({ rows, name, kind, number }) => ({
      slots: {},
      rows: rows.map((row) => [name, kind, number].map(({ column }) => row[column] ?? null)),
    }),
  ),
  ofSubjects(
    'distinct kinds',
    `
    List the distinct {kinds} of the {many}.
    What are the different {kinds} of {many}?
    Show all distinct {kinds}.
    What are all the different {kinds} of the {many}?
    Which different {kinds} are there among the {many}?
    Give me the unique {kinds} of {many}.
    Find the distinct {kind} of all {many}.
    List each {kind} of the {many} only once.
    Show the {kinds} of the {many} without repetitions.
    What distinct {kinds} do the {many} have?
    `,
    ({ rows, kind }) => ({
      slots: {},
      rows: distinct(rows.map((row) => row[kind.column] ?? null)).map((cell) => [cell]),
    }),
  ),
  ofSubjects(
    'names in ascending order',
    `
    List the {names} of all {many} in ascending order of {number}.
    What are the {names} of the {many}, sorted by {number} in ascending order?
    Show the {names} of the {many} ordered by {number} from lowest to highest.
    List the {name} of every {one} by {number}, lowest first.
    Give the {names} of all {many} ordered by their {number}.
    Return the {names} of the {many} sorted by increasing {number}.
    Show the {many}' {names} from the lowest to the highest {number}.
    What are the {names} of {many} in order of {number}?
    Sort the {names} of all {many} by {number}.
    `,
    ({ rows, name, number }) => ({
      slots: {},
      rows: rows
        .toSorted((a, b) => numberIn(a, number.column) - numberIn(b, number.column))
        .map((row) => [row[name.column] ?? null]),
      ordered: true,
    }),
  ),
  ofSubjects(
    'names in descending order',
    `
    List the {names} of all {many} in descending order of {number}.
    What are the {names} of the {many} sorted by {number} in descending order?
    Show the {names} of all {many} ordered by {number} descending.
    Show the {names} of the {many} from the highest {number} to the lowest.
    Give the {names} of {many}, highest {number} first.
    List the {many}' {names} sorted by {number} from highest to lowest.
    Return the {name} of each {one} ordered by {number} from high to low.
    Find the {names} of the {many} and sort them by {number} in descending order.
    Order the {names} of the {many} by descending {number}.
    What are the {names} of all {many}, starting with the highest {number}?
    Show {names} of {many} by decreasing {number}.
    `,
    ({ rows, name, number }) => ({
      slots: {},
      rows: rows
        .toSorted((a, b) => numberIn(b, number.column) - numberIn(a, number.column))
        .map((row) => [row[name.column] ?? null]),
      ordered: true,
    }),
  ),
  ofSubjects(
    'two columns ordered by a third',
    `
    List the {name} and {kind} of each {one} in descending order of {other}.
    What are the {names} and {kinds} of all {many}, ordered by {other} from highest to lowest?
    Show the {name} and the {kind} of every {one} sorted by {other} in descending order.
    Give me the {names} and {kinds} of the {many} in decreasing order of {other}.
    Find the {name} and {kind} of all {many} and order the result by {other} descending.
    For each {one}, list the {name} and {kind}, sorted by {other} in descending order.
    Return the {names} along with the {kinds} of the {many}, ordered by {other} descending.
    `,
    ({ rows, name, kind, other }) => ({
      slots: {},
      rows: rows
        .toSorted((a, b) => numberIn(b, other.column) - numberIn(a, other.column))
        .map((row) => [row[name.column] ?? null, row[kind.column] ?? null]),
      ordered: true,
    }),
  ),
  ofSubjects(
    'names in alphabetical order',
    `
    List the {names} of all {many} in alphabetical order.
    What are the {names} of the {many} in alphabetical order?
    Show the {names} of the {many} sorted alphabetically.
    List all {one} {names} alphabetically.
    Give the {names} of all {many} ordered alphabetically.
    Return the {names} of all {many} in ascending alphabetical order.
    What are the {many}' {names}, from A to Z?
    Show the {names} of the {many}, ordered by {name}.
    `,
    ({ rows, name }) =>
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
