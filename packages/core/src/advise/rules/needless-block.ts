import { checkedFix } from '../fixes/checked-fix.ts'
import { bridge } from '../fixes/rewire.ts'
import type { Finding } from '../finding.ts'
import type { Ground } from '../ground.ts'

/** A block that hands its rows on as they are. */
export function needlessBlock(ground: Ground): readonly Finding[] {
  return ground.program.steps.flatMap((step): readonly Finding[] => {
    const { block } = step
    const definition = ground.definition(block)
    // What leads outside does something else than change rows.
    const isInside = definition?.category === 'shape' && definition.outputs.length === 1
    if (!isInside || !ground.onlyStep(block) || step.relation.kind !== 'step') return []
    if (ground.incoming(block).length !== 1) return []
    const isRead = ground.outgoing(block).length > 0
    return [
      {
        rule: 'needless-block',
        category: 'Structure',
        severity: 'info',
        title: `${ground.say(block)} changes nothing`,
        description: 'As it is configured, every row passes as it came.',
        recommendation: 'Configure the block, or remove it.',
        confidence: 100,
        impact: 'low',
        evidence: 'Rule: the block compiles to the rows it reads.',
        blocks: [block],
        ...(isRead
          ? checkedFix(ground, `Remove ${ground.say(block)}`, () => bridge(ground.pipeline, block))
          : {}),
      },
    ]
  })
}
