import { ofSubjects } from '../meaning.ts'
import { descending, distinct, mean, numberIn } from '../reference.ts'
import { areUnique, column, commonKind, kindsOf, limitBelow } from './values.ts'

/** Rows looked up by name, and rows held against others. */
export const COMPARED = [
  ofSubjects(
    'number of the one called',
    `
    What is the {number} of {called}?
    What is the {number} of the {one} called {called}?
    Find the {number} of the {one} named "{called}".
    Show the {number} of {called}.
    Which {number} does {called} have?
    Give me the {number} for {called}.
    How high is the {number} of {called}?
    Tell me the {number} of the {one} whose {name} is {called}.
    What is {called}'s {number}?
    `,
    ({ rows, name, number }) => {
      const row = rows[1] ?? {}
      return areUnique(rows, name)
        ? { slots: { called: String(row[name.column]) }, rows: column([row], number) }
        : null
    },
  ),
  ofSubjects(
    'kind and number of the one called',
    `
    What are the {kind} and {number} of {called}?
    Show the {kind} and the {number} of the {one} named {called}.
    Find the {kind} and {number} of the {one} "{called}".
    Give the {kind} of {called} and its {number}.
    For {called}, what are the {kind} and the {number}?
    `,
    ({ rows, name, kind, number }) => {
      const row = rows[1] ?? {}
      return areUnique(rows, name)
        ? {
            slots: { called: String(row[name.column]) },
            rows: [[row[kind.column] ?? null, row[number.column] ?? null]],
          }
        : null
    },
  ),
  ofSubjects(
    'above the average',
    `
    What are the {names} of the {many} whose {number} is above the average?
    List the {names} of {many} with a {number} above average.
    Show the {names} of all {many} with a {number} higher than the average {number}.
    Find the {name} of every {one} whose {number} is greater than the average {number} of all {many}.
    Which {many} have a {number} above the average? Give their {names}.
    Give the {names} of {many} {that} have a {number} larger than the average.
    Return the {names} of {many} {that} have an above-average {number}.
    What are the {names} of {many} whose {number} exceeds the average {number}?
    `,
    ({ rows, name, number }) => {
      const average = mean(rows.map((row) => numberIn(row, number.column)))
      const of = rows.filter((row) => numberIn(row, number.column) > average)
      return { slots: {}, rows: column(of, name) }
    },
  ),
  ofSubjects(
    'how many above the average',
    `
    How many {many} have a {number} above the average?
    Count the {many} whose {number} is higher than the average {number}.
    What is the number of {many} with a {number} above average?
    How many {many} have a {number} greater than the average {number} of all {many}?
    Find the number of {many} whose {number} is larger than average.
    `,
    ({ rows, number }) => {
      const average = mean(rows.map((row) => numberIn(row, number.column)))
      return {
        slots: {},
        rows: [[rows.filter((row) => numberIn(row, number.column) > average).length]],
      }
    },
  ),
  ofSubjects(
    'below the average',
    `
    What are the {names} of the {many} whose {number} is below the average?
    List the {names} of {many} with a {number} below average.
    Show the {names} of all {many} with a {number} lower than the average {number}.
    Find the {names} of the {many} with a {number} less than the average {number} of all {many}.
    `,
    ({ rows, name, number }) => {
      const average = mean(rows.map((row) => numberIn(row, number.column)))
      const of = rows.filter((row) => numberIn(row, number.column) < average)
      return { slots: {}, rows: column(of, name) }
    },
  ),
  ofSubjects(
    'the same kind as another',
    `
    What are the {names} of the other {many} with the same {kind} as {called}?
    Which other {many} have the same {kind} as {called}?
    List the {names} of the other {many} that share the {kind} of {called}.
    Find the {names} of all other {many} whose {kind} is the same as that of {called}.
    Besides {called}, which {many} have the same {kind}?
    `,
    (told) => {
      const { rows, name, kind } = told
      const { of } = commonKind(told)
      const [row] = of
      if (!row || !areUnique(rows, name)) return null
      const others = rows.filter((one) => one !== row && one[kind.column] === row[kind.column])
      return { slots: { called: String(row[name.column]) }, rows: column(others, name) }
    },
  ),
  ofSubjects(
    'more than the one called',
    `
    Which {many} have a higher {number} than {called}?
    What are the {names} of the {many} with a {number} higher than that of {called}?
    List the {names} of {many} whose {number} is greater than the {number} of {called}.
    Show the {names} of all {many} {that} have a larger {number} than {called}.
    Find the {names} of the {many} with a {number} above {called}'s.
    `,
    ({ rows, name, number }) => {
      const row = descending(rows, (one) => numberIn(one, number.column))[2] ?? {}
      const of = rows.filter((one) => numberIn(one, number.column) > numberIn(row, number.column))
      return areUnique(rows, name)
        ? { slots: { called: String(row[name.column]) }, rows: column(of, name) }
        : null
    },
  ),
  ofSubjects(
    'how far apart',
    `
    What is the difference in {number} between {called} and {against}?
    How much higher is the {number} of {called} than the {number} of {against}?
    How much more {number} does {called} have than {against}?
    Find the difference between the {number} of {called} and that of {against}.
    By how much does the {number} of {called} exceed that of {against}?
    `,
    ({ rows, name, number }) => {
      const ranked = descending(rows, (one) => numberIn(one, number.column))
      const [a, b] = [ranked[1] ?? {}, ranked[3] ?? {}]
      return areUnique(rows, name)
        ? {
            slots: { called: String(a[name.column]), against: String(b[name.column]) },
            rows: [[numberIn(a, number.column) - numberIn(b, number.column)]],
          }
        : null
    },
  ),
  ofSubjects(
    'share of one kind',
    `
    What percentage of the {many} have the {kind} {value}?
    What percentage of {many} are those with {kind} {value}?
    Which percentage of all {many} has {value} as its {kind}?
    What is the percentage of {many} whose {kind} is {value}?
    How many percent of the {many} have the {kind} {value}?
    `,
    (told) => {
      const { value, of } = commonKind(told)
      return { slots: { value }, rows: [[(of.length / told.rows.length) * 100]] }
    },
  ),
  ofSubjects(
    'the best of each kind',
    `
    For each {kind}, which {one} has the highest {number}?
    Show the {name} of the {one} with the highest {number} for each {kind}.
    What is the {name} of the {one} with the highest {number} in each {kind}?
    List each {kind} and the {name} of the {one} with the highest {number} in it.
    Find the {one} with the largest {number} of every {kind}, giving the {kind} and the {name}.
    For every {kind}, give the {name} of the {one} with the top {number}.
    `,
    (told) => {
      const best = kindsOf(told).map(([kind, of]) => {
        const [row] = descending(of, (one) => numberIn(one, told.number.column))
        return [kind, row?.[told.name.column] ?? null] as const
      })
      return { slots: {}, rows: best, or: best.map(([, name]) => [name]) }
    },
  ),
  ofSubjects(
    'kinds on both sides',
    `
    Which {kinds} have both {many} with a {number} above {high} and {many} with a {number} below {low}?
    Find the {kinds} shared by {many} with a {number} above {high} and {many} with a {number} below {low}.
    Show the {kinds} of {many} with a {number} over {high} that are also the {kinds} of {many} with a {number} under {low}.
    List the {kinds} that have {many} with {number} greater than {high} and also {many} with {number} less than {low}.
    What are the {kinds} that both {many} with a {number} higher than {high} and {many} with a {number} lower than {low} have?
    `,
    (told) => {
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
    },
  ),
  ofSubjects(
    'kinds without any such',
    `
    Which {kinds} have no {one} with a {number} above {limit}?
    List the {kinds} that do not have any {one} with a {number} above {limit}.
    Show the {kinds} except those with a {one} whose {number} is above {limit}.
    Find the {kinds} without any {one} with a {number} over {limit}.
    What are the {kinds} in which no {one} has a {number} greater than {limit}?
    What are the {kinds} of the {many}, excluding {kinds} that have a {one} with a {number} of more than {limit}?
    `,
    (told) => {
      const { number, rows } = told
      const limit = limitBelow(rows, number, 1)
      const free = kindsOf(told).filter(([, of]) =>
        of.every((row) => numberIn(row, number.column) <= limit),
      )
      return { slots: { limit }, rows: free.map(([kind]) => [kind]), asSet: true }
    },
  ),
]
