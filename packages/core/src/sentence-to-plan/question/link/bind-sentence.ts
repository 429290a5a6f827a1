import type { Reference } from '../../../tables/relate/reference.ts'
import { joinHeldNouns } from './held-nouns.ts'
import { linkReferences } from './link-references.ts'
import type { LinkedSentence } from './mention.ts'
import { narrowColumns } from './narrow-columns.ts'
import { shareOwners } from './share-owners.ts'
import { tellStates } from './states-before.ts'
import { splitOwners } from './split-owners.ts'
import { nameTables } from './table-before-column.ts'
import { preferWholeNames } from './whole-names.ts'

/** What its stretches stand for, told by those around them. */
export function bindSentence(
  divided: LinkedSentence,
  references: readonly Reference[],
): LinkedSentence {
  const named = narrowColumns(preferWholeNames(nameTables(tellStates(divided))))
  return linkReferences(joinHeldNouns(splitOwners(shareOwners(named))), references)
}
