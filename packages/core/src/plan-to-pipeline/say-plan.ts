import { describeBlock } from '../describe/describe-block.ts'
import { summarizePipeline } from '../describe/summarize-pipeline.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Plan } from '../sentence-to-plan/plan.ts'
import { lowerFirst } from './lower-first.ts'
import { saySchedule } from './say-schedule.ts'

/** What a plan did, in the words of the blocks that came of it. */
export function sayPlan(
  plan: Plan,
  before: Pipeline,
  after: Pipeline,
  catalogue: Catalogue,
  waits: boolean,
): string {
  const told = plan.steps.length === 0 ? unchanged(plan) : changes(plan, before, after, catalogue)
  const timed = plan.schedule && plan.steps.length > 0 ? ` ${saySchedule(plan.schedule)}` : ''
  const said = told + timed
  return waits ? `${said} It writes a file, so press Run when it looks right.` : said
}

function unchanged(plan: Plan): string {
  if (plan.schedule) return saySchedule(plan.schedule)
  return plan.run ? 'Running the pipeline.' : plan.assumptions.join(' ') || 'Nothing to change.'
}

function changes(plan: Plan, before: Pipeline, after: Pipeline, catalogue: Catalogue): string {
  if (before.blocks.length === 0) return `${summarizePipeline(after, catalogue)}.`
  const known = new Set(before.blocks.map(({ id }) => id))
  const added = after.blocks
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => `Added: ${lowerFirst(describeBlock(after, id, catalogue))}.`)
  const left = new Set(after.blocks.map(({ id }) => id))
  const removed = before.blocks
    .filter(({ id }) => !left.has(id))
    .map(({ label }) => `Removed ${label}.`)
  const changed = plan.steps.flatMap((step) => {
    if (step.kind !== 'configure') return []
    const label = before.blocks.find(({ id }) => id === step.block)?.label ?? step.block
    return [`Changed ${label}: ${lowerFirst(describeBlock(after, step.block, catalogue))}.`]
  })
  return [...removed, ...changed, ...added].join(' ')
}
