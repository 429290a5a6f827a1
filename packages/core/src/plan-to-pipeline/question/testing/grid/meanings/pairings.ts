import { ofPairings } from '../meaning.ts'
import { highest, numberIn, sum } from '../reference.ts'
import type { Row } from '../reference.ts'
import { column, commonKind } from './values.ts'

/** Things that have many of each other, told by a table between them. */
export const PAIRED = [
  ofPairings(
    'each with each',
    `
    Show the {name} of each {one} and the {cnames} of the {children} they {do}.
    List the {names} of the {many} together with the {cnames} of the {children} they {do}.
    What are the {names} of the {many} and the {cnames} of the {children} they {do}?
    For each {one}, show the {name} and the {cname} of every {child} the {one} {does}.
    Give the {names} of {many} along with the {cnames} of the {children} {done} by them.
    `,
    ({ left, right, rightsOf }) => ({
      slots: {},
      rows: left.rows.flatMap((row) =>
        rightsOf(row).map((one) => [row[left.name.column] ?? null, one[right.name.column] ?? null]),
      ),
    }),
  ),
  ofPairings(
    'what the one called does',
    `
    Which {children} does {called} {act}? Give their {cnames}.
    What are the {cnames} of the {children} {done} by {called}?
    List the {cnames} of all {children} that {called} {does}.
    Show the {cnames} of the {children} {done} by the {one} {called}.
    Find the {cname} of every {child} that is {done} by {called}.
    What {children} are {done} by {called}?
    `,
    ({ left, right, rightsOf }) => {
      const row = highest(left.rows, (one) => rightsOf(one).length) ?? {}
      return {
        slots: { called: String(row[left.name.column]) },
        rows: column(rightsOf(row), right.name),
      }
    },
  ),
  ofPairings(
    'who does the one called',
    `
    Which {many} {do} {called}? Give their {names}.
    What are the {names} of the {many} {that} {do} {called}?
    List the {names} of all {many} {that} {do} the {child} {called}.
    Show the {names} of the {many} by whom {called} is {done}.
    Find the {names} of the {many} {that} {do} "{called}".
    Who {does} {called}?
    `,
    ({ left, right, leftsOf }) => {
      const row = highest(right.rows, (one) => leftsOf(one).length) ?? {}
      return {
        slots: { called: String(row[right.name.column]) },
        rows: column(leftsOf(row), left.name),
      }
    },
  ),
  ofPairings(
    'how many each does',
    `
    How many {children} does each {one} {act}? Show the {name} and the number.
    Show the {name} of each {one} and the number of {children} they {do}.
    For each {one}, list the {name} and the number of {children} {done}.
    List the {names} of {many} together with the number of {children} they {do}.
    What are the {names} of the {many} and the number of {children} {done} by each?
    Find the {name} of every {one} and how many {children} they {do}.
    `,
    ({ left, rightsOf }) => {
      return {
        slots: {},
        rows: left.rows
          .filter((row) => rightsOf(row).length > 0)
          .map((row) => [row[left.name.column] ?? null, rightsOf(row).length]),
      }
    },
  ),
  ofPairings(
    'who does the most',
    `
    Which {one} {does} the most {children}?
    What is the {name} of the {one} {that} {does} the most {children}?
    Find the {name} of the {one} {that} {does} the largest number of {children}.
    Show the {name} of the {one} with the most {children} {done}.
    Give the {name} of the {one} by whom the most {children} are {done}.
    Who {does} the most {children}?
    `,
    ({ left, rightsOf }) => {
      const row = highest(left.rows, (one) => rightsOf(one).length)
      return row && { slots: {}, rows: column([row], left.name) }
    },
  ),
  ofPairings(
    'what is done by the most',
    `
    Which {child} is {done} by the most {many}?
    What is the {cname} of the {child} that is {done} by the most {many}?
    Find the {cname} of the {child} {done} by the largest number of {many}.
    Show the {cname} of the {child} that the most {many} {do}.
    Give the {cname} of the {child} with the most {many}.
    `,
    ({ right, leftsOf }) => {
      const row = highest(right.rows, (one) => leftsOf(one).length)
      return row && { slots: {}, rows: column([row], right.name) }
    },
  ),
  ofPairings(
    'who does none',
    `
    Which {many} {do} no {children}? Give their {names}.
    What are the {names} of the {many} {that} do not {act} any {children}?
    List the {names} of {many} {that} {do} no {child}.
    Show the {names} of the {many} without any {children}.
    Find the {names} of all {many} {that} {do} none of the {children}.
    `,
    ({ left, rightsOf }) => {
      return {
        slots: {},
        rows: column(
          left.rows.filter((row) => rightsOf(row).length === 0),
          left.name,
        ),
      }
    },
  ),
  ofPairings(
    'what is done by nobody',
    `
    Which {children} are {done} by no {one}? Give their {cnames}.
    What are the {cnames} of the {children} that are not {done} by any {one}?
    List the {cnames} of {children} that no {one} {does}.
    Show the {cnames} of the {children} that nobody {does}.
    Find the {cnames} of all {children} without any {many}.
    `,
    ({ right, leftsOf }) => ({
      slots: {},
      rows: column(
        right.rows.filter((row) => leftsOf(row).length === 0),
        right.name,
      ),
    }),
  ),
  ofPairings(
    'who does one of a kind',
    `
    What are the {names} of the {many} {that} {do} a {child} with {ckind} {value}?
    List the {names} of {many} {that} {do} {children} whose {ckind} is {value}.
    Which {many} {do} {children} with the {ckind} "{value}"? Give their {names}.
    Find the {names} of all {many} {that} {do} at least one {child} of {ckind} {value}.
    Show the distinct {names} of {many} {that} {do} any {child} with {ckind} {value}.
    `,
    ({ left, right, rightsOf }) => {
      const { value } = commonKind(right)
      const of = left.rows.filter((row) =>
        rightsOf(row).some((one) => one[right.kind.column] === value),
      )
      return { slots: { value }, rows: column(of, left.name), asSet: true }
    },
  ),
  ofPairings(
    'who does none of a kind',
    `
    What are the {names} of the {many} {that} do not {act} any {child} with {ckind} {value}?
    List the {names} of {many} {that} {do} no {child} whose {ckind} is {value}.
    Which {many} {do} no {children} with the {ckind} "{value}"? Give their {names}.
    Show the {names} of {many} except those {that} {do} a {child} with {ckind} {value}.
    `,
    ({ left, right, rightsOf }) => {
      const { value } = commonKind(right)
      const of = left.rows.filter(
        (row) => !rightsOf(row).some((one) => one[right.kind.column] === value),
      )
      return {
        slots: { value },
        rows: column(of, left.name),
        asSet: true,
      }
    },
  ),
  ofPairings(
    'who does both',
    `
    What are the {names} of the {many} {that} {do} both {called} and {against}?
    Which {many} {do} both {called} and {against}? Give their {names}.
    List the {names} of {many} {that} {do} {called} as well as {against}.
    Find the {names} of the {many} {that} {do} "{called}" and also "{against}".
    `,
    ({ left, right, rightsOf }) => {
      const row = highest(left.rows, (one) => rightsOf(one).length) ?? {}
      const [a, b] = rightsOf(row)
      if (!a || !b) return null
      return {
        slots: { called: String(a[right.name.column]), against: String(b[right.name.column]) },
        rows: column(
          left.rows.filter((one) => rightsOf(one).includes(a) && rightsOf(one).includes(b)),
          left.name,
        ),
        asSet: true,
      }
    },
  ),
  ofPairings(
    'who does at least two',
    `
    Which {many} {do} at least two {children}? Give their {names}.
    What are the {names} of the {many} {that} {do} two or more {children}?
    List the {names} of {many} {that} {do} more than one {child}.
    Find the {name} of each {one} {that} {does} at least 2 {children}.
    `,
    ({ left, rightsOf }) => ({
      slots: {},
      rows: column(
        left.rows.filter((row) => rightsOf(row).length >= 2),
        left.name,
      ),
    }),
  ),
  ofPairings(
    'total of each between',
    `
    What is the total number of {amount} of each {one}? Show the {name} as well.
    Show the {name} of each {one} and the total number of {amount}.
    For each {one}, list the {name} and the total {amount}.
    `,
    ({ left, pairsOf, number }) => ({
      slots: {},
      rows: left.rows
        .filter((row) => pairsOf(row).length > 0)
        .map((row) => [
          row[left.name.column] ?? null,
          sum(pairsOf(row).map((pair) => numberIn(pair, number.column))),
        ]),
    }),
  ),
  ofPairings(
    'who has the highest total between',
    `
    Which {one} has the highest total {amount}?
    What is the {name} of the {one} with the most {amount} in total?
    Find the {name} of the {one} with the largest total number of {amount}.
    `,
    ({ left, pairsOf, number }) => {
      const row = highest(left.rows, (one: Row) =>
        sum(pairsOf(one).map((pair) => numberIn(pair, number.column))),
      )
      return row && { slots: {}, rows: column([row], left.name) }
    },
  ),
]
