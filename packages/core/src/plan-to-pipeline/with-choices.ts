import { describePipeline } from '../describe/describe-pipeline.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Change } from '../sentence-to-plan/question/draft/decisions.ts'
import type { AskContext, Asked } from './asked.ts'
import type { Candidate } from './candidates.ts'
import { planToPipeline } from './plan-to-pipeline.ts'

/** Closer than this, the other way is offered. */
export const CLOSE = 0.12
export const MOST_CHOICES = 2

/** Says which of two things was taken where it might as well be the other, and offers that. */
export function withChoices(
  asked: Asked,
  others: readonly Candidate[],
  { catalogue, now }: AskContext,
): Asked {
  const close = others
    .filter(({ change }) => change !== null && change.cost <= CLOSE)
    // Of one word that fits twice both readers may speak.
    .filter(({ change }) => change && !asked.assumptions.includes(sayChange(change, catalogue)))
    .slice(0, MOST_CHOICES - asked.alternatives.length)
  if (close.length === 0) return asked
  const alternatives = close.map(({ plan }) =>
    describePipeline(planToPipeline(plan, EMPTY_PIPELINE, now), catalogue),
  )
  const assumptions = close.flatMap(({ change }) => (change ? [sayChange(change, catalogue)] : []))
  return {
    ...asked,
    assumptions: [...asked.assumptions, ...new Set(assumptions)],
    alternatives: [...asked.alternatives, ...alternatives],
  }
}

function sayChange({ said, taken, instead }: Change, { datasets }: Catalogue): string {
  const called = (id: string) => datasets.find((one) => one.id === id)?.name ?? id
  if (taken.column === '')
    return `Took the table ${called(taken.table)}; ${called(instead.table)} would fit as well.`
  const isApart = taken.table !== instead.table
  const other = isApart ? `${instead.column} of ${called(instead.table)}` : instead.column
  return `Took "${said}" as ${taken.column}; ${other} would fit as well.`
}
