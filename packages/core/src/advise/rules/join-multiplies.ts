import type { Join } from '../../relation/join.ts'
import { type Relation, sourceId } from '../../relation/relation.ts'
import type { Finding } from '../finding.ts'
import type { Ground } from '../ground.ts'
import { sayCount } from '../../words/say-count.ts'
import { rowsOf } from './rows-of.ts'

const RULE = 'join-multiplies'

/** A join whose keys are unique on neither side, so that rows are multiplied. */
export function joinMultiplies(ground: Ground): readonly Finding[] {
  const joins = ground.program.steps.flatMap(({ block, relation }) =>
    relation.kind === 'join' && relation.on.length > 0 && KINDS.includes(relation.how)
      ? [{ block, relation }]
      : [],
  )
  const judged = joins.map((join) => judge(ground, join.block, join.relation))
  const found = judged.flatMap((one) => (one && typeof one !== 'string' ? [one] : []))
  const fine = judged.filter((one) => one === 'fine')
  if (found.length > 0 || fine.length === 0) return found
  return [
    {
      rule: RULE,
      category: 'Data quality',
      severity: 'success',
      title: fine.length === 1 ? 'The join adds no rows' : 'The joins add no rows',
      description:
        'No join gave more rows than the larger of its sides, so keys match as they should.',
      recommendation: 'Nothing to do.',
      confidence: 95,
      impact: 'low',
      evidence: `Last run: ${sayCount(fine.length, 'join')} measured.`,
      blocks: joins.map(({ block }) => block),
    },
  ]
}

const KINDS: readonly Join['how'][] = ['inner', 'left', 'right', 'outer']

function judge(ground: Ground, block: string, join: Join): Finding | 'fine' | null {
  const left = rowsOf(ground, join.left)
  const right = rowsOf(ground, join.right)
  const out = ground.rows(block)
  if (left === null || right === null || out === null) return byProfile(ground, block, join)
  // With unique keys on one side each row of the other is met at most once; outer kinds keep the rest.
  const most = join.how === 'inner' ? Math.max(left, right) : left + right
  if (out <= most) return 'fine'
  const factor = out / Math.max(left, right, 1)
  const keys = keysOf(join)
  return {
    ...common(ground, block, keys),
    severity: factor >= 10 ? 'critical' : 'warning',
    confidence: 100,
    impact: factor >= 10 ? 'high' : 'medium',
    evidence: `Last run: ${sayCount(out, 'row')} from ${left.toLocaleString('en-US')} and ${sayCount(right, 'row')}, ${Math.round(factor * 10) / 10} times the larger side.`,
  }
}

function byProfile(ground: Ground, block: string, join: Join): Finding | null {
  const [pair, ...more] = join.on
  if (!pair || more.length > 0) return null
  const left = repeats(ground, join.left, pair.left)
  const right = repeats(ground, join.right, pair.right)
  if (!left || !right) return null
  return {
    ...common(ground, block, keysOf(join)),
    severity: 'warning',
    confidence: 75,
    impact: 'medium',
    evidence: `Profile: ${left} on the left, ${right} on the right.`,
  }
}

function common(ground: Ground, block: string, keys: string) {
  return {
    rule: RULE,
    category: 'Data quality',
    title: `${ground.say(block)} multiplies rows`,
    description: `The keys ${keys} are unique on neither side, so that rows with equal keys meet each other several times. Sums over the result count them more than once.`,
    recommendation:
      'Join on a key that is unique on one side: group or deduplicate one side before, or add the missing key column.',
    blocks: [block],
  } as const
}

function keysOf({ on }: Join): string {
  const pairs = on.map(({ left, right }) =>
    left === right ? `"${left}"` : `"${left}" = "${right}"`,
  )
  return pairs.join(', ')
}

/** `500 values in 10,000 rows`, where a column of a source is known to repeat itself. */
function repeats(ground: Ground, relation: Relation, column: string): string | null {
  const source = relation.kind === 'step' ? ground.stepById(relation.step)?.relation : undefined
  if (source?.kind !== 'from') return null
  const profile = ground.profiles?.[sourceId(source)]
  const found = profile?.columns.find(({ name }) => name === column)
  if (!profile || !found) return null
  const filled = profile.profiledRows - found.nulls
  // An estimate is a few percent off.
  const isSure = found.isDistinctExact ? found.distinct < filled : found.distinct < filled * 0.9
  return isSure ? `${sayCount(found.distinct, 'value')} in ${sayCount(filled, 'row')}` : null
}
