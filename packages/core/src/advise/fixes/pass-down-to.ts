import { childrenOf } from '../../relation/children-of.ts'
import type { Expression } from '../../relation/expression.ts'
import type { Join } from '../../relation/join.ts'
import type { Relation, RelationKind, StepOutput } from '../../relation/relation.ts'

/** Where a filter over some columns may stand as well: below these operations, with the same rows in the end. */
export interface Passage {
  readonly leaf: StepOutput
  /** The operations it passes, the first one first. */
  readonly passed: readonly RelationKind[]
}

/**
 * Whether a condition over `names` may be asked of the rows an operation reads, in place of those it
 * gives; null where that would change what comes out.
 */
export function passDownTo(
  relation: Relation,
  names: readonly string[],
  calm: boolean,
): Passage | null {
  if (relation.kind === 'step') return { leaf: relation, passed: [] }
  const below = inputBelow(relation, names, calm)
  const further = below && passDownTo(below, names, calm)
  return further && { leaf: further.leaf, passed: [relation.kind, ...further.passed] }
}

/**
 * Whether a condition can be asked of any row: arithmetic may leave the range of integers, which ends a
 * run, and rows that an operation drops must not be able to end it.
 */
export function isCalm(condition: Expression): boolean {
  if (condition.kind === 'call') return false
  if (condition.kind === 'unary' && condition.operator === '-') return false
  if (condition.kind === 'binary' && '+-*/%'.includes(condition.operator)) return false
  return childrenOf(condition).every(isCalm)
}

export function namesIn(expression: Expression): readonly string[] {
  if (expression.kind === 'column') return [expression.name]
  return [...new Set(childrenOf(expression).flatMap(namesIn))]
}

function inputBelow(relation: Relation, names: readonly string[], calm: boolean): Relation | null {
  const within = (list: readonly string[]) => names.every((name) => list.includes(name))
  const apart = (list: readonly { readonly name: string }[]) =>
    list.every(({ name }) => !names.includes(name))
  switch (relation.kind) {
    case 'sort':
      return relation.input
    case 'filter':
      // What the inner one lets through may be all that the outer one can bear.
      return calm ? relation.input : null
    case 'compute':
      return apart(relation.columns) ? relation.input : null
    case 'window':
      // Whole partitions stay or go, so that the rows left in each see the neighbours they saw.
      return apart(relation.columns) && relation.columns.every(({ partition }) => within(partition))
        ? relation.input
        : null
    case 'select': {
      const same = relation.columns.filter(({ name, from }) => name === from)
      return within(same.map(({ name }) => name)) ? relation.input : null
    }
    case 'distinct':
      return !relation.by || within(relation.by) ? relation.input : null
    case 'aggregate':
    case 'pivot':
      return names.length > 0 && within(relation.keys) ? relation.input : null
    case 'unpivot':
      return within(relation.keep) ? relation.input : null
    case 'join':
      return calm ? sideBelow(relation, names) : null
    // An append has several places, and those that cut rows see other rows then.
    case 'append':
    case 'take':
    case 'sample':
    case 'from':
    case 'step':
      return null
  }
}

const LEFT: ReadonlySet<Join['how']> = new Set(['inner', 'left', 'semi', 'anti', 'cross'])
const RIGHT: ReadonlySet<Join['how']> = new Set(['inner', 'right', 'cross'])

function sideBelow({ how, columns, left, right }: Join, names: readonly string[]): Relation | null {
  const from = (side: 'left' | 'right') =>
    names.every((name) =>
      columns.some((column) => {
        return column.side === side && column.name === name && column.from === name
      }),
    )
  if (names.length === 0) return null
  if (LEFT.has(how) && from('left')) return left
  if (RIGHT.has(how) && from('right')) return right
  return null
}
