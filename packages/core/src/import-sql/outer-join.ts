import type { Expression } from '../relation/expression.ts'
import type { JoinKind } from '../relation/join.ts'
import { literal, when } from './build-expression.ts'
import { typeIn } from './coerce.ts'
import type { Draft } from './draft.ts'
import { equalSides, within } from './join-group.ts'
import { joinRows } from './join-rows.ts'
import { keySlots } from './key-slots.ts'
import type { Rows } from './rows.ts'
import { allOf, conjuncts } from './slot-expression.ts'
import { filterRows, renameColumns, unionRows } from './steps.ts'
import { freshName } from './rows.ts'

interface Sides {
  readonly left: Rows
  readonly right: Rows
  readonly leftSlots: ReadonlySet<string>
  readonly rightSlots: ReadonlySet<string>
}

/** A join that keeps unmatched rows of a side, or asks only whether there is a match. */
export function outerJoin(
  draft: Draft,
  how: JoinKind,
  sides: Sides,
  conditions: readonly Expression[],
  apart: boolean,
): Rows {
  const { leftSlots, rightSlots } = sides
  const all = conditions.flatMap(conjuncts)
  const equal = all.flatMap((one) => equalSides(one, leftSlots, rightSlots) ?? [])
  const others = all.filter((one) => !equalSides(one, leftSlots, rightSlots))
  const ofLeft = others.filter((one) => within(one, leftSlots))
  const ofRight = others.filter((one) => within(one, rightSlots))
  const mixed = others.filter((one) => !ofLeft.includes(one) && !ofRight.includes(one))
  const keepsLeft = how === 'left' || how === 'outer' || how === 'anti'
  const keepsRight = how === 'right' || how === 'outer'
  const filtered = (rows: Rows, own: readonly Expression[], kept: boolean) => {
    const condition = kept ? null : allOf(own)
    return condition ? filterRows(draft, rows, condition) : rows
  }
  const left = filtered(sides.left, ofLeft, keepsLeft)
  const right = filtered(sides.right, ofRight, keepsRight)
  const masks = [...(keepsLeft ? ofLeft : []), ...(keepsRight ? ofRight : [])]
  if (mixed.length > 0 || equal.length === 0) {
    const condition = allOf([...masks, ...mixed]) ?? literal(true, draft.at)
    return withCondition(draft, how, { ...sides, left, right }, equal, condition)
  }
  // A row whose own condition fails has no partner: an empty key has none either.
  const [first, ...more] = equal
  const masked =
    first && masks.length > 0 ? [mask(draft, first, masks, leftSlots, rightSlots), ...more] : equal
  const keyed = keySlots(draft, left, right, masked)
  return joinRows(draft, keyed.left, keyed.right, { how, keys: keyed.keys, apart })
}

function mask(
  draft: Draft,
  pair: { readonly left: Expression; readonly right: Expression },
  masks: readonly Expression[],
  leftSlots: ReadonlySet<string>,
  rightSlots: ReadonlySet<string>,
) {
  const side = (value: Expression, slots: ReadonlySet<string>) => {
    const condition = allOf(masks.filter((one) => within(one, slots)))
    return condition ? when(condition, value) : value
  }
  typeIn(pair.left, draft)
  return { left: side(pair.left, leftSlots), right: side(pair.right, rightSlots) }
}

/**
 * A join that keeps unmatched rows goes by its keys alone; with a further condition it is the pairs
 * that match, and below them the rows that have no match.
 */
function withCondition(
  draft: Draft,
  how: JoinKind,
  { left, right }: Sides,
  equal: readonly { readonly left: Expression; readonly right: Expression }[],
  condition: Expression,
): Rows {
  const keyed = keySlots(draft, left, right, equal)
  const { keys } = keyed
  if (how === 'semi' || how === 'anti') {
    return joinRows(draft, keyed.left, keyed.right, { how, keys, condition })
  }
  const other = renameColumns(draft, keyed.right, apartFrom(keyed.left, keyed.right))
  const step = { keys, condition }
  const matched = joinRows(draft, keyed.left, other, { ...step, how: 'inner' })
  const turned = { keys: keys.map((key) => ({ left: key.right, right: key.left })), condition }
  const lone = [
    ...(how === 'left' || how === 'outer'
      ? [joinRows(draft, keyed.left, other, { ...step, how: 'anti' })]
      : []),
    ...(how === 'right' || how === 'outer'
      ? [joinRows(draft, other, keyed.left, { ...turned, how: 'anti' })]
      : []),
  ]
  return { ...unionRows(draft, [matched, ...lone], false), names: matched.names }
}

function apartFrom(left: Rows, right: Rows): Map<string, string> {
  const lefts = new Set(left.columns.map(({ name }) => name.toLowerCase()))
  const taken = [...left.columns, ...right.columns]
  const renames = new Map<string, string>()
  for (const { name } of right.columns) {
    if (!lefts.has(name.toLowerCase())) continue
    const fresh = freshName(`${name}_${right.called}`.slice(0, 200), taken)
    taken.push({ name: fresh, type: 'text' })
    renames.set(name, fresh)
  }
  return renames
}
