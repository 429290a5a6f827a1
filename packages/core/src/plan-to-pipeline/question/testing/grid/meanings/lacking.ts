import { ofFamilies } from '../meaning.ts'
import type { ToldFamily } from '../meaning.ts'
import type { Row } from '../reference.ts'
import { column, commonKind, kindsOf, otherKind } from './values.ts'

/** Rows told apart by what refers to them: nothing, nothing of a kind, two kinds at once. */
export const LACKING = [
  ofFamilies(
    'those without any child',
    `
    Which {many} have no {children}? Give their {names}.
    What are the {names} of the {many} without any {children}?
    List the {names} of {many} {that} do not have any {children}.
    Show the {names} of the {many} {that} {do} no {children}.
    Find the {names} of {many} {that} have no {child}.
    Give the {names} of the {many} {that} do not {do} any {child}.
    Return the {names} of all {many} with no {children}.
    What are the {names} of {many} {that} don't have a {child}?
    List the {name} of every {one} that no {child} belongs to.
    Which {many} never {do} a {child}? Give their {names}.
    `,
    (family) => ({
      slots: {},
      rows: column(
        without(family, () => true),
        family.parent.name,
      ),
    }),
  ),
  ofFamilies(
    'how many are without any child',
    `
    How many {many} have no {children}?
    Count the {many} without any {children}.
    What is the number of {many} {that} do not have any {children}?
    How many {many} do not {do} any {children}?
    Find the number of {many} {that} have no {child}.
    `,
    (family) => ({ slots: {}, rows: [[without(family, () => true).length]] }),
  ),
  ofFamilies(
    'those with any child',
    `
    What are the {names} of the {many} {that} have at least one {child}?
    List the {names} of the {many} {that} have {children}.
    Show the {names} of {many} {that} {do} at least one {child}.
    Which {many} have any {children}? Give their {names}.
    Find the {names} of {many} with one or more {children}.
    Give the distinct {names} of the {many} {that} {do} {children}.
    `,
    ({ parent, childrenOf }) => ({
      slots: {},
      rows: column(
        parent.rows.filter((row) => childrenOf(row).length > 0),
        parent.name,
      ),
      asSet: true,
    }),
  ),
  ofFamilies(
    'those without such a child',
    `
    What are the {names} of the {many} {that} do not have any {child} with {ckind} {value}?
    List the {names} of {many} {that} have no {child} whose {ckind} is {value}.
    Show the {names} of the {many} without any {children} of {ckind} {value}.
    Find the {names} of {many} {that} do not {do} a {child} with {ckind} "{value}".
    Which {many} have no {children} with the {ckind} {value}? Give their {names}.
    Give the {names} of all {many} except those {that} have a {child} with {ckind} {value}.
    Return the {names} of {many} {that} never {do} a {child} whose {ckind} is {value}.
    `,
    (family) => {
      const { parent, child } = family
      const { value } = commonKind(child)
      const of = without(family, (row) => row[child.kind.column] === value)
      return { slots: { value }, rows: column(of, parent.name), asSet: true }
    },
  ),
  ofFamilies(
    'those with children of both kinds',
    `
    What are the {names} of the {many} {that} have both a {child} with {ckind} {value} and a {child} with {ckind} {value2}?
    List the {names} of {many} {that} have {children} with {ckind} {value} as well as {children} with {ckind} {value2}.
    Show the {names} of {many} with both {value} and {value2} {children}.
    Find the {names} of {many} {that} {do} {children} of both {ckind} {value} and {ckind} {value2}.
    Which {many} have {children} of {ckind} "{value}" and also {children} of {ckind} "{value2}"? Give their {names}.
    `,
    (family) => {
      const pair = twoKinds(family)
      if (!pair) return null
      const [value, value2] = pair
      const of = family.parent.rows.filter(
        (row) => has(family, row, value) && has(family, row, value2),
      )
      return { slots: { value, value2 }, rows: column(of, family.parent.name), asSet: true }
    },
  ),
  ofFamilies(
    'those with children of either kind',
    `
    What are the {names} of the {many} {that} have a {child} with {ckind} {value} or {value2}?
    List the {names} of {many} {that} {do} {children} with {ckind} {value} or {ckind} {value2}.
    Show the {names} of {many} with {children} whose {ckind} is either {value} or {value2}.
    Find the {names} of the {many} {that} have {children} of {ckind} "{value}" or "{value2}".
    `,
    (family) => {
      const [a, b] = [commonKind(family.child).value, otherKind(family.child).value]
      const of = family.parent.rows.filter((row) => has(family, row, a) || has(family, row, b))
      return { slots: { value: a, value2: b }, rows: column(of, family.parent.name), asSet: true }
    },
  ),
  ofFamilies(
    'those with one kind but not the other',
    `
    What are the {names} of the {many} {that} have a {child} with {ckind} {value} but no {child} with {ckind} {value2}?
    List the {names} of {many} with {children} of {ckind} {value} but not of {ckind} {value2}.
    Show the {names} of {many} {that} {do} {children} with {ckind} {value} but do not {do} any with {ckind} {value2}.
    Find the {names} of {many} {that} have {children} with {ckind} "{value}" and no {children} with {ckind} "{value2}".
    `,
    (family) => {
      const pair = twoKinds(family)
      if (!pair) return null
      const [value, value2] = pair
      const of = family.parent.rows.filter(
        (row) => has(family, row, value) && !has(family, row, value2),
      )
      return { slots: { value, value2 }, rows: column(of, family.parent.name), asSet: true }
    },
  ),
]

function without(
  { parent, childrenOf }: ToldFamily,
  such: (child: Row) => boolean,
): readonly Row[] {
  return parent.rows.filter((row) => !childrenOf(row).some(such))
}

function has({ child, childrenOf }: ToldFamily, parent: Row, kind: string): boolean {
  return childrenOf(parent).some((row) => row[child.kind.column] === kind)
}

/** Two kinds of children that some parent has both of. */
function twoKinds(family: ToldFamily): readonly [string, string] | null {
  const kinds = kindsOf(family.child).map(([kind]) => String(kind))
  const pairs = kinds.flatMap((a) => kinds.filter((b) => b !== a).map((b) => [a, b] as const))
  const both = pairs.find(([a, b]) =>
    family.parent.rows.some((row) => has(family, row, a) && has(family, row, b)),
  )
  return both ?? null
}
