import { ofSubjects } from '../meaning.ts'
import { numberIn } from '../reference.ts'
import { column, commonKind, limitBelow, otherKind } from './values.ts'

/** Rows that fulfil something said of their own columns. */
export const CONDITIONS = [
  ofSubjects(
    'of one kind',
    `
    What are the {names} of the {many} whose {kind} is {value}?
    List the {names} of all {many} with {kind} {value}.
    Show the {names} of {many} with the {kind} "{value}".
    Find the {name} of every {one} whose {kind} is "{value}".
    Give me the {names} of all {many} {that} have {value} as their {kind}.
    Which {many} have the {kind} {value}? Give their {names}.
    Return the {names} of the {many} where the {kind} is {value}.
    What is the {name} of each {one} with {kind} {value}?
    List the {names} of those {many} whose {kind} equals {value}.
    `,
    (told) => {
      const { value, of } = commonKind(told)
      return { slots: { value }, rows: column(of, told.name) }
    },
  ),
  ofSubjects(
    'not of one kind',
    `
    What are the {names} of the {many} whose {kind} is not {value}?
    List the {names} of all {many} with a {kind} other than {value}.
    Show the {names} of {many} {that} do not have the {kind} {value}.
    Find the {name} of every {one} whose {kind} isn't "{value}".
    Give the {names} of the {many} with any {kind} except {value}.
    Which {many} have a {kind} different from {value}? Give their {names}.
    Return the {names} of {many} whose {kind} is anything but {value}.
    `,
    (told) => {
      const { value } = commonKind(told)
      const rest = told.rows.filter((row) => row[told.kind.column] !== value)
      return { slots: { value }, rows: column(rest, told.name) }
    },
  ),
  ofSubjects(
    'above a number',
    `
    What are the {names} of the {many} with a {number} above {limit}?
    List the {names} of all {many} whose {number} is greater than {limit}.
    Show the {names} of {many} with {number} over {limit}.
    Find the {name} of every {one} {that} has a {number} higher than {limit}.
    Give me the {names} of {many} {that} have a {number} of more than {limit}.
    Which {many} have a {number} larger than {limit}? List their {names}.
    Return the {names} of those {many} whose {number} exceeds {limit}.
    What are the {names} of {many} having {number} more than {limit}?
    `,
    (told) => {
      const limit = limitBelow(told.rows, told.number, 2)
      const of = told.rows.filter((row) => numberIn(row, told.number.column) > limit)
      return { slots: { limit }, rows: column(of, told.name) }
    },
  ),
  ofSubjects(
    'below a number',
    `
    What are the {names} of the {many} with a {number} below {limit}?
    List the {names} of all {many} whose {number} is less than {limit}.
    Show the {names} of {many} with {number} under {limit}.
    Find the {name} of every {one} {that} has a {number} lower than {limit}.
    Give me the {names} of {many} {that} have a {number} of less than {limit}.
    Which {many} have a {number} smaller than {limit}? List their {names}.
    `,
    (told) => {
      const limit = limitBelow(told.rows, told.number, 2)
      const of = told.rows.filter((row) => numberIn(row, told.number.column) < limit)
      return { slots: { limit }, rows: column(of, told.name) }
    },
  ),
  ofSubjects(
    'at least a number',
    `
    What are the {names} of the {many} with a {number} of at least {limit}?
    List the {names} of all {many} whose {number} is at least {limit}.
    Show the {names} of {many} with a {number} of {limit} or more.
    Find the {names} of {many} whose {number} is greater than or equal to {limit}.
    Give the {name} of each {one} whose {number} is {limit} or higher.
    Which {many} have a {number} no lower than {limit}? Give their {names}.
    Return the {names} of the {many} with {number} not less than {limit}.
    `,
    (told) => {
      const limit = limitBelow(told.rows, told.number, 2)
      const of = told.rows.filter((row) => numberIn(row, told.number.column) >= limit)
      return { slots: { limit }, rows: column(of, told.name) }
    },
  ),
  ofSubjects(
    'between numbers',
    `
    What are the {names} of the {many} with a {number} between {low} and {high}?
    List the {names} of all {many} whose {number} is between {low} and {high}.
    Show the {names} of {many} with a {number} from {low} to {high}.
    Find the {name} of every {one} whose {number} lies between {low} and {high}.
    Give the {names} of the {many} with a {number} of at least {low} and at most {high}.
    Which {many} have a {number} in the range {low} to {high}? Give their {names}.
    Return the {names} of the {many} whose {number} ranges from {low} to {high}.
    `,
    (told) => {
      const high = limitBelow(told.rows, told.number, 1)
      const low = limitBelow(told.rows, told.number, 3)
      const of = told.rows.filter((row) => {
        const number = numberIn(row, told.number.column)
        return number >= low && number <= high
      })
      return { slots: { low, high }, rows: column(of, told.name) }
    },
  ),
  ofSubjects(
    'name begins with',
    `
    What are the {names} of the {many} whose {name} starts with "{letter}"?
    List the {names} of {many} whose {name} begins with the letter {letter}.
    Show all {one} {names} that start with {letter}.
    Find the {names} of all {many} with a {name} starting with '{letter}'.
    Which {one} {names} begin with {letter}?
    How are the {many} called whose {names} start with the letter "{letter}"?
    `,
    (told) => {
      const letter = String(told.rows[2]?.[told.name.column]).charAt(0)
      const of = told.rows.filter((row) => String(row[told.name.column]).startsWith(letter))
      return { slots: { letter }, rows: column(of, told.name) }
    },
  ),
  ofSubjects(
    'number of those whose name contains',
    `
    What are the {numbers} of the {many} whose {name} contains "{part}"?
    List the {numbers} of the {many} whose {name} contains the word "{part}".
    Show the {number} of every {one} with "{part}" in its {name}.
    Find the {numbers} of {many} with {names} that contain '{part}'.
    Give the {number} of the {many} whose {name} includes "{part}".
    What are the {numbers} of {many} with the substring "{part}" in their {name}?
    `,
    (told) => {
      const part = String(told.rows[1]?.[told.name.column]).split(' ').at(-1) ?? ''
      const of = told.rows.filter((row) => String(row[told.name.column]).includes(part))
      return { slots: { part }, rows: column(of, told.number) }
    },
  ),
  ofSubjects(
    'one kind or another',
    `
    What are the {names} of the {many} whose {kind} is {value} or {value2}?
    List the {names} of all {many} whose {kind} is either {value} or {value2}.
    Show the {names} of {many} with {kind} {value} or {value2}.
    Find the {names} of {many} with the {kind} "{value}" or "{value2}".
    Which {many} have {value} or {value2} as their {kind}? Give their {names}.
    Return the {names} of all {many} with {kind} "{value}" or {kind} "{value2}".
    `,
    (told) => {
      const [a, b] = [commonKind(told), otherKind(told)]
      const of = told.rows.filter((row) =>
        [a.value, b.value].includes(String(row[told.kind.column])),
      )
      return { slots: { value: a.value, value2: b.value }, rows: column(of, told.name) }
    },
  ),
  ofSubjects(
    'of one kind and above a number',
    `
    What are the {names} of the {many} whose {kind} is {value} and whose {number} is above {limit}?
    List the {names} of {many} with {kind} {value} and a {number} greater than {limit}.
    Show the {names} of all {many} with the {kind} "{value}" {that} have a {number} over {limit}.
    Find the {name} of each {one} whose {kind} is {value} and {that} has a {number} higher than {limit}.
    Among the {many} with {kind} {value}, what are the {names} of those with a {number} above {limit}?
    Which {many} with {kind} {value} have a {number} of more than {limit}? Give their {names}.
    `,
    (told) => {
      const { value, of } = commonKind(told)
      const limit = limitBelow(of, told.number, 1)
      const above = of.filter((row) => numberIn(row, told.number.column) > limit)
      return { slots: { value, limit }, rows: column(above, told.name) }
    },
  ),
  ofSubjects(
    'of one kind or above a number',
    `
    What are the {names} of the {many} whose {kind} is {value} or whose {number} is above {limit}?
    List the {names} of {many} with {kind} {value} or a {number} greater than {limit}.
    Show the {names} of {many} {that} either have the {kind} {value} or a {number} over {limit}.
    Find the {names} of all {many} whose {kind} is "{value}" or whose {number} is higher than {limit}.
    Which {many} have {kind} {value} or a {number} of more than {limit}? Give their {names}.
    `,
    (told) => {
      const { value } = otherKind(told)
      const limit = limitBelow(told.rows, told.number, 2)
      const of = told.rows.filter(
        (row) => row[told.kind.column] === value || numberIn(row, told.number.column) > limit,
      )
      return { slots: { value, limit }, rows: column(of, told.name) }
    },
  ),
  ofSubjects(
    'one number above or another below',
    `
    List the {names} of {many} with a {number} above {limit} or a {other} below {low}.
    What are the {names} of the {many} whose {number} is greater than {limit} or whose {other} is less than {low}?
    Show the {names} of all {many} {that} have a {number} over {limit} or a {other} under {low}.
    Find the {names} of {many} with {number} higher than {limit} or {other} lower than {low}.
    `,
    (told) => {
      const limit = limitBelow(told.rows, told.number, 1)
      const low = limitBelow(told.rows, told.other, told.rows.length - 2)
      const of = told.rows.filter(
        (row) =>
          numberIn(row, told.number.column) > limit || numberIn(row, told.other.column) < low,
      )
      return { slots: { limit, low }, rows: column(of, told.name) }
    },
  ),
  ofSubjects(
    'how many of one kind',
    `
    How many {many} have the {kind} {value}?
    How many {many} are there with {kind} {value}?
    Count the {many} whose {kind} is {value}.
    What is the number of {many} whose {kind} is "{value}"?
    Find the number of {many} with the {kind} {value}.
    Show the total number of {many} with {kind} "{value}".
    How many of the {many} have {value} as their {kind}?
    `,
    (told) => {
      const { value, of } = commonKind(told)
      return { slots: { value }, rows: [[of.length]] }
    },
  ),
  ofSubjects(
    'how many above a number',
    `
    How many {many} have a {number} above {limit}?
    Count the {many} with a {number} greater than {limit}.
    What is the number of {many} whose {number} is over {limit}?
    How many {many} are there with a {number} of more than {limit}?
    Find the number of {many} {that} have a {number} higher than {limit}.
    How many of the {many} have a {number} that exceeds {limit}?
    `,
    (told) => ({
      slots: { limit: limitBelow(told.rows, told.number, 4) },
      rows: [[4]],
    }),
  ),
  ofSubjects(
    'without something',
    `
    What are the {names} of the {many} without a {gap}?
    List the {names} of the {many} {that} have no {gap}.
    Show the {names} of all {many} whose {gap} is missing.
    Find the {names} of {many} whose {gap} is not known.
    Which {many} do not have a {gap}? Give their {names}.
    Give the {names} of {many} with an empty {gap}.
    Return the {names} of the {many} whose {gap} is null.
    `,
    ({ rows, gap, name }) =>
      gap && {
        slots: { gap: gap.word },
        rows: column(
          rows.filter((row) => row[gap.column] === null),
          name,
        ),
      },
  ),
  ofSubjects(
    'begun after',
    `
    What are the {names} of the {many} {begun} after {year}?
    List the {names} of all {many} that were {begun} after {year}.
    Show the {names} of {many} {begun} later than {year}.
    Which {many} were {begun} after {year}? Give their {names}.
    Find the {name} of every {one} {begun} since {year}, not counting {year} itself.
    `,
    ({ rows, began, name, isPerson }) => {
      if (!began || isPerson) return null
      const [, , middle] = rows.map((row) => numberIn(row, began.column)).toSorted((a, b) => a - b)
      const year = middle ?? 0
      const of = rows.filter((row) => numberIn(row, began.column) > year)
      return { slots: { begun: began.verb, year }, rows: column(of, name) }
    },
  ),
  ofSubjects(
    'begun before',
    `
    What are the {names} of the {many} {begun} before {year}?
    How are the {many} named that were {begun} before {year}?
    List the {names} of all {many} that were {begun} earlier than {year}.
    Give the {name} of each {one} that was {begun} before {year}.
    Show the {names} of the {many} {begun} prior to {year}.
    `,
    ({ rows, began, name, isPerson }) => {
      if (!began || isPerson) return null
      const [, , middle] = rows.map((row) => numberIn(row, began.column)).toSorted((a, b) => a - b)
      const year = middle ?? 0
      const of = rows.filter((row) => numberIn(row, began.column) < year)
      return { slots: { begun: began.verb, year }, rows: column(of, name) }
    },
  ),
  ofSubjects(
    'when begun',
    `
    When was {called} {begun}?
    In which year was {called} {begun}?
    What year was {called} {begun} in?
    In what year was the {one} {called} {begun}?
    Tell me the year in which {called} was {begun}.
    `,
    ({ rows, began, name, isPerson }) => {
      if (!began || isPerson) return null
      const [, row] = rows
      return {
        slots: { begun: began.verb, called: String(row?.[name.column]) },
        rows: [[row?.[began.column] ?? null]],
      }
    },
  ),
]
