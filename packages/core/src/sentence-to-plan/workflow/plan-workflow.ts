import { standsOutside } from '../../blocks/unavailable.ts'
import { saysMore } from './meaning-of.ts'
import { BLOCKS } from '../../blocks/registry.ts'
import type { Plan } from '../plan.ts'
import type { PlanContext } from '../plan-sentence.ts'
import { splitWorkflow } from './split-workflow.ts'
import type { WorkflowClause } from './split-workflow.ts'
import { WorkflowDraft } from './workflow-draft.ts'

const MOST_CLAUSES = 60
const MOST_MENDS = 6
const LONGEST = 8_000
/** So many steps are worth having without the one that nobody understands. */
const LONG = 4

/**
 * A description of a whole workflow as a plan, for sentences that cannot be bound as they stand: sources
 * outside, files not uploaded, columns nobody knows, one step of many that means nothing. What is missing
 * is kept as open points. Null where too little is understood, or where everything is at hand and something
 * simply does not fit.
 */
export function planWorkflow(
  sentence: string,
  context: PlanContext,
  /** Nothing but words nobody knows is wrong with the sentence. */
  isOnlyUnknown = false,
): Plan | null {
  if (sentence.length > LONGEST) return null
  const clauses = splitWorkflow(sentence)
  if (clauses.length === 0 || clauses.length > MOST_CLAUSES) return null
  if (!isTold(clauses, sentence, context)) return null
  const draft = readAll(clauses, context)
  const { steps } = draft
  if (steps.length === 0) return null
  const complete = draft.unexplained === 0 && steps.every(({ open = [] }) => open.length === 0)
  const outside =
    draft.reachesOut ||
    steps.some(({ type }) => BLOCKS.some((block) => block.type === type && standsOutside(block)))
  if (complete && !outside) return draft.plan()
  const isLong = isOnlyUnknown && clauses.length >= LONG && context.pipeline.blocks.length === 0
  if (!outside && !draft.lacksData && !isLong) return null
  if (draft.invented && !outside && clauses.length < 3) return null
  const few = draft.unexplained * 3 <= clauses.length
  return few && (outside || steps.length > 1) ? draft.plan() : null
}

/** Cheap to find out, and enough to keep what is no workflow from being read as one. */
function isTold(
  clauses: readonly WorkflowClause[],
  sentence: string,
  { catalogue }: PlanContext,
): boolean {
  if (clauses.length > 2) return true
  if (clauses.some(({ text }) => !sentence.includes(text))) return true
  return clauses.some(({ text }) => saysMore(text, catalogue))
}

/** A step that means nothing alone and was divided by a comma only may belong to the one before. */
function readAll(clauses: readonly WorkflowClause[], context: PlanContext): WorkflowDraft {
  let tried = clauses
  let best = readOnce(tried, context)
  for (let at = 1, mends = 0; at < tried.length && mends < MOST_MENDS;) {
    const clause = tried[at]
    const before = tried[at - 1]
    if (!best.missed.includes(at) || !clause?.weak || !before) {
      at += 1
      continue
    }
    const joined = { ...before, text: `${before.text}, ${clause.text}` }
    const merged = [...tried.slice(0, at - 1), joined, ...tried.slice(at + 1)]
    const again = readOnce(merged, context)
    mends += 1
    // What swallows the rest and leaves something else open instead has not understood it.
    if (again.unexplained < best.unexplained && again.openCount < best.openCount) {
      tried = merged
      best = again
    } else at += 1
  }
  return best
}

function readOnce(clauses: readonly WorkflowClause[], context: PlanContext): WorkflowDraft {
  const draft = new WorkflowDraft(context, clauses.map(({ text }) => text).join(', '))
  for (const { text } of clauses) draft.read(text)
  draft.finish()
  return draft
}
