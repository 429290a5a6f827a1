import type { Pipeline } from '@plainflow/core'
import type { ProposalThinking } from '../proposal-thoughts.ts'
import type { Question } from '../question.ts'

/**
 * What the planner makes of the message. It binds words to cells; where the user keeps cells back and it
 * found one that was not written out, it plans again without having seen any.
 */
export async function planToShow(
  question: Question,
  think: ProposalThinking,
): Promise<Pipeline | undefined> {
  const { planned, sharesCells, typed } = question
  const isOpen = sharesCells || textsIn(planned.pipeline).every((text) => typed.has(text))
  if (isOpen) return planned.pipeline
  const { message, pipeline, history, now } = question
  const datasets = question.catalogue.datasets.map((dataset) => ({ ...dataset, samples: {} }))
  const context = { catalogue: { datasets }, pipeline, history, now }
  return (await think.plan({ message, context })).pipeline
}

/** Every text a condition or formula compares with. */
function textsIn(pipeline: Pipeline | undefined): readonly string[] {
  const found: string[] = []
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (key === 'value' || key === 'values') found.push(value)
      else found.push(...[...value.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text))
    } else if (Array.isArray(value)) value.forEach((item) => walk(item, key))
    else if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([name, inner]) => walk(inner, name))
  }
  for (const { configuration } of pipeline?.blocks ?? []) walk(configuration, '')
  return found
}
