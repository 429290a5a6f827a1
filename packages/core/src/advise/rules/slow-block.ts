import type { Finding } from '../finding.ts'
import type { Ground } from '../ground.ts'
import { sayShare } from '../../words/say-count.ts'

/** Below this a run is over before anybody waits. */
const WORTH_A_WORD_MS = 2_000

/** One block that takes most of a run that takes a while. */
export function slowBlock(ground: Ground): readonly Finding[] {
  const { run } = ground
  if (!run || run.totalMs === null) return []
  const timed = run.blocks.flatMap(({ id, ms, cached }) =>
    ms === null || cached ? [] : [{ id, ms }],
  )
  if (timed.length === 0) return []
  const slowest = timed.reduce((one, other) => (other.ms > one.ms ? other : one))
  const total = timed.reduce((sum, { ms }) => sum + ms, 0)
  if (run.totalMs < WORTH_A_WORD_MS) {
    return [
      {
        rule: 'slow-block',
        category: 'Performance',
        severity: 'success',
        title: 'The run is quick',
        description: 'No block keeps the others waiting.',
        recommendation: 'Nothing to do.',
        confidence: 90,
        impact: 'low',
        evidence: `Last run: ${Math.round(run.totalMs)} ms from start to end.`,
        blocks: [],
      },
    ]
  }
  if (slowest.ms < total / 2 || timed.length < 2) return []
  return [
    {
      rule: 'slow-block',
      category: 'Performance',
      severity: 'info',
      title: `${ground.say(slowest.id)} takes most of the time`,
      description:
        'Blocks that run as one query share its time, so that the figure is of the query it is part of.',
      recommendation: 'Give it fewer rows or columns; a change below it runs again without it.',
      confidence: 70,
      impact: 'medium',
      evidence: `Last run: ${(slowest.ms / 1000).toFixed(1)} s, ${sayShare(slowest.ms, total)} of the time of all blocks.`,
      blocks: [slowest.id],
    },
  ]
}
