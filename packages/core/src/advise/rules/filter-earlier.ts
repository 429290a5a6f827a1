import { checkedFix } from '../fixes/checked-fix.ts'
import { raiseFilter } from '../fixes/raise-filter.ts'
import type { Raised } from '../fixes/raise-filter.ts'
import type { Finding, Impact } from '../finding.ts'
import type { Ground } from '../ground.ts'
import { sayCount, sayShare } from '../../words/say-count.ts'
import type { Step } from '../../relation/program.ts'

const RULE = 'filter-earlier'

/** A filter below a join, a group or a window that gives the same rows above it. */
export function filterEarlier(ground: Ground): readonly Finding[] {
  const filters = filtersIn(ground)
  const late = filters.flatMap((step) => {
    const raised = raiseFilter(ground, step)
    return raised && !isPastSortsOnly(raised) ? [lateFilter(ground, step, raised)] : []
  })
  if (late.length > 0 || filters.length === 0) return late
  return [
    {
      rule: RULE,
      category: 'Performance',
      severity: 'success',
      title: 'Filters come as early as they can',
      description: `${filters.length === 1 ? 'The filter stands' : `All ${filters.length} filters stand`} where no earlier place gives the same rows.`,
      recommendation: 'Nothing to do.',
      confidence: 100,
      impact: 'low',
      evidence: 'Rule: a filter is moved up only past blocks that keep its meaning.',
      blocks: filters.map(({ block }) => block),
    },
  ]
}

export function filtersIn(ground: Ground): readonly Step[] {
  return ground.program.steps.filter(
    ({ relation, block }) => relation.kind === 'filter' && ground.onlyStep(block) !== null,
  )
}

export function isPastSortsOnly({ passed }: Raised): boolean {
  return passed.every(({ kinds }) => !kinds.some((kind) => COSTLY_BESIDE_SORT.includes(kind)))
}

const COSTLY_BESIDE_SORT: readonly string[] = ['join', 'aggregate', 'window', 'distinct', 'pivot']

/** How many rows the passed blocks would be spared, where it was measured. */
export function spared(
  ground: Ground,
  filter: Step,
  { passed }: Raised,
): {
  readonly evidence: string
  readonly impact: Impact
  readonly isMeasured: boolean
  readonly share: number
} {
  const [nearest] = passed
  const before = nearest ? ground.rows(nearest.block) : null
  const after = ground.rows(filter.block)
  if (before === null || after === null || !nearest) {
    const evidence = 'Rule: the condition uses only columns that are there further up.'
    return { evidence, impact: 'medium', isMeasured: false, share: 1 }
  }
  const share = before === 0 ? 1 : after / before
  const impact = share <= 0.1 && before >= 100_000 ? 'high' : share <= 0.5 ? 'medium' : 'low'
  const evidence = `Last run: ${ground.say(nearest.block)} gave ${sayCount(before, 'row')}, of which the filter keeps ${sayCount(after, 'row')} (${sayShare(after, before)}).`
  return { evidence, impact, isMeasured: true, share }
}

function lateFilter(ground: Ground, step: Step, raised: Raised): Finding {
  const { evidence, impact, isMeasured, share } = spared(ground, step, raised)
  const last = raised.passed.at(-1)?.block ?? step.block
  const passed = raised.passed.map(({ block }) => ground.say(block)).join(', ')
  return {
    rule: RULE,
    category: 'Performance',
    severity: isMeasured && share <= 0.5 ? 'warning' : 'info',
    title: `${ground.say(step.block)} can filter earlier`,
    description: `It stands below ${passed}, which ${raised.passed.length === 1 ? 'works' : 'work'} on rows that are thrown away afterwards. The engine moves simple filters by itself; printed Python works on all of them.`,
    recommendation: `Put the filter above ${ground.say(last)}: the rows in the end are the same.`,
    confidence: isMeasured ? 95 : 75,
    impact,
    evidence,
    blocks: [step.block, ...raised.passed.map(({ block }) => block)],
    ...checkedFix(
      ground,
      `Move ${ground.say(step.block)} above ${ground.say(last)}`,
      raised.pipeline,
    ),
  }
}
