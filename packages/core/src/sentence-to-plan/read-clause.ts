import type { BlockDefinition } from '../blocks/block.ts'
import { loweringOf } from '../blocks/lowering-of.ts'
import { needsModel } from '../blocks/needs-model.ts'
import { BLOCKS } from '../blocks/registry.ts'
import type { WalkedBlock } from '../pipeline/walk-pipeline.ts'
import { addClause } from './add-clause.ts'
import type { Plan } from './plan.ts'
import type { PlanDraft } from './plan-draft.ts'
import { politely } from './politely.ts'
import { readCommand } from './read-command.ts'
import type { Command } from './read-command.ts'
import { reviseBlock } from './revise-block.ts'
import { spellEdit } from './spell-edit.ts'
import { understandClause, unexplained } from './understand-clause.ts'

/** One clause of a sentence into the plan: a command, a remark on what is there, or blocks to add. */
export function readClause(draft: PlanDraft, written: string, weak: boolean): void {
  const clause = draft.walk.order.length > 0 ? spellEdit(written) : written
  const said = politely(clause)
  if (said.text === '' || INTERJECTION.test(said.text)) return
  const command = readCommand(said.text, { pipeline: draft.context.pipeline, types: BLOCKS })
  if (command && command.kind !== 'change') obey(draft, command)
  else if (revise(draft, clause)) return
  else if (isAbout(draft, said.text)) addClause(draft, `only ${aboutOf(said.text)}`, weak)
  else if (command) change(draft, command.clauses, said.text)
  else if (said.instead) change(draft, [said.text], said.text)
  else addClause(draft, said.text, weak)
}

/** Says nothing about the pipeline: "oops", "thanks". */
const INTERJECTION =
  /^(?:oops|no|yes|wait|sorry|hmm|thanks|thank you|great|perfect|nice|good)[.!]*$/i

function obey(draft: PlanDraft, command: Exclude<Command, { kind: 'change' }>): void {
  const { blocks } = draft.context.pipeline
  draft.edits = true
  if (command.kind === 'run') {
    draft.run = true
    if (blocks.length === 0 && draft.isEmpty) draft.problems.push('There is nothing to run yet.')
  }
  if (ASKING.has(command.kind)) draft.asks = command.kind as Plan['asks'] // the kinds of ASKING
  if (command.kind === 'clear') draft.remove(blocks.map(({ id }) => id))
  if (command.kind === 'remove') {
    if (command.blocks.length === 0) {
      draft.problems.push(`There is no ${command.name} block on the canvas.`)
    }
    draft.remove(command.blocks)
  }
  if (command.kind === 'back') draft.goBack(command)
}

const ASKING: ReadonlySet<string> = new Set(['explain', 'undo', 'why-empty', 'count'])

/** "sort the other way": said of a block that is there. False where none takes it for its own. */
function revise(draft: PlanDraft, clause: string): boolean {
  if (!draft.isEmpty) return false
  const found = reviseBlock(clause, draft.walk)
  if (!found) return false
  const { there, revised, alike } = found
  const { block, definition } = there
  draft.edits = true
  draft.confidences.push(0.9)
  if (revised.onRest !== undefined && isCutFrom(draft, block.id)) {
    draft.assumptions.push('Turned round the rows that are left, and kept no others.')
    addClause(draft, revised.onRest, false)
    return true
  }
  if (revised.first !== undefined && !putBefore(draft, there, revised.first)) return true
  draft.assumptions.push(...revised.assumptions)
  if (alike > 1) draft.assumptions.push(`Took the last of ${alike} ${definition.label} blocks.`)
  if (revised.gone) draft.remove([block.id])
  else draft.configure(block.id, { ...block.configuration, ...asRecord(revised.configuration) })
  return true
}

/** Whether only the first rows go on, from this block or one behind it: another order would let others pass. */
function isCutFrom({ walk }: PlanDraft, block: string): boolean {
  return walk.order.slice(walk.order.indexOf(block)).some((id) => {
    const there = walk.walked.get(id)
    if (!there?.sound || needsModel(there.definition)) return false
    const { relations } = loweringOf(there.definition).lower(there.configuration, there.given)
    return relations.some(({ kind }) => kind === 'take')
  })
}

/** Puts what a clause means between a block and the one its rows come from. */
function putBefore(draft: PlanDraft, { given }: WalkedBlock, clause: string): boolean {
  const [input] = given.inputs
  if (input?.relation.kind !== 'step') return false
  const place = { input: { kind: 'block', block: input.relation.step }, given: input } as const
  draft.at(place, () => addClause(draft, clause, false))
  return draft.problems.length === 0
}

/** "What about East?", of what is there: only that. */
function isAbout(draft: PlanDraft, text: string): boolean {
  const isSo = draft.current !== null && aboutOf(text) !== ''
  draft.edits ||= isSo
  return isSo
}

function aboutOf(text: string): string {
  return /^(?:what|how) about (?:the )?(.+?)[?!.]*$/i.exec(text)?.[1] ?? ''
}

/** Says a clause to a block that is there; where there is none of its kind, it is a new one. */
function change(draft: PlanDraft, clauses: readonly string[], said: string): void {
  const { blocks } = draft.context.pipeline
  const existing = (definition: BlockDefinition) =>
    blocks.findLast(({ type }) => type === definition.type)
  const meanings = clauses.map((clause) =>
    understandClause(clause, (definition) => {
      const block = existing(definition)
      return (block && draft.walk.walked.get(block.id)?.given) ?? draft.given(definition)
    }),
  )
  const meaning = meanings.find((one) => 'blocks' in one) ?? meanings[0]
  if (!meaning || 'problem' in meaning) {
    // The clauses tried are ours; what was not understood is quoted as it was written.
    draft.problems.push(meaning?.bound ? meaning.problem : unexplained(said))
    return
  }
  for (const block of meaning.blocks) {
    const there = existing(block.definition)
    if (!there) {
      draft.add(block)
      continue
    }
    draft.confidences.push(block.confidence)
    draft.assumptions.push(...block.assumptions)
    const { type, label } = block.definition
    const alike = blocks.filter((one) => one.type === type).length
    if (alike > 1) draft.assumptions.push(`Took the last of ${alike} ${label} blocks.`)
    draft.configure(there.id, { ...there.configuration, ...asRecord(block.configuration) })
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
