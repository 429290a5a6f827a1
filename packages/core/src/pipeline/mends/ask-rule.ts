import type { BlockDefinition, ColumnRule, GivenInput } from '../../blocks/block.ts'
import { loweringOf } from '../../blocks/lowering-of.ts'
import { needsModel } from '../../blocks/needs-model.ts'
import { hasErrors } from '../../diagnostics/diagnostic.ts'
import type { Relation } from '../../relation/relation.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import type { Block } from '../pipeline.ts'
import { readConfiguration } from '../walk-pipeline.ts'

/** A block's column rule, and its meaning where the rule finds nothing wrong. */
export interface AskedRule extends ColumnRule {
  /** By output port; only where nothing is wrong. */
  relations(): readonly Relation[]
}

/** Null where the configuration does not read, or an input is not known. */
export function askRule(
  block: Block,
  definition: BlockDefinition,
  inputs: readonly (GivenInput | null)[],
  catalogue: Catalogue,
): AskedRule | null {
  const known = inputs.filter((input) => input !== null)
  const { value, problems } = readConfiguration(block, definition)
  if (problems.length > 0 || known.length < inputs.length) return null
  const given = { block: block.id, inputs: known, catalogue }
  const rule = definition.columns(value, given)
  const relations = () => {
    return hasErrors(rule.diagnostics) || needsModel(definition)
      ? []
      : loweringOf(definition).lower(value, given).relations
  }
  return { ...rule, relations }
}
