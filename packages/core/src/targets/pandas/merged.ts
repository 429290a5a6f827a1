import { columnsOf } from '../../relation/columns-of.ts'
import type { Join, JoinColumn } from '../../relation/join.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from '../python/literal.ts'
import { oneOrList, pythonCall, pythonDict, pythonList } from '../python/python-call.ts'
import { sameTypes } from './same-types.ts'
import type { Sides } from './sides.ts'

/**
 * `orders.merge(customers, on="customer_id")`. Null where names of the two sides meet, or pandas would
 * have another cell in a key.
 */
export function merged(relation: Join, { left, right }: Sides): Code | null {
  const { how, on, columns } = relation
  if (how === 'semi' || how === 'anti' || how === 'outer' || !sameTypes(relation)) return null
  if (on.length === 0 && how !== 'cross') return null
  const plan = planOf(relation)
  if (!plan) return null
  const keys = on.map((key) => text(key.left))
  const others = plan.keys.map(text)
  const isShared = on.every((key, at) => key.left === plan.keys[at])
  const sides = isShared
    ? [code`on=${oneOrList(keys)}`]
    : [code`left_on=${oneOrList(keys)}`, code`right_on=${oneOrList(others)}`]
  // pandas takes a missing key to be equal to another: one side has to be without.
  const [one, other] =
    how === 'right'
      ? [withKeys(left, keys), plan.right(right)]
      : [left, withKeys(plan.right(right), how === 'cross' ? [] : others)]
  const kind = how === 'inner' ? [] : [code`how=${text(how)}`]
  const rows = pythonCall(code`${one}.merge`, other, ...(how === 'cross' ? [] : sides), ...kind)
  const wanted = columns.map(({ name }) => name)
  const isAsWanted =
    wanted.length === plan.given.length && wanted.every((name, at) => plan.given[at] === name)
  return isAsWanted ? rows : code`${rows}[${pythonList(...wanted.map(text))}]`
}

function withKeys(rows: Code, keys: readonly Code[]): Code {
  return keys.length === 0 ? rows : code`${rows}.dropna(subset=${oneOrList(keys)})`
}

interface Plan {
  /** The other side with the columns that come out, as they are to be called. */
  right(rows: Code): Code
  /** The keys on the other side, as they are called then. */
  readonly keys: readonly string[]
  /** The columns pandas gives. */
  readonly given: readonly string[]
}

function planOf({ left, right, how, on, columns }: Join): Plan | null {
  const own = columnsOf(left).map(({ name }) => name)
  const isKey = new Set(on.map((key) => key.left))
  const isRenamed = columns.some(({ side, name, from }) => side !== 'right' && name !== from)
  // Of a right row without a left one pandas shows the key itself.
  const isOther = columns.some(({ side, from }) => {
    return how === 'right' && isKey.has(from) && side === 'left'
  })
  const taken = columns.filter(({ side }) => side === 'right')
  const isTwice = new Set(taken.map(({ from }) => from)).size < taken.length
  if (isRenamed || isOther || isTwice) return null
  const called = new Map(taken.map(({ from, name }) => [from, name]))
  const keys = on.map((key) => called.get(key.right) ?? key.right)
  const isShared = on.every((key, at) => key.left === keys[at])
  // Both keys are there, unless they are called alike; then they are one.
  if (!isShared && (how === 'right' || on.some((key, at) => key.left === keys[at]))) return null
  // A key that is shown as the right side has it is missing where nothing matches.
  if (isShared && how !== 'inner' && on.some((key) => called.has(key.right))) return null
  const needed = columnsOf(right).filter(({ name }) => {
    return called.has(name) || on.some((key) => key.right === name)
  })
  const names = needed.map(({ name }) => called.get(name) ?? name)
  // A column called as the key is that comes along: the key would be two columns.
  if (new Set(names).size < names.length) return null
  const fresh = isShared ? names.filter((name) => !isKey.has(name)) : names
  if (fresh.some((name) => own.includes(name))) return null
  const sources = needed.map(({ name }) => name)
  return { right: (rows) => chosen(rows, right, taken, sources), keys, given: [...own, ...fresh] }
}

/** Chosen before they are renamed: a new name may be that of a column which is left out. */
function chosen(
  rows: Code,
  right: Join['right'],
  taken: readonly JoinColumn[],
  sources: readonly string[],
): Code {
  const isAll = sources.length === columnsOf(right).length
  const some = isAll ? rows : code`${rows}[${pythonList(...sources.map(text))}]`
  const renamed = taken.filter(({ name, from }) => name !== from)
  const entries = renamed.map(({ name, from }) => [from, text(name)] as const)
  return entries.length === 0 ? some : code`${some}.rename(columns=${pythonDict(entries)})`
}
