import { describeBlock } from '../describe/describe-block.ts'
import { describePipeline } from '../describe/describe-pipeline.ts'
import { sameJson } from '../words/same-json.ts'
import { planSentence } from '../sentence-to-plan/plan-sentence.ts'
import type { Plan } from '../sentence-to-plan/plan.ts'
import type { AskContext } from './asked.ts'
import { lowerFirst } from './lower-first.ts'
import { planToPipeline } from './plan-to-pipeline.ts'

/**
 * A sentence for each column that would have fitted as well, to be said in place of the one that was said.
 * Only what gives just that reading when it is said.
 */
export function otherReadings(plan: Plan, context: AskContext): readonly string[] {
  const { catalogue, pipeline, now } = context
  if (plan.steps.some(({ kind }) => kind !== 'add')) return []
  const known = new Set(pipeline.blocks.map(({ id }) => id))
  return (plan.instead ?? []).flatMap(({ step, configuration }) => {
    const steps = plan.steps.map((one, at) => (at === step ? { ...one, configuration } : one))
    const meant = planToPipeline({ ...plan, steps } as Plan, pipeline, now) // still a plan of additions
    const added = meant.blocks.filter(({ id }) => !known.has(id))
    const sentence =
      pipeline.blocks.length === 0
        ? describePipeline(meant, catalogue)
        : added.map(({ id }) => lowerFirst(describeBlock(meant, id, catalogue))).join(', ')
    const said = planSentence(sentence, { catalogue, pipeline })
    const given = planToPipeline(said, pipeline, now)
    return said.problems.length === 0 && sameJson(given, meant) ? [sentence] : []
  })
}
