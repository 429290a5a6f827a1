import { ofFamilies } from '../meaning.ts'
import { highest, numberIn } from '../reference.ts'
import { column, commonKind, limitBelow } from './values.ts'

/** Rows told of by the table they refer to, or by those that refer to them. */
export const FAMILIES_TOLD = [
  ofFamilies(
    'children with their parents',
    `
    What are the {cnames} of the {children} and the {names} of the {many} they belong to?
    Show the {cname} of each {child} and the {name} of its {one}.
    List the {cnames} of all {children} together with the {names} of their {many}.
    For each {child}, show the {cname} and the {name} of the {one}.
    Give the {cname} of every {child} along with the {one} {name}.
    Find the {child} {cname} and the {one} {name} for all {children}.
    Return the {cname} of each {child} and the {name} of the corresponding {one}.
    `,
    ({ parent, child, parentOf }) => ({
      slots: {},
      rows: child.rows.map((row) => [
        row[child.name.column] ?? null,
        parentOf(row)[parent.name.column] ?? null,
      ]),
    }),
  ),
  ofFamilies(
    'children of the one called',
    `
    What are the {cnames} of the {children} {by} {called}?
    List the {cnames} of all {children} {by} "{called}".
    Show the {cnames} of the {children} of {called}.
    Which {children} are {by} {called}? Give their {cnames}.
    Find the {cnames} of the {children} that the {one} {called} {does}.
    Give the {cname} of each {child} {by} the {one} {called}.
    What are the {cnames} of the {children} that {called} {does}?
    List the {cnames} of the {children} belonging to the {one} {called}.
    `,
    ({ parent, child, childrenOf }) => {
      const row = highest(parent.rows, (one) => childrenOf(one).length) ?? {}
      return {
        slots: { called: String(row[parent.name.column]) },
        rows: column(childrenOf(row), child.name),
      }
    },
  ),
  ofFamilies(
    'how many children the one called has',
    `
    How many {children} does {called} have?
    How many {children} are {by} {called}?
    Count the {children} {by} {called}.
    What is the number of {children} {by} "{called}"?
    Find the number of {children} of the {one} named {called}.
    How many {children} belong to the {one} {called}?
    Show the number of {children} {by} the {one} {called}.
    How many {children} does the {one} called {called} {do}?
    `,
    ({ parent, childrenOf }) => {
      const row = highest(parent.rows, (one) => childrenOf(one).length) ?? {}
      return {
        slots: { called: String(row[parent.name.column]) },
        rows: [[childrenOf(row).length]],
      }
    },
  ),
  ofFamilies(
    'parent of the child called',
    `
    What is the {name} of the {one} of the {child} {called}?
    Which {one} does the {child} "{called}" belong to?
    Find the {name} of the {one} that {does} the {child} "{called}".
    Give the {name} of the {one} of {called}.
    What is the {name} of the {one} that {does} {called}?
    Show the {name} of the {one} to which the {child} {called} belongs.
    `,
    ({ parent, child, parentOf }) => {
      const [, row] = child.rows
      if (!row) return null
      return {
        slots: { called: String(row[child.name.column]) },
        rows: column([parentOf(row)], parent.name),
      }
    },
  ),
  ofFamilies(
    'kind of the parent of the highest child',
    `
    What is the {kind} of the {one} {that} {does} the {child} with the highest {cnumber}?
    Find the {kind} of the {one} of the {child} with the highest {cnumber}.
    Show the {kind} of the {one} whose {child} has the highest {cnumber}.
    Give the {kind} of the {one} to which the {child} with the largest {cnumber} belongs.
    `,
    ({ parent, child, parentOf }) => {
      const row = highest(child.rows, (one) => numberIn(one, child.number.column))
      return row && { slots: {}, rows: column([parentOf(row)], parent.kind) }
    },
  ),
  ofFamilies(
    'parent of the highest child',
    `
    Which {one} {does} the {child} with the highest {cnumber}?
    What is the {name} of the {one} {that} has the {child} with the highest {cnumber}?
    Find the {name} of the {one} of the {child} with the highest {cnumber}.
    To which {one} does the {child} with the highest {cnumber} belong?
    Show the {name} of the {one} whose {child} has the highest {cnumber}.
    Give the {name} of the {one} with the {child} that has the largest {cnumber}.
    `,
    ({ parent, child, parentOf }) => {
      const row = highest(child.rows, (one) => numberIn(one, child.number.column))
      return row && { slots: {}, rows: column([parentOf(row)], parent.name) }
    },
  ),
  ofFamilies(
    'children of parents of one kind',
    `
    What are the {cnames} of the {children} of {many} whose {kind} is {value}?
    List the {cnames} of {children} {by} a {one} with {kind} {value}.
    Show the {cnames} of all {children} whose {one} has the {kind} {value}.
    Find the {cname} of every {child} {by} a {one} whose {kind} is "{value}".
    Give the {cnames} of the {children} of all {many} with {kind} {value}.
    Which {children} belong to a {one} with {kind} {value}? Give their {cnames}.
    `,
    ({ parent, child, parentOf }) => {
      const { value } = commonKind(parent)
      const of = child.rows.filter((row) => parentOf(row)[parent.kind.column] === value)
      return { slots: { value }, rows: column(of, child.name) }
    },
  ),
  ofFamilies(
    'how many children parents of one kind have',
    `
    How many {children} are {by} a {one} with {kind} {value}?
    How many {children} do the {many} with {kind} {value} have?
    Count the {children} of {many} whose {kind} is {value}.
    What is the number of {children} {by} {many} with the {kind} "{value}"?
    Find the number of {children} whose {one} has {kind} {value}.
    How many {children} belong to {many} whose {kind} is {value}?
    `,
    ({ parent, child, parentOf }) => {
      const { value } = commonKind(parent)
      const of = child.rows.filter((row) => parentOf(row)[parent.kind.column] === value)
      return { slots: { value }, rows: [[of.length]] }
    },
  ),
  ofFamilies(
    'parents with such a child',
    `
    What are the {names} of the {many} {that} {do} a {child} with {ckind} {value}?
    List the {names} of {many} {that} have {children} whose {ckind} is {value}.
    Show the {names} of {many} with {children} of {ckind} {value}.
    Find the {names} of all {many} with at least one {child} whose {ckind} is "{value}".
    Which {many} {do} {children} with {ckind} {value}? Give their {names}.
    Give the {names} of the {many} {that} have any {child} with the {ckind} {value}.
    `,
    ({ parent, child, childrenOf }) => {
      const { value } = commonKind(child)
      const of = parent.rows.filter((row) =>
        childrenOf(row).some((one) => one[child.kind.column] === value),
      )
      return { slots: { value }, rows: column(of, parent.name), asSet: true }
    },
  ),
  ofFamilies(
    'parents with a child above a number',
    `
    What are the {names} of the {many} {that} {do} a {child} with a {cnumber} above {limit}?
    List the {names} of {many} {that} have a {child} whose {cnumber} is greater than {limit}.
    Show the {names} of {many} with {children} {cthat} have a {cnumber} over {limit}.
    Find the {names} of all {many} with at least one {child} with a {cnumber} higher than {limit}.
    Which {many} {do} {children} with a {cnumber} of more than {limit}? Give their {names}.
    `,
    ({ parent, child, childrenOf }) => {
      const limit = limitBelow(child.rows, child.number, 3)
      const of = parent.rows.filter((row) =>
        childrenOf(row).some((one) => numberIn(one, child.number.column) > limit),
      )
      return { slots: { limit }, rows: column(of, parent.name), asSet: true }
    },
  ),
  ofFamilies(
    'children of the highest parent',
    `
    What are the {cnames} of the {children} of the {one} with the highest {number}?
    List the {cnames} of the {children} {by} the {one} with the highest {number}.
    Which {children} does the {one} with the highest {number} {do}? Give their {cnames}.
    Show the {cname} of every {child} {by} the {one} {that} has the largest {number}.
    `,
    ({ parent, child, childrenOf }) => {
      const row = highest(parent.rows, (one) => numberIn(one, parent.number.column))
      return row && childrenOf(row).length > 0
        ? { slots: {}, rows: column(childrenOf(row), child.name) }
        : null
    },
  ),
]
