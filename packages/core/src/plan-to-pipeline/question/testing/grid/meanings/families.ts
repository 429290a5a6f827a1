import { ofFamilies } from '../meaning.ts'
import { highest, numberIn } from '../reference.ts'
import { column, commonKind, limitBelow } from './values.ts'

/** Rows told of by the table they refer to, or by those that refer to them. */
export const FAMILIES_TOLD = [
  ofFamilies('children with their parents', ({ parent, child, parentOf }) => ({
    slots: {},
    rows: child.rows.map((row) => [
      row[child.name.column] ?? null,
      parentOf(row)[parent.name.column] ?? null,
    ]),
  })),
  ofFamilies('children of the one called', ({ parent, child, childrenOf }) => {
    const row = highest(parent.rows, (one) => childrenOf(one).length) ?? {}
    return {
      slots: { called: String(row[parent.name.column]) },
      rows: column(childrenOf(row), child.name),
    }
  }),
  ofFamilies('how many children the one called has', ({ parent, childrenOf }) => {
    const row = highest(parent.rows, (one) => childrenOf(one).length) ?? {}
    return {
      slots: { called: String(row[parent.name.column]) },
      rows: [[childrenOf(row).length]],
    }
  }),
  ofFamilies('parent of the child called', ({ parent, child, parentOf }) => {
    const [, row] = child.rows
    if (!row) return null
    return {
      slots: { called: String(row[child.name.column]) },
      rows: column([parentOf(row)], parent.name),
    }
  }),
  ofFamilies('kind of the parent of the highest child', ({ parent, child, parentOf }) => {
    const row = highest(child.rows, (one) => numberIn(one, child.number.column))
    return row && { slots: {}, rows: column([parentOf(row)], parent.kind) }
  }),
  ofFamilies('parent of the highest child', ({ parent, child, parentOf }) => {
    const row = highest(child.rows, (one) => numberIn(one, child.number.column))
    return row && { slots: {}, rows: column([parentOf(row)], parent.name) }
  }),
  ofFamilies('children of parents of one kind', ({ parent, child, parentOf }) => {
    const { value } = commonKind(parent)
    const of = child.rows.filter((row) => parentOf(row)[parent.kind.column] === value)
    return { slots: { value }, rows: column(of, child.name) }
  }),
  ofFamilies('how many children parents of one kind have', ({ parent, child, parentOf }) => {
    const { value } = commonKind(parent)
    const of = child.rows.filter((row) => parentOf(row)[parent.kind.column] === value)
    return { slots: { value }, rows: [[of.length]] }
  }),
  ofFamilies('parents with such a child', ({ parent, child, childrenOf }) => {
    const { value } = commonKind(child)
    const of = parent.rows.filter((row) =>
      childrenOf(row).some((one) => one[child.kind.column] === value),
    )
    return { slots: { value }, rows: column(of, parent.name), asSet: true }
  }),
  ofFamilies('parents with a child above a number', ({ parent, child, childrenOf }) => {
    const limit = limitBelow(child.rows, child.number, 3)
    const of = parent.rows.filter((row) =>
      childrenOf(row).some((one) => numberIn(one, child.number.column) > limit),
    )
    return { slots: { limit }, rows: column(of, parent.name), asSet: true }
  }),
  ofFamilies('children of the highest parent', ({ parent, child, childrenOf }) => {
    const row = highest(parent.rows, (one) => numberIn(one, parent.number.column))
    return row && childrenOf(row).length > 0
      ? { slots: {}, rows: column(childrenOf(row), child.name) }
      : null
  }),
]
