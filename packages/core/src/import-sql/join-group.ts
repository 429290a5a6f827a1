import type { Expression } from '../relation/expression.ts'
import type { Draft } from './draft.ts'
import { factorOr } from './factor-or.ts'
import type { Group, Item } from './from-tables.ts'
import { itemBindings } from './from-tables.ts'
import { joinRows } from './join-rows.ts'
import { keySlots } from './key-slots.ts'
import type { Rows } from './rows.ts'
import { allOf, conjuncts, slotsIn } from './slot-expression.ts'
import { filterRows } from './steps.ts'

/** A condition over the slots of some items. */
interface Bound {
  readonly expression: Expression
  readonly items: ReadonlySet<number>
}

/**
 * Joins the tables of a group: conditions on one table become filters before the joins, equalities
 * become keys, and no two tables are put side by side without a key while another order has one.
 */
export function joinGroup(
  draft: Draft,
  group: Group,
  conditions: readonly Expression[],
  build: (item: Item, own: readonly Expression[]) => Rows,
): Rows {
  const locals = group.items.map(
    (item) => new Set(itemBindings(item).flatMap(({ columns }) => columns.map(({ key }) => key))),
  )
  const bound = conditions
    .flatMap(conjuncts)
    .flatMap(factorOr)
    .map((expression): Bound => {
      const slots = [...slotsIn(expression)]
      const items = locals.flatMap((keys, at) => (slots.some((key) => keys.has(key)) ? [at] : []))
      return { expression, items: new Set(items) }
    })
  const own = (at: number) =>
    bound.flatMap((one) => (one.items.size === 1 && one.items.has(at) ? [one.expression] : []))
  const sides = group.items.map((item, at) => build(item, own(at)))
  const [first] = sides
  if (!first) throw new Error('A group has at least one table')
  let rows = first
  const joined = new Set([0])
  let pending = bound.filter(({ items }) => items.size !== 1)
  while (joined.size < sides.length) {
    const next = nextItem(sides.length, joined, pending, locals)
    const side = sides[next]
    if (!side) throw new Error('There is an item left')
    joined.add(next)
    const covered = pending.filter(
      ({ items }) => items.size > 0 && [...items].every((at) => joined.has(at)),
    )
    pending = pending.filter((one) => !covered.includes(one))
    const others = new Set(
      [...joined].filter((at) => at !== next).flatMap((at) => [...(locals[at] ?? [])]),
    )
    const equal = covered.flatMap(
      ({ expression }) => equalSides(expression, others, locals[next]) ?? [],
    )
    const rest = covered.filter(({ expression }) => !equalSides(expression, others, locals[next]))
    const keyed = keySlots(draft, rows, side, equal)
    const condition = equal.length === 0 ? allOf(rest.map(({ expression }) => expression)) : null
    rows = joinRows(draft, keyed.left, keyed.right, { how: 'inner', keys: keyed.keys, condition })
    const after = equal.length === 0 ? null : allOf(rest.map(({ expression }) => expression))
    if (after) rows = filterRows(draft, rows, after)
  }
  const constant = allOf(pending.map(({ expression }) => expression))
  return constant ? filterRows(draft, rows, constant) : rows
}

/** The first table with a key to those joined; else one with some condition; else simply the next. */
function nextItem(
  count: number,
  joined: ReadonlySet<number>,
  pending: readonly Bound[],
  locals: readonly ReadonlySet<string>[],
): number {
  const left = Array.from({ length: count }, (_, at) => at).filter((at) => !joined.has(at))
  const slots = new Set([...joined].flatMap((at) => [...(locals[at] ?? [])]))
  const keyed = left.find((at) =>
    pending.some(({ expression }) => equalSides(expression, slots, locals[at])),
  )
  const linked = left.find((at) =>
    pending.some(
      ({ items }) => items.has(at) && [...items].every((one) => one === at || joined.has(one)),
    ),
  )
  return keyed ?? linked ?? left[0] ?? 0
}

export interface EqualSides {
  readonly left: Expression
  readonly right: Expression
}

/** The two sides of an equality between two tables, or null for any other condition. */
export function equalSides(
  expression: Expression,
  lefts: ReadonlySet<string>,
  rights: ReadonlySet<string> | undefined,
): EqualSides | null {
  if (expression.kind !== 'binary' || expression.operator !== '=' || !rights) return null
  const { left, right } = expression
  if (within(left, lefts) && within(right, rights)) return { left, right }
  if (within(right, lefts) && within(left, rights)) return { left: right, right: left }
  return null
}

export function within(expression: Expression, slots: ReadonlySet<string>): boolean {
  const used = slotsIn(expression)
  return used.size > 0 && [...used].every((key) => slots.has(key))
}
