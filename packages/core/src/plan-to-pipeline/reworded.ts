import { hasErrors } from '../diagnostics/diagnostic.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import { planSentence } from '../sentence-to-plan/plan-sentence.ts'
import type { Plan } from '../sentence-to-plan/plan.ts'
import type { AskContext } from './asked.ts'
import { openOf } from './open-of.ts'
import { planToPipeline } from './plan-to-pipeline.ts'

const MOST = 3

/** The sentence with one clause said otherwise, as far as that leaves fewer points open than there are. */
export function reworded(
  sentence: string,
  { rewordings = [] }: Plan,
  context: AskContext,
  openPoints = 0,
): readonly string[] {
  const { catalogue, pipeline, now } = context
  return rewordings
    .filter(({ clause }) => sentence.includes(clause))
    .map(({ clause, says }) => sentence.replace(clause, () => says))
    .filter((said) => {
      const plan = planSentence(said, { catalogue, pipeline })
      if (plan.problems.length > 0 || plan.steps.length === 0) return false
      const given = planToPipeline(plan, pipeline, now)
      const isWhole = !hasErrors(checkPipeline(given, catalogue).diagnostics)
      return isWhole || openOf(given, pipeline).length < openPoints
    })
    .slice(0, MOST)
}
