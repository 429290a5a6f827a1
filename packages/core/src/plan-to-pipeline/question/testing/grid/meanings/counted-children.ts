import { ofFamilies } from '../meaning.ts'
import type { ToldFamily } from '../meaning.ts'
import { descending, distinct, groupsOf, highest, mean, numberIn, sum } from '../reference.ts'
import type { Row } from '../reference.ts'
import { column, kindsOf, limitBelow } from './values.ts'

/** What is counted or computed of the rows that refer to a row. A parent without any is in no group. */
export const COUNTED_CHILDREN = [
  ofFamilies(
    'how many children each has',
    `
    Show the {name} of each {one} and the number of {children}.
    How many {children} does each {one} have? Show the {name} and the number.
    For each {one}, list the {name} and the number of {children} {by} it.
    What are the {names} of the {many} and how many {children} does each have?
    List the {names} of the {many} together with the number of {children} they {do}.
    Find the {name} of every {one} and the number of its {children}.
    What is the number of {children} for each {one}? Give the {name} too.
    Give each {one}'s {name} along with the number of {children} it {does}.
    Return the {name} of each {one} and the count of {children}.
    Count the {children} of each {one}, showing the {name} of the {one}.
    `,
    (family) => ({
      slots: {},
      rows: having(family).map((row) => [
        row[family.parent.name.column] ?? null,
        family.childrenOf(row).length,
      ]),
    }),
  ),
  ofFamilies(
    'the one with the most children',
    `
    Which {one} has the most {children}?
    What is the {name} of the {one} with the most {children}?
    Find the {name} of the {one} {that} {does} the most {children}.
    Show the {name} of the {one} with the largest number of {children}.
    Give the {name} of the {one} {that} has the highest number of {children}.
    Which {one} {does} the most {children}? Give its {name}.
    What is the {name} of the {one} {that} {does} the greatest number of {children}?
    List the {name} of the {one} with the maximum number of {children}.
    Return the {name} of the {one} {that} has the most {children}.
    Name the {one} with the most {children}.
    `,
    (family) => {
      const row = highest(family.parent.rows, (one) => family.childrenOf(one).length)
      return row && { slots: {}, rows: column([row], family.parent.name) }
    },
  ),
  ofFamilies(
    'kind of the one with the most children',
    `
    What is the {kind} of the {one} with the most {children}?
    Find the {kind} of the {one} {that} {does} the most {children}.
    Show the {kind} of the {one} with the largest number of {children}.
    Give the {kind} of the {one} {that} has the highest number of {children}.
    `,
    (family) => {
      const row = highest(family.parent.rows, (one) => family.childrenOf(one).length)
      return row && { slots: {}, rows: column([row], family.parent.kind) }
    },
  ),
  ofFamilies(
    'the one with the most children, and how many',
    `
    Which {one} has the most {children}, and how many does it have?
    What is the {name} of the {one} with the most {children} and how many {children} does it have?
    Show the {name} and the number of {children} of the {one} with the most {children}.
    Find the {name} of the {one} {that} {does} the most {children}, along with the number of {children}.
    `,
    (family) => {
      const row = highest(family.parent.rows, (one) => family.childrenOf(one).length)
      return (
        row && {
          slots: {},
          rows: [[row[family.parent.name.column] ?? null, family.childrenOf(row).length]],
        }
      )
    },
  ),
  ofFamilies(
    'those with at least so many children',
    `
    Which {many} have at least two {children}? Give their {names}.
    What are the {names} of the {many} with at least two {children}?
    List the {names} of {many} {that} {do} two or more {children}.
    Show the {names} of all {many} with 2 or more {children}.
    Find the {name} of each {one} {that} {does} at least 2 {children}.
    Give the {names} of {many} {that} have no fewer than two {children}.
    Return the {names} of the {many} {that} {do} at least two {children}.
    `,
    (family) => ({
      slots: {},
      rows: column(
        family.parent.rows.filter((row) => family.childrenOf(row).length >= 2),
        family.parent.name,
      ),
    }),
  ),
  ofFamilies(
    'those with more than so many children',
    `
    Which {many} have more than {n} {children}? Give their {names}.
    What are the {names} of the {many} {that} {do} more than {n} {children}?
    List the {names} of {many} with more than {n} {children}.
    Show the {names} of all {many} with over {n} {children}.
    Find the {name} of every {one} {that} has more than {n} {children}.
    `,
    (family) => ({
      slots: { n: 2 },
      rows: column(
        family.parent.rows.filter((row) => family.childrenOf(row).length > 2),
        family.parent.name,
      ),
    }),
  ),
  ofFamilies(
    'those with exactly one child',
    `
    Which {many} have exactly one {child}? Give their {names}.
    What are the {names} of the {many} with only one {child}?
    List the {names} of {many} {that} {do} exactly one {child}.
    Show the {names} of all {many} with just one {child}.
    Find the {name} of every {one} {that} has a single {child}.
    `,
    (family) => {
      const of = family.parent.rows.filter((row) => family.childrenOf(row).length === 1)
      return of.length === 0 ? null : { slots: {}, rows: column(of, family.parent.name) }
    },
  ),
  ofFamilies(
    'those with fewer than two children',
    `
    Which {many} have fewer than two {children}, including those with none? Give their {names}.
    What are the {names} of the {many} {that} {do} fewer than two {children}?
    List the {names} of {many} with fewer than 2 {children}.
    Show the {names} of all {many} with less than two {children}.
    Find the {name} of every {one} {that} has at most one {child}.
    Give the {names} of {many} {that} do not have more than one {child}.
    `,
    (family) => ({
      slots: {},
      rows: column(
        family.parent.rows.filter((row) => family.childrenOf(row).length < 2),
        family.parent.name,
      ),
    }),
  ),
  ofFamilies(
    'many children or a high number',
    `
    What are the {names} of the {many} with more than two {children} or a {number} above {limit}?
    List the {names} of {many} {that} have more than 2 {children} or whose {number} is greater than {limit}.
    Show the {names} of {many} {that} {do} at least three {children} or have a {number} over {limit}.
    Which {many} have more than 2 {children} or a {number} higher than {limit}? Give their {names}.
    `,
    (family) => {
      const { parent, childrenOf } = family
      const limit = limitBelow(parent.rows, parent.number, 2)
      const of = parent.rows.filter(
        (row) => childrenOf(row).length > 2 || numberIn(row, parent.number.column) > limit,
      )
      return { slots: { limit }, rows: column(of, parent.name), asSet: true }
    },
  ),
  ofFamilies(
    'average of the children of each',
    `
    What is the average {cnumber} of the {children} of each {one}? Show the {name} of the {one} as well.
    Show the {name} of each {one} and the average {cnumber} of its {children}.
    For each {one}, show the {name} and the average {cnumber} of the {children}.
    List the {names} of the {many} along with the average {cnumber} of their {children}.
    Find the {name} and the average {child} {cnumber} of each {one}.
    Give the average {cnumber} of the {children} for each {one} {name}.
    `,
    (family) => ({ slots: {}, rows: measured(family, mean) }),
  ),
  ofFamilies(
    'total of the children of each',
    `
    What is the total {cnumber} of the {children} of each {one}? Show the {name} of the {one} as well.
    Show the {name} of each {one} and the total {cnumber} of its {children}.
    For each {one}, list the {name} and the sum of the {cnumber} of its {children}.
    List the {names} of the {many} together with the total {cnumber} of their {children}.
    `,
    (family) => ({ slots: {}, rows: measured(family, sum) }),
  ),
  ofFamilies(
    'the one with the highest total',
    `
    Which {one} has the highest total {cnumber} of {children}?
    What is the {name} of the {one} with the largest total {cnumber} of its {children}?
    Find the {name} of the {one} whose {children} have the highest total {cnumber}.
    Show the {name} of the {one} with the highest sum of {child} {cnumber}.
    Give the {name} of the {one} whose {children} have the highest combined {cnumber}.
    `,
    (family) => {
      const found = highest(measured(family, sum), ([, total]) => total)
      return found && { slots: {}, rows: [[found[0]]] }
    },
  ),
  ofFamilies(
    'the one with the highest average',
    `
    Which {one} has the highest average {cnumber} of {children}?
    What is the {name} of the {one} with the highest average {child} {cnumber}?
    Find the {name} of the {one} whose {children} have the highest average {cnumber}.
    Show the {name} of the {one} with the largest average {cnumber} of its {children}.
    `,
    (family) => {
      const found = highest(measured(family, mean), ([, average]) => average)
      return found && { slots: {}, rows: [[found[0]]] }
    },
  ),
  ofFamilies(
    'those with a total above',
    `
    What are the {names} of the {many} whose {children} have a total {cnumber} above {limit}?
    List the {names} of {many} with a total {cnumber} of {children} of more than {limit}.
    Show the {names} of the {many} whose total {child} {cnumber} is greater than {limit}.
    Find the {names} of the {many} where the sum of the {cnumber} of the {children} is over {limit}.
    `,
    (family) => {
      const totals = descending(measured(family, sum), ([, total]) => total)
      const limit = Math.ceil(totals[2]?.[1] ?? 0)
      return {
        slots: { limit },
        rows: totals.filter(([, total]) => total > limit).map(([name]) => [name]),
      }
    },
  ),
  ofFamilies(
    'children for each kind of parent',
    `
    How many {children} are there for each {kind} of {one}?
    Show the number of {children} for each {one} {kind}.
    For each {kind}, how many {children} do the {many} have?
    List each {kind} of {one} and the number of {children} {by} {many} with that {kind}.
    What is the number of {children} per {kind} of the {many}?
    `,
    (family) => ({
      slots: {},
      rows: [...groupsOf(family.child.rows, kindOfParent(family))].map(([kind, of]) => [
        kind,
        of.length,
      ]),
    }),
  ),
  ofFamilies(
    'average children of a parent',
    `
    What is the average number of {children} per {one}?
    On average, how many {children} does each {one} have?
    Find the average number of {children} that a {one} {does}.
    How many {children} does a {one} have on average?
    What is the mean number of {children} for each {one}?
    `,
    (family) => ({
      slots: {},
      rows: [[family.child.rows.length / family.parent.rows.length]],
      or: [[family.child.rows.length / having(family).length]],
    }),
  ),
  ofFamilies(
    'how many have any child',
    `
    How many {many} have at least one {child}?
    How many {many} have any {children}?
    Count the {many} {that} {do} at least one {child}.
    What is the number of {many} {that} have {children}?
    How many different {many} {do} {children}?
    `,
    (family) => ({ slots: {}, rows: [[having(family).length]] }),
  ),
  ofFamilies(
    'kinds of children of each',
    `
    How many different {ckinds} of {children} does each {one} have? Show the {name} as well.
    For each {one}, show the {name} and the number of different {ckinds} of its {children}.
    Show the {name} of each {one} and the number of distinct {ckinds} of its {children}.
    `,
    (family) => ({
      slots: {},
      rows: having(family).map((row) => [
        row[family.parent.name.column] ?? null,
        distinct(family.childrenOf(row).map((one) => one[family.child.kind.column])).length,
      ]),
    }),
  ),
  ofFamilies(
    'the highest child of each',
    `
    What is the highest {cnumber} of the {children} of each {one}? Show the {name} of the {one} too.
    Show the {name} of each {one} and the highest {cnumber} of its {children}.
    For each {one}, list the {name} and the maximum {cnumber} of the {children}.
    `,
    (family) => ({ slots: {}, rows: measured(family, (numbers) => Math.max(...numbers)) }),
  ),
  ofFamilies(
    'kinds of parents with the most children',
    `
    Which {kind} of {one} has the most {children}?
    Which {one} {kind} has the largest number of {children}?
    Find the {kind} whose {many} have the most {children}.
    `,
    (family) => {
      const groups = [...groupsOf(family.child.rows, kindOfParent(family))]
      const found = highest(groups, ([, of]) => of.length)
      return found && kindsOf(family.parent).length > 1 ? { slots: {}, rows: [[found[0]]] } : null
    },
  ),
]

function having({ parent, childrenOf }: ToldFamily): readonly Row[] {
  return parent.rows.filter((row) => childrenOf(row).length > 0)
}

function measured(
  family: ToldFamily,
  measure: (numbers: readonly number[]) => number,
): readonly (readonly [string, number])[] {
  const { parent, child, childrenOf } = family
  return having(family).map((row) => [
    String(row[parent.name.column]),
    measure(childrenOf(row).map((one) => numberIn(one, child.number.column))),
  ])
}

function kindOfParent({ parent, parentOf }: ToldFamily) {
  return (row: Row) => parentOf(row)[parent.kind.column] ?? null
}
