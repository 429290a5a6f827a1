import type { Expression } from '../relation/expression.ts'
import type { JoinKind } from '../relation/join.ts'
import { printExpression } from '../relation/print-expression.ts'
import type { Draft } from './draft.ts'
import { freshName } from './rows.ts'
import type { Rows, Slot } from './rows.ts'
import { placed } from './slot-expression.ts'
import { checkTypes, nameIn, renameColumns, shortened } from './steps.ts'

export interface JoinStep {
  readonly how: JoinKind
  readonly keys: readonly { readonly left: Slot; readonly right: Slot }[]
  readonly condition?: Expression | null
  /** The right keys are asked for by themselves: where no row matches, they are empty. */
  readonly apart?: boolean
}

const LABELS: Readonly<Record<JoinKind, string>> = {
  inner: 'Join',
  left: 'Left join',
  right: 'Right join',
  outer: 'Full join',
  semi: 'Only with',
  anti: 'Without',
  cross: 'Beside',
}

/** Two tables side by side; clashing names are told apart, and the slots of both stay known. */
export function joinRows(draft: Draft, left: Rows, given: Rows, step: JoinStep): Rows {
  const { how, condition } = step
  const right = renameColumns(draft, given, clashes(left, given, step))
  const keys = step.keys.map((key) => ({
    left: nameIn(left, key.left),
    right: nameIn(right, key.right),
  }))
  const unique = keys.filter(
    (key, at) => keys.findIndex((one) => one.left === key.left && one.right === key.right) === at,
  )
  const suffix = suffixFor(left, right)
  const names = joinedNames(left, right, unique, suffix)
  const both: Rows = { ...left, names, called: 'joined rows' }
  if (condition) checkTypes(draft, condition)
  const parameters = {
    how: how === 'inner' && unique.length === 0 && !condition ? 'cross' : how,
    keys: how === 'cross' ? [] : unique,
    suffix,
    ...(condition ? { condition: printExpression(placed(condition, both)) } : {}),
  }
  const label = shortened(`${LABELS[how]} ${right.called}`)
  const added = draft.add('join', { parameters }, [left, right], label)
  const halved = how === 'semi' || how === 'anti'
  return halved ? { ...left, ...added } : { ...both, ...added }
}

/** Right columns that need another name: told apart by letter case alone, or keys wanted apart. */
function clashes(left: Rows, right: Rows, { how, keys, apart }: JoinStep): Map<string, string> {
  if (how === 'semi' || how === 'anti') return new Map()
  const lefts = new Map(left.columns.map(({ name }) => [name.toLowerCase(), name]))
  const shared = new Set(
    apart
      ? keys.flatMap((key) =>
          nameIn(left, key.left) === nameIn(right, key.right) ? [nameIn(right, key.right)] : [],
        )
      : [],
  )
  const renames = new Map<string, string>()
  const taken = [...left.columns, ...right.columns]
  for (const { name } of right.columns) {
    const other = lefts.get(name.toLowerCase())
    if (other === undefined || (other === name && !shared.has(name))) continue
    const fresh = freshName(`${name}_${right.called}`.slice(0, 200), taken)
    taken.push({ name: fresh, type: 'text' })
    renames.set(name, fresh)
  }
  return renames
}

/** Put behind the right names that clash; it must not make new clashes. */
function suffixFor(left: Rows, right: Rows): string {
  const usual = '_right'
  const all = new Set([...left.columns, ...right.columns].map(({ name }) => name.toLowerCase()))
  const lefts = new Set(left.columns.map(({ name }) => name))
  const clashing = right.columns.filter(({ name }) => lefts.has(name))
  if (clashing.length === 0) return usual
  const word = right.called.replaceAll(/[^\p{L}\p{N}]+/gu, '_').slice(0, 40)
  const candidates = [`_${word}`, ...Array.from({ length: 100 }, (_, at) => `_${word}_${at + 2}`)]
  const fits = (suffix: string) =>
    clashing.every(({ name }) => !all.has(`${name}${suffix}`.toLowerCase()))
  return candidates.find(fits) ?? `_${all.size}`
}

function joinedNames(
  left: Rows,
  right: Rows,
  keys: readonly { readonly left: string; readonly right: string }[],
  suffix: string,
): Map<string, string> {
  const lefts = new Set(left.columns.map(({ name }) => name))
  const shared = new Set(keys.filter((key) => key.left === key.right).map((key) => key.right))
  const names = new Map(left.names)
  for (const [key, name] of right.names) {
    const clashing = lefts.has(name) && !shared.has(name)
    names.set(key, clashing ? `${name}${suffix}` : name)
  }
  return names
}
