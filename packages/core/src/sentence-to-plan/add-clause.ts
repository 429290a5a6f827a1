import type { BlockDefinition } from '../blocks/block.ts'
import { sameJson } from '../words/same-json.ts'
import { ClauseReader } from '../words/clause-reader.ts'
import { beforeGroup, computePeriod } from '../tables/compute-period.ts'
import type { ComputedPeriod } from '../tables/compute-period.ts'
import { joinForGroup } from './join-for-group.ts'
import type { PlanDraft } from './plan-draft.ts'
import { namedDatasets } from './rank-datasets.ts'
import { spellColumns } from './spell-columns.ts'
import { understandClause } from './understand-clause.ts'
import type { MeantBlock } from './understand-clause.ts'
import { understandEarlier } from './understand-earlier.ts'

/** Adds the blocks a clause means; `weak` where it was divided from what stands before it by a guess. */
export function addClause(draft: PlanDraft, clause: string, weak: boolean): void {
  const meaning = understandClause(clause, (definition) => draft.given(definition))
  if ('problem' in meaning) {
    if (addEarlier(draft, clause) || addPrepared(draft, clause, weak)) return
    if (addSpelled(draft, clause, weak)) return
    draft.lacksSource ||= draft.current === null
    draft.problems.push(meaning.problem)
    draft.rewordings.push(...(meaning.choices ?? []).map((says) => ({ clause, says })))
    return
  }
  // Divided before a word that opens another block's clause: then it was no opening at all.
  if (weak && !meaning.blocks.some(({ definition }) => opens(definition, clause))) {
    draft.problems.push(`It is not clear what "${clause.slice(0, 80)}" belongs to.`)
    return
  }
  for (const block of meaning.blocks) {
    if (block.definition.inputs.length > 0 && draft.current === null) {
      draft.lacksSource = true
      draft.problems.push('There is no data to work on yet. Upload a CSV file first.')
      return
    }
    if (isThere(draft, block)) {
      draft.assumptions.push(`${block.definition.label} is there already, just as said.`)
    } else draft.add(block)
  }
}

/** A condition on columns that are gone at the end goes where they still are. */
function addEarlier(draft: PlanDraft, clause: string): boolean {
  const tail = draft.current
  if (tail?.input.kind !== 'block' || !draft.isEmpty) return false
  const found = understandEarlier(clause, tail.input.block, draft.walk, (definition) =>
    draft.given(definition),
  )
  if (!found) return false
  const place = { input: { kind: 'block', block: found.from }, given: found.input } as const
  draft.at(place, () => draft.add(found.meant))
  draft.edits = true
  draft.assumptions.push(`Put before ${found.behind}, where the column still is.`)
  return true
}

/** "Revenue by region and month": what no column holds yet is joined or computed first. */
function addPrepared(draft: PlanDraft, clause: string, weak: boolean): boolean {
  const columns = draft.current?.given.columns ?? []
  const joined = joinForGroup(clause, columns, draft.context.catalogue)
  const period = joined === null ? periodFor(draft, clause) : null
  if (joined === null && !period) return false
  const [head, tail] = beforeGroup(clause) ?? ['', clause]
  if (head !== '') addClause(draft, head, weak)
  if (draft.problems.length > 0) return true
  if (joined !== null) addClause(draft, joined, false)
  // What stands before may have said the date.
  else if (period) addPeriod(draft, periodFor(draft, clause) ?? period)
  if (draft.problems.length === 0) addClause(draft, tail, false)
  return true
}

/** Of a table that is a guess only the one date it has, and no rows that another table is called by. */
function periodFor(draft: PlanDraft, clause: string): ComputedPeriod | null {
  const { guessed, context, current } = draft
  const columns = current?.given.columns ?? []
  const found = computePeriod(clause, columns, context.catalogue, draft.keptBy())
  if (!found || !guessed) return found
  const named = namedDatasets(clause, context.catalogue)
  const isOther = named.size > 0 && !named.has(guessed)
  return isOther || found.instead.length > 0 ? null : found
}

/** The month of a date, and of the others that could be meant instead. */
function addPeriod(draft: PlanDraft, { clause, instead, assumptions }: ComputedPeriod): void {
  const blocks = [clause, ...instead].flatMap((one) => {
    const meaning = understandClause(one, (definition) => draft.given(definition))
    return 'problem' in meaning || meaning.blocks.length > 1 ? [] : meaning.blocks
  })
  const [block, ...others] = blocks
  if (!block || blocks.length < instead.length + 1) {
    addClause(draft, clause, false)
    return
  }
  draft.add({ ...block, instead: others.map(({ configuration }) => configuration) })
  draft.assumptions.push(...assumptions)
}

/** "average weight per crate": columns may be said without their unit, or without "id". */
function addSpelled(draft: PlanDraft, clause: string, weak: boolean): boolean {
  // Where the table is a guess, the reader of questions weighs names against each other.
  const spelled = draft.guessed ? null : spellColumns(clause, draft.current?.given.columns ?? [])
  if (!spelled) return false
  const before = draft.problems.length
  addClause(draft, spelled.text, weak)
  // What is not understood either way is quoted as it was written.
  if (draft.problems.splice(before).length > 0) return false
  draft.assumptions.push(...spelled.assumptions)
  return true
}

/** The same outlet twice at one place would only write the same file again. */
function isThere(
  { current, context }: PlanDraft,
  { definition, configuration }: MeantBlock,
): boolean {
  const from = current?.input
  if (definition.outputs.length > 0 || from?.kind !== 'block') return false
  const { blocks, connections } = context.pipeline
  return blocks.some(
    (block) =>
      block.type === definition.type &&
      sameJson(block.configuration, configuration) &&
      connections.some(({ source, target }) => source === from.block && target === block.id),
  )
}

function opens({ openers }: BlockDefinition, clause: string): boolean {
  const reader = new ClauseReader(clause)
  return openers.some((opener) => reader.sees(opener))
}
