import type { Relation } from '../../relation/relation.ts'
import { checkedFix } from '../fixes/checked-fix.ts'
import { bridge } from '../fixes/rewire.ts'
import type { Finding } from '../finding.ts'
import type { Ground } from '../ground.ts'
import { sayCount } from '../../words/say-count.ts'

/** A sort whose order everything that reads it forgets. */
export function needlessSort(ground: Ground): readonly Finding[] {
  return ground.program.steps.flatMap((step): readonly Finding[] => {
    const { relation, block } = step
    const readers = ground.outgoing(block)
    if (relation.kind !== 'sort' || relation.input.kind !== 'step' || !ground.onlyStep(block)) {
      return []
    }
    const forgets = readers.every(({ target }) => {
      const reader = ground.onlyStep(target)
      return reader !== null && forgetsOrder(reader.relation)
    })
    if (readers.length === 0 || !forgets) return []
    const rows = ground.rows(block)
    const next = readers.map(({ target }) => ground.say(target)).join(' and ')
    return [
      {
        rule: 'needless-sort',
        category: 'Performance',
        severity: rows !== null && rows >= 100_000 ? 'warning' : 'info',
        title: `The order of ${ground.say(block)} is lost again`,
        description: `${next} ${readers.length === 1 ? 'does' : 'do'} not keep the order of the rows, so sorting them before has no effect.`,
        recommendation: 'Remove the sort, or sort at the end.',
        confidence: 95,
        impact: rows === null || rows < 100_000 ? 'low' : 'medium',
        evidence:
          rows === null
            ? 'Rule: groups, distinct rows and a later sort do not depend on the order of rows.'
            : `Last run: ${sayCount(rows, 'row')} were sorted.`,
        blocks: [block, ...readers.map(({ target }) => target)],
        ...checkedFix(ground, `Remove ${ground.say(block)}`, () => bridge(ground.pipeline, block)),
      },
    ]
  })
}

/** Its measures and ties name their own order, so that nothing hangs on the order of the rows. */
function forgetsOrder(relation: Relation): boolean {
  switch (relation.kind) {
    case 'aggregate':
    case 'pivot':
    case 'sort':
      return relation.input.kind === 'step'
    case 'distinct':
      return relation.input.kind === 'step' && !relation.by
    case 'take':
      return relation.input.kind === 'sort' && forgetsOrder(relation.input)
    default:
      return false
  }
}
