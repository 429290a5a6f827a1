import { BLOCK_CATEGORIES } from '../blocks/block.ts'
import type {
  BlockDefinition,
  Given,
  GivenInput,
  Misunderstood,
  OtherInput,
  Understood,
} from '../blocks/block.ts'
import { BLOCKS } from '../blocks/registry.ts'
import { UNDERSTAND } from '../blocks/understand.gen.ts'
import { ClauseReader } from '../words/clause-reader.ts'

/** One block that a clause asks for. */
export interface MeantBlock {
  readonly definition: BlockDefinition
  readonly configuration: unknown
  readonly confidence: number
  readonly assumptions: readonly string[]
  /** Other configurations that fit as well. */
  readonly instead?: readonly unknown[]
  readonly others?: readonly OtherInput[]
}

export type ClauseMeaning =
  | { readonly blocks: readonly MeantBlock[] }
  | {
      readonly problem: string
      readonly bound: boolean
      /** What might be said in place of the clause. */
      readonly choices?: readonly string[]
    }

type GivenFor = (definition: BlockDefinition) => Given

const MOST_BLOCKS_A_CLAUSE = 4

/**
 * Asks every registered block whether the clause is about it, best first. A block may explain a part
 * and leave the rest to others: "export rows where region is West as csv" is two.
 */
export function understandClause(clause: string, givenFor: GivenFor): ClauseMeaning {
  const meaning = explain(clause, givenFor, MOST_BLOCKS_A_CLAUSE)
  if ('blocks' in meaning) return { blocks: meaning.blocks.toSorted(byCategory) }
  const source = withSourceTakenOut(clause, givenFor)
  return source ?? meaning
}

function explain(clause: string, givenFor: GivenFor, left: number): ClauseMeaning {
  const answers = BLOCKS.flatMap((definition) => {
    const answer = UNDERSTAND[definition.type]?.(clause, givenFor(definition))
    return answer ? [{ definition, answer }] : []
  }).toSorted((one, other) => other.answer.confidence - one.answer.confidence)
  let problem: ClauseMeaning | null = null
  for (const { definition, answer } of answers) {
    if (!isUnderstood(answer)) {
      const { choices = [] } = answer
      problem ??= { problem: answer.problem, bound: true, choices }
      continue
    }
    const { configuration, confidence, assumptions, instead = [], rest, others: inputs } = answer
    const taken = inputs ? { others: inputs } : {}
    const block = { definition, configuration, confidence, assumptions, instead, ...taken }
    if (rest === undefined) return { blocks: [block] }
    const others: ClauseMeaning =
      left > 1 && rest.length < clause.length
        ? explain(rest, withColumnsOf(block, givenFor), left - 1)
        : { problem: unexplained(rest), bound: false }
    if ('blocks' in others) return { blocks: [block, ...others.blocks] }
    problem ??= others.bound ? others : { problem: unexplained(rest), bound: true }
  }
  return problem ?? { problem: unexplained(clause), bound: false }
}

function isUnderstood(answer: Understood<unknown> | Misunderstood): answer is Understood<unknown> {
  return 'configuration' in answer
}

const LATEST_SOURCE_WORD = 30

/** "show rows from sales where …": the source stands in the middle, and both sides are about the rest. */
function withSourceTakenOut(clause: string, givenFor: GivenFor): ClauseMeaning | null {
  const reader = new ClauseReader(clause)
  for (let at = 1; at < Math.min(reader.words.length, LATEST_SOURCE_WORD); at += 1) {
    if (!['from', 'in', 'of', 'using'].includes(reader.words[at]?.value ?? '')) continue
    const tail = reader.slice(at, reader.words.length)
    for (const definition of BLOCKS.filter(({ inputs }) => inputs.length === 0)) {
      const answer = UNDERSTAND[definition.type]?.(tail, givenFor(definition))
      if (!answer || !isUnderstood(answer)) continue
      const { configuration, confidence, assumptions, rest } = answer
      const source = { definition, configuration, confidence, assumptions }
      const remaining = `${reader.slice(0, at)} ${rest ?? ''}`.trim()
      const others = explain(remaining, withColumnsOf(source, givenFor), MOST_BLOCKS_A_CLAUSE - 1)
      if ('blocks' in others) return { blocks: [source, ...others.blocks].toSorted(byCategory) }
      if (others.bound) return others
      if (rest === undefined && isEmptySaid(remaining)) return { blocks: [source] }
    }
  }
  return null
}

/** "All rows of sales", "show me the data in sales": no more than the table. Any other word wants something. */
function isEmptySaid(said: string): boolean {
  return said
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .every((word) => word === '' || EMPTY_WORDS.has(word))
}

const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `show list give display see view get take bring up look at have print preview open return fetch me us
  i we want to need would like please the a an all every each any everything whole entire complete full
  row rows record records data entry entries line lines content contents table file what is are`.split(
    /\s+/,
  ),
)

/** What follows a block in its clause is about the columns that leave it, as far as they are known. */
function withColumnsOf(
  { definition, configuration, others = [] }: MeantBlock,
  givenFor: GivenFor,
): GivenFor {
  const alone = givenFor(definition)
  const given = { ...alone, inputs: [...alone.inputs, ...others.flatMap(columnsOfOther)] }
  const isWhole = definition.inputs.length <= 1 || given.inputs.length === definition.inputs.length
  if (!isWhole || definition.outputs.length === 0) return givenFor
  const [columns] = definition.columns(configuration, given).columns
  if (!columns) return givenFor
  const inputs = [{ relation: { kind: 'step', step: '', columns } as const, columns }]
  return (next) => (next.inputs.length === 0 ? given : { ...givenFor(next), inputs })
}

function columnsOfOther(other: OtherInput): readonly GivenInput[] {
  if (other.kind !== 'dataset') return []
  const { columns } = other.dataset
  return [{ relation: { kind: 'step', step: '', columns }, columns }]
}

function byCategory(one: MeantBlock, other: MeantBlock): number {
  return (
    BLOCK_CATEGORIES.indexOf(one.definition.category) -
    BLOCK_CATEGORIES.indexOf(other.definition.category)
  )
}

export function unexplained(text: string): string {
  const bare = text.replace(/^[\s,;]+/, '')
  const shown = bare.length > 80 ? `${bare.slice(0, 80)}…` : bare
  return `The part "${shown}"${NOT_UNDERSTOOD}`
}

const NOT_UNDERSTOOD = ' was not understood.'

/** Whether a problem is that no block knows the words, rather than that something they need is missing. */
export function isUnexplained(problem: string): boolean {
  return problem.endsWith(NOT_UNDERSTOOD)
}

/** Whether a problem asks which of several columns is compared. */
export function isWhichColumn(problem: string): boolean {
  return problem.startsWith('Which column should be compared?')
}
