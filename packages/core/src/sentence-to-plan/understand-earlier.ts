import type { BlockDefinition, Given, GivenInput } from '../blocks/block.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import { sameJson } from '../words/same-json.ts'
import type { Walk } from '../pipeline/walk-pipeline.ts'
import { understandClause } from './understand-clause.ts'
import type { MeantBlock } from './understand-clause.ts'

export interface EarlierPlace {
  readonly meant: MeantBlock
  /** The block whose rows it takes, and those rows. */
  readonly from: string
  readonly input: GivenInput
  /** What the next block is called. */
  readonly behind: string
}

const SURE = 0.7

/**
 * "only 2024" after the dates were summed up: walks up from the last block to where the clause makes
 * sense. Only what lets the columns be may be put there, since the blocks behind it need them.
 */
export function understandEarlier(
  clause: string,
  last: string,
  { walked }: Walk,
  givenFor: (definition: BlockDefinition) => Given,
): EarlierPlace | null {
  for (let there = walked.get(last); there;) {
    const [input] = there.given.inputs
    if (input?.relation.kind !== 'step') return null
    const given = (definition: BlockDefinition) => ({ ...givenFor(definition), inputs: [input] })
    const meaning = understandClause(clause, given)
    const [meant, ...more] = 'blocks' in meaning ? meaning.blocks : []
    if (meant && more.length === 0 && keepsColumns(meant, input, given(meant.definition)))
      return { meant, from: input.relation.step, input, behind: there.block.label }
    there = walked.get(input.relation.step)
  }
  return null
}

function keepsColumns(
  { definition, configuration, confidence, others }: MeantBlock,
  { columns: before }: GivenInput,
  given: Given,
): boolean {
  if (definition.inputs.length !== 1 || others || confidence < SURE) return false
  const { columns, diagnostics } = definition.columns(configuration, given)
  return sameJson(columns[0], before) && !hasErrors(diagnostics)
}
