import { readAt, writeAt } from '../../blocks/at-path.ts'
import { configureBlock } from '../../pipeline/edit.ts'
import type { Expression } from '../../relation/expression.ts'
import type { Join } from '../../relation/join.ts'
import type { Program } from '../../relation/program.ts'
import type { Relation } from '../../relation/relation.ts'
import { checkedFix } from '../fixes/checked-fix.ts'
import type { Finding } from '../finding.ts'
import type { Ground } from '../ground.ts'
import { sayCount } from '../../words/say-count.ts'

/** Every row beside every row. One by one, as each fix is compiled. */
export function* cartesianJoin(ground: Ground): Generator<Finding> {
  for (const { block, relation } of ground.program.steps) {
    if (relation.kind !== 'join' || relation.on.length > 0 || relation.condition) continue
    if (relation.how === 'semi' || relation.how === 'anti') continue
    const left = rowsOf(ground, relation.left)
    const right = rowsOf(ground, relation.right)
    // One row beside each is how a total is put next to its parts.
    if (left === 1 || right === 1) continue
    if (isSingle(ground, relation.left) || isSingle(ground, relation.right)) continue
    const out = ground.rows(block)
    const isLarge = out === null || out >= 100_000
    yield {
      rule: 'cartesian-join',
      category: 'Performance',
      severity: isLarge ? 'critical' : 'warning',
      title: `${ground.say(block)} puts every row beside every row`,
      description: 'A join without keys gives as many rows as both sides multiplied.',
      recommendation: 'Join on columns that are equal where rows belong together.',
      confidence: out === null ? 80 : 100,
      impact: isLarge ? 'high' : 'medium',
      evidence:
        out === null || left === null || right === null
          ? 'Rule: the join has no keys, and neither side is known to have one row.'
          : `Last run: ${left.toLocaleString('en-US')} times ${sayCount(right, 'row')} made ${sayCount(out, 'row')}.`,
      blocks: [block],
      ...keyed(ground, block, relation),
    }
  }
}

/** Where a filter right below asks two columns of the sides to be equal, they are the keys. */
function keyed(ground: Ground, block: string, join: Join) {
  const [arrow, ...others] = ground.outgoing(block)
  const filter = arrow && others.length === 0 ? ground.onlyStep(arrow.target)?.relation : undefined
  if (filter?.kind !== 'filter' || filter.input.kind !== 'step') return {}
  const keys = equalSides(filter.condition, join)
  const stored = ground.block(block)
  if (keys.length === 0 || !stored) return {}
  const inner = writeAt(stored.configuration, 'parameters.how', 'inner')
  const configuration = writeAt(inner, 'parameters.keys', keys)
  if (readAt(stored.configuration, 'parameters.how') === undefined) return {}
  const pipeline = configureBlock(ground.pipeline, block, { ...configuration })
  const said = keys.map(({ left, right }) => `"${left}" = "${right}"`).join(' and ')
  return checkedFix(ground, `Join ${ground.say(block)} on ${said}`, () => pipeline, {
    means: (program) => joinsOn(program, block, keys),
  })
}

/** The block means what was intended: its own `lower` is asked, not its type. */
function joinsOn(
  program: Program,
  block: string,
  keys: readonly { left: string; right: string }[],
): boolean {
  const step = program.steps.find(({ id }) => id === block)
  if (step?.relation.kind !== 'join' || step.relation.how !== 'inner') return false
  return JSON.stringify(step.relation.on) === JSON.stringify(keys)
}

function equalSides(condition: Expression, join: Join): { left: string; right: string }[] {
  if (condition.kind !== 'binary') return []
  if (condition.operator === 'and') {
    return [...equalSides(condition.left, join), ...equalSides(condition.right, join)]
  }
  const { operator, left, right } = condition
  if (operator !== '=' || left.kind !== 'column' || right.kind !== 'column') return []
  const [one, other] = [left.name, right.name].map((name) => {
    return join.columns.find((column) => column.name === name)
  })
  if (one?.side === 'left' && other?.side === 'right')
    return [{ left: one.from, right: other.from }]
  if (one?.side === 'right' && other?.side === 'left')
    return [{ left: other.from, right: one.from }]
  return []
}

function rowsOf(ground: Ground, relation: Relation): number | null {
  if (relation.kind !== 'step') return null
  const step = ground.stepById(relation.step)
  return step && step.id === step.block ? ground.rows(step.block) : null
}

/** One row whatever the data: a total without groups. */
function isSingle(ground: Ground, relation: Relation): boolean {
  const inner = relation.kind === 'step' ? ground.stepById(relation.step)?.relation : relation
  if (!inner) return false
  if (inner.kind === 'aggregate') return inner.keys.length === 0
  if (inner.kind === 'take') return inner.count === 1
  return (inner.kind === 'select' || inner.kind === 'compute' || inner.kind === 'filter') &&
    inner !== relation
    ? isSingle(ground, inner.input)
    : false
}
