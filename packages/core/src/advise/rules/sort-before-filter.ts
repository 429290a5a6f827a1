import { checkedFix } from '../fixes/checked-fix.ts'
import { raiseFilter } from '../fixes/raise-filter.ts'
import type { Finding } from '../finding.ts'
import type { Ground } from '../ground.ts'
import { filtersIn, isPastSortsOnly, spared } from './filter-earlier.ts'

/** Rows are sorted that a filter throws away right after. */
export function sortBeforeFilter(ground: Ground): readonly Finding[] {
  return filtersIn(ground).flatMap((step): readonly Finding[] => {
    const raised = raiseFilter(ground, step)
    if (!raised || !isPastSortsOnly(raised)) return []
    const sort = raised.passed.at(-1)?.block ?? step.block
    const { evidence, impact, isMeasured, share } = spared(ground, step, raised)
    return [
      {
        rule: 'sort-before-filter',
        category: 'Performance',
        severity: isMeasured && share <= 0.5 ? 'warning' : 'info',
        title: `${ground.say(sort)} sorts rows that are thrown away`,
        description: `${ground.say(step.block)} comes after the sort, which puts rows in order that do not pass.`,
        recommendation: 'Filter first: fewer rows are sorted, and they come out in the same order.',
        confidence: isMeasured ? 95 : 80,
        impact,
        evidence,
        blocks: [sort, step.block],
        ...checkedFix(
          ground,
          `Move ${ground.say(step.block)} above ${ground.say(sort)}`,
          raised.pipeline,
        ),
      },
    ]
  })
}
