import { checkedFix } from '../fixes/checked-fix.ts'
import { insertBefore } from '../fixes/rewire.ts'
import type { Finding } from '../finding.ts'
import type { Ground } from '../ground.ts'

const RULE = 'missing-validation'

/** Rows leave for outside without having been held against any rule. */
export function missingValidation(ground: Ground): readonly Finding[] {
  const outlets = ground.program.steps.flatMap(({ block, outlet }) => (outlet ? [block] : []))
  const bare = outlets.filter((block) => !isValidated(ground, block))
  if (outlets.length === 0) return []
  if (bare.length === 0) {
    return [
      {
        rule: RULE,
        category: 'Data quality',
        severity: 'success',
        title: 'What is exported has been checked',
        description: 'Rules are asked of the rows before they leave.',
        recommendation: 'Nothing to do.',
        confidence: 100,
        impact: 'low',
        evidence: 'Rule: a block that holds rows against rules stands above every outlet.',
        blocks: outlets,
      },
    ]
  }
  return bare.map((block): Finding => ({
    rule: RULE,
    category: 'Data quality',
    severity: 'info',
    title: `${ground.say(block)} writes unchecked rows`,
    description:
      'Nothing says what the rows have to be like, so an empty or wrong table is exported as well as a good one.',
    recommendation:
      'Put a Validate block before it. The proposal begins with one rule, that there are rows at all, which warns and keeps every row.',
    confidence: 100,
    impact: 'medium',
    evidence: 'Rule: no block above it holds rows against rules.',
    blocks: [block],
    ...checkedFix(
      ground,
      `Validate before ${ground.say(block)}`,
      () =>
        insertBefore(ground.pipeline, block, {
          type: 'validate',
          label: 'Check before export',
          configuration: {
            parameters: { rules: [{ rule: 'row_count', column: '', low: '1', severity: 'warn' }] },
          },
        }),
      // What breaks the rules can be looked at: one more end.
      { added: true },
    ),
  }))
}

function isValidated(ground: Ground, outlet: string): boolean {
  const seen = new Set([outlet])
  // A set grows while it is walked.
  for (const block of seen) {
    if (ground.definition(block)?.judges === true) return true
    for (const { source } of ground.incoming(block)) seen.add(source)
  }
  return false
}
