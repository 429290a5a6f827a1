import { ofFamilies } from '../meaning.ts'
import type { ToldFamily } from '../meaning.ts'
import { descending, distinct, groupsOf, highest, mean, numberIn, sum } from '../reference.ts'
import type { Row } from '../reference.ts'
import { column, kindsOf, limitBelow } from './values.ts'

/** What is counted or computed of the rows that refer to a row. A parent without any is in no group. */
export const COUNTED_CHILDREN = [
  ofFamilies('how many children each has', (family) => ({
    slots: {},
    rows: having(family).map((row) => [
      row[family.parent.name.column] ?? null,
      family.childrenOf(row).length,
    ]),
  })),
  ofFamilies('the one with the most children', (family) => {
    const row = highest(family.parent.rows, (one) => family.childrenOf(one).length)
    return row && { slots: {}, rows: column([row], family.parent.name) }
  }),
  ofFamilies('kind of the one with the most children', (family) => {
    const row = highest(family.parent.rows, (one) => family.childrenOf(one).length)
    return row && { slots: {}, rows: column([row], family.parent.kind) }
  }),
  ofFamilies('the one with the most children, and how many', (family) => {
    const row = highest(family.parent.rows, (one) => family.childrenOf(one).length)
    return (
      row && {
        slots: {},
        rows: [[row[family.parent.name.column] ?? null, family.childrenOf(row).length]],
      }
    )
  }),
  ofFamilies('those with at least so many children', (family) => ({
    slots: {},
    rows: column(
      family.parent.rows.filter((row) => family.childrenOf(row).length >= 2),
      family.parent.name,
    ),
  })),
  ofFamilies('those with more than so many children', (family) => ({
    slots: { n: 2 },
    rows: column(
      family.parent.rows.filter((row) => family.childrenOf(row).length > 2),
      family.parent.name,
    ),
  })),
  ofFamilies('those with exactly one child', (family) => {
    const of = family.parent.rows.filter((row) => family.childrenOf(row).length === 1)
    return of.length === 0 ? null : { slots: {}, rows: column(of, family.parent.name) }
  }),
  ofFamilies('those with fewer than two children', (family) => ({
    slots: {},
    rows: column(
      family.parent.rows.filter((row) => family.childrenOf(row).length < 2),
      family.parent.name,
    ),
  })),
  ofFamilies('many children or a high number', (family) => {
    const { parent, childrenOf } = family
    const limit = limitBelow(parent.rows, parent.number, 2)
    const of = parent.rows.filter(
      (row) => childrenOf(row).length > 2 || numberIn(row, parent.number.column) > limit,
    )
    return { slots: { limit }, rows: column(of, parent.name), asSet: true }
  }),
  ofFamilies('average of the children of each', (family) => ({
    slots: {},
    rows: measured(family, mean),
  })),
  ofFamilies('total of the children of each', (family) => ({
    slots: {},
    rows: measured(family, sum),
  })),
  ofFamilies('the one with the highest total', (family) => {
    const found = highest(measured(family, sum), ([, total]) => total)
    return found && { slots: {}, rows: [[found[0]]] }
  }),
  ofFamilies('the one with the highest average', (family) => {
    const found = highest(measured(family, mean), ([, average]) => average)
    return found && { slots: {}, rows: [[found[0]]] }
  }),
  ofFamilies('those with a total above', (family) => {
    const totals = descending(measured(family, sum), ([, total]) => total)
    const limit = Math.ceil(totals[2]?.[1] ?? 0)
    return {
      slots: { limit },
      rows: totals.filter(([, total]) => total > limit).map(([name]) => [name]),
    }
  }),
  ofFamilies('children for each kind of parent', (family) => ({
    slots: {},
    rows: [...groupsOf(family.child.rows, kindOfParent(family))].map(([kind, of]) => [
      kind,
      of.length,
    ]),
  })),
  ofFamilies('average children of a parent', (family) => ({
    slots: {},
    rows: [[family.child.rows.length / family.parent.rows.length]],
    or: [[family.child.rows.length / having(family).length]],
  })),
  ofFamilies('how many have any child', (family) => ({
    slots: {},
    rows: [[having(family).length]],
  })),
  ofFamilies('kinds of children of each', (family) => ({
    slots: {},
    rows: having(family).map((row) => [
      row[family.parent.name.column] ?? null,
      distinct(family.childrenOf(row).map((one) => one[family.child.kind.column])).length,
    ]),
  })),
  ofFamilies('the highest child of each', (family) => ({
    slots: {},
    rows: measured(family, (numbers) => Math.max(...numbers)),
  })),
  ofFamilies('kinds of parents with the most children', (family) => {
    const groups = [...groupsOf(family.child.rows, kindOfParent(family))]
    const found = highest(groups, ([, of]) => of.length)
    return found && kindsOf(family.parent).length > 1 ? { slots: {}, rows: [[found[0]]] } : null
  }),
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
