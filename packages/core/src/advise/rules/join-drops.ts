import type { Finding } from '../finding.ts'
import type { Ground } from '../ground.ts'
import { sayCount } from '../../words/say-count.ts'
import { rowsOf } from './rows-of.ts'

/** From here on rows are lost that nobody asked to lose. */
const MOST_LOST = 0.5

/** An inner join that most rows of its left side do not survive. */
export function joinDrops(ground: Ground): readonly Finding[] {
  return ground.program.steps.flatMap(({ block, relation }): readonly Finding[] => {
    if (relation.kind !== 'join' || relation.how !== 'inner') return []
    const left = rowsOf(ground, relation.left)
    const out = ground.rows(block)
    if (left === null || out === null || out >= left * MOST_LOST) return []
    return [
      {
        rule: 'join-drops',
        category: 'Data quality',
        severity: 'warning',
        title: `${ground.say(block)} drops rows`,
        description: 'Most rows on the left have no match on the right, and are gone behind it.',
        recommendation: 'Look at the keys, or keep rows without a match by a left join.',
        confidence: 75,
        impact: 'medium',
        evidence: `Last run: ${sayCount(left, 'row')} on the left, ${sayCount(out, 'row')} behind it.`,
        blocks: [block],
      },
    ]
  })
}
