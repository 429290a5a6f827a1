import { ofFamilies } from '../meaning.ts'
import type { ToldFamily } from '../meaning.ts'
import type { Row } from '../reference.ts'
import { column, commonKind, kindsOf, otherKind } from './values.ts'

/** Rows told apart by what refers to them: nothing, nothing of a kind, two kinds at once. */
export const LACKING = [
  ofFamilies('those without any child', (family) => ({
    slots: {},
    rows: column(
      without(family, () => true),
      family.parent.name,
    ),
  })),
  ofFamilies('how many are without any child', (family) => ({
    slots: {},
    rows: [[without(family, () => true).length]],
  })),
  ofFamilies('those with any child', ({ parent, childrenOf }) => ({
    slots: {},
    rows: column(
      parent.rows.filter((row) => childrenOf(row).length > 0),
      parent.name,
    ),
    asSet: true,
  })),
  ofFamilies('those without such a child', (family) => {
    const { parent, child } = family
    const { value } = commonKind(child)
    const of = without(family, (row) => row[child.kind.column] === value)
    return { slots: { value }, rows: column(of, parent.name), asSet: true }
  }),
  ofFamilies('those with children of both kinds', (family) => {
    const pair = twoKinds(family)
    if (!pair) return null
    const [value, value2] = pair
    const of = family.parent.rows.filter(
      (row) => has(family, row, value) && has(family, row, value2),
    )
    return { slots: { value, value2 }, rows: column(of, family.parent.name), asSet: true }
  }),
  ofFamilies('those with children of either kind', (family) => {
    const [a, b] = [commonKind(family.child).value, otherKind(family.child).value]
    const of = family.parent.rows.filter((row) => has(family, row, a) || has(family, row, b))
    return { slots: { value: a, value2: b }, rows: column(of, family.parent.name), asSet: true }
  }),
  ofFamilies('those with one kind but not the other', (family) => {
    const pair = twoKinds(family)
    if (!pair) return null
    const [value, value2] = pair
    const of = family.parent.rows.filter(
      (row) => has(family, row, value) && !has(family, row, value2),
    )
    return { slots: { value, value2 }, rows: column(of, family.parent.name), asSet: true }
  }),
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
