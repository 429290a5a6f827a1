import { standsOutside } from '../../blocks/unavailable.ts'
import type { BlockDefinition, Given, GivenInput } from '../../blocks/block.ts'
import { CERTAIN } from '../../blocks/outline.ts'
import { OUTLINE } from '../../blocks/outline.gen.ts'
import { BLOCKS } from '../../blocks/registry.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import type { Column } from '../../relation/column.ts'
import { understandClause } from '../understand-clause.ts'
import type { MeantBlock } from '../understand-clause.ts'
import { guessColumns } from './guess-columns.ts'

export interface OutlinedBlock extends MeantBlock {
  readonly open: readonly string[]
  /** What might be said in place of its clause, to leave less open. */
  readonly choices?: readonly string[]
  /** It speaks of a system outside. */
  readonly reachesOut?: true
  /** The columns of its first input with those taken on trust. */
  readonly columns?: readonly Column[]
}

export interface WorkflowMeaning {
  readonly blocks: readonly OutlinedBlock[]
  /** What of the clause is left for others. */
  readonly rest?: string
  /** Columns nobody knows that it was bound to. */
  readonly guessed: readonly string[]
}

export interface Ground {
  readonly input: GivenInput | null
  readonly waiting: readonly GivenInput[]
  readonly catalogue: Catalogue
  readonly steps: NonNullable<Given['steps']>
}

/**
 * A clause of a workflow: as a block that is sure of it outlines it, else bound to the columns known,
 * else to those it seems to speak of where not all are known, else as far as any block can outline it.
 */
export function meaningOf(clause: string, ground: Ground): WorkflowMeaning | null {
  const outlines = outline(clause, ground)
  const [sure] = outlines
  if (sure && sure.confidence >= CERTAIN) return sure.meaning
  return (
    bound(clause, ground) ??
    rephrase(clause, ground) ??
    guessing(clause, ground) ??
    sure?.meaning ??
    null
  )
}

/** Whether a block outlines more than `understand` could: something outside, several things at once. */
export function saysMore(clause: string, catalogue: Catalogue): boolean {
  const relation = { kind: 'step', step: '', columns: [] } as const
  const input = { relation, columns: [], open: true } as const
  return outlinesOf(clause, { input, waiting: [], catalogue, steps: [] }).some(
    ({ definition, found }) =>
      'says' in found ||
      standsOutside(definition) ||
      found.reachesOut === true ||
      (found.confidence >= CERTAIN && (found.open.length > 0 || found.rest !== undefined)),
  )
}

/** What each block makes of the clause by itself, the surest first. */
function outline(clause: string, ground: Ground) {
  return outlinesOf(clause, ground)
    .flatMap(({ definition, found }) => {
      if ('says' in found) return []
      const { configuration, confidence, assumptions, open, others, rest, guessed = [] } = found
      const { choices = [], reachesOut } = found
      const taken = { ...(others ? { others } : {}), ...(reachesOut ? { reachesOut } : {}) }
      const block = { definition, configuration, confidence, assumptions, open, choices, ...taken }
      const left = rest === undefined || rest === '' ? {} : { rest }
      const meaning: WorkflowMeaning = { blocks: [block], guessed, ...left }
      return [{ confidence, meaning }]
    })
    .toSorted((one, other) => other.confidence - one.confidence)
}

/** In the words of a block that knows what is meant. */
function rephrase(clause: string, ground: Ground): WorkflowMeaning | null {
  for (const { definition, found } of outlinesOf(clause, ground)) {
    if (!('says' in found)) continue
    const meaning = bound(found.says, ground) ?? guessing(found.says, ground)
    const own = meaning?.blocks.find((block) => block.definition === definition)
    if (!meaning || !own) continue
    const assumptions = [...own.assumptions, ...(found.assumptions ?? [])]
    const blocks = meaning.blocks.map((block) => (block === own ? { ...own, assumptions } : block))
    return { ...meaning, blocks }
  }
  return null
}

function outlinesOf(clause: string, ground: Ground) {
  const given = givenFor(ground)
  return BLOCKS.flatMap((definition) => {
    const seat = OUTLINE[definition.type]
    if (!seat || (definition.inputs.length > 0 && !ground.input)) return []
    const found = seat.outline(clause, given(definition))
    return found ? [{ definition, found }] : []
  })
}

function bound(clause: string, ground: Ground): WorkflowMeaning | null {
  const meaning = understandClause(clause, givenFor(ground))
  if ('problem' in meaning || !fits(meaning.blocks, ground)) return null
  return { blocks: meaning.blocks.map((block) => ({ ...block, open: [] })), guessed: [] }
}

/** Over rows of which not all columns are known, every name may be one. */
function guessing(clause: string, ground: Ground): WorkflowMeaning | null {
  const { input, waiting } = ground
  if (!input?.open && !waiting.some(({ open }) => open)) return null
  const known = [...(input?.columns ?? []), ...waiting.flatMap(({ columns }) => columns)]
  const guesses = guessColumns(clause, known)
  const widened = (one: GivenInput): GivenInput =>
    one.open
      ? { ...one, columns: [...one.columns, ...missing(known, one.columns), ...guesses] }
      : one
  const wide: Ground = {
    ...ground,
    input: input && widened(input),
    waiting: waiting.map(widened),
  }
  const meaning = understandClause(clause, givenFor(wide))
  if ('problem' in meaning || !fits(meaning.blocks, ground)) return null
  // With columns for the asking nearly anything can be read as a condition: it has to say that it is one.
  if (meaning.blocks.some(({ confidence }) => confidence < LEAST_GUESSED)) return null
  const said = JSON.stringify(meaning.blocks.map(({ configuration }) => configuration))
  const sure = input?.columns ?? []
  const used = (wide.input?.columns ?? []).filter(
    (one) => !sure.includes(one) && isUsed(one.name, said, meaning.blocks),
  )
  const columns = [...sure, ...used]
  return {
    blocks: meaning.blocks.map((block) => ({ ...block, open: [], columns })),
    guessed: used.map(({ name }) => name),
  }
}

const LEAST_GUESSED = 0.72

function missing(all: readonly Column[], there: readonly Column[]): readonly Column[] {
  return all.filter(
    ({ name }, index) =>
      !there.some((one) => one.name === name) &&
      all.findIndex((one) => one.name === name) === index,
  )
}

/** A name that a block gives to something new is no column it takes. */
function isUsed(name: string, configurations: string, blocks: readonly MeantBlock[]): boolean {
  const word = new RegExp(String.raw`(?<![\p{L}\p{N}_])${name}(?![\p{L}\p{N}_])`, 'u')
  if (!word.test(configurations)) return false
  const uses = blocks.map(({ configuration }) => JSON.stringify(configuration, withoutNames))
  return uses.some((text) => word.test(text))
}

/** Names of new things stand under these keys in every configuration. */
function withoutNames(key: string, value: unknown): unknown {
  return ['name', 'nameTo', 'valueTo', 'value', 'path', 'message', 'outputColumn'].includes(key)
    ? undefined
    : value
}

/** A block that takes rows needs rows to take. */
function fits(blocks: readonly MeantBlock[], { input }: Ground): boolean {
  return input !== null || blocks[0]?.definition.inputs.length === 0
}

function givenFor({ input, waiting, catalogue, steps }: Ground) {
  return (definition: BlockDefinition): Given => ({
    block: 'planned',
    inputs: definition.inputs.length > 0 && input ? [input] : [],
    catalogue,
    steps,
    waiting,
  })
}
