import type { Meaning } from './meaning.ts'
import { COMPARED } from './meanings/compared.ts'
import { CONDITIONS } from './meanings/conditions.ts'
import { COUNTED_CHILDREN } from './meanings/counted-children.ts'
import { FAMILIES_TOLD } from './meanings/families.ts'
import { FIGURES } from './meanings/figures.ts'
import { GROUPS } from './meanings/groups.ts'
import { LACKING } from './meanings/lacking.ts'
import { LISTING } from './meanings/listing.ts'
import { PAIRED } from './meanings/pairings.ts'
import { SUPERLATIVES } from './meanings/superlatives.ts'

/** Everything that is asked, in all its wordings, of all tables it fits. */
export const GRID: readonly Meaning[] = [
  ...LISTING,
  ...FIGURES,
  ...CONDITIONS,
  ...SUPERLATIVES,
  ...GROUPS,
  ...COMPARED,
  ...FAMILIES_TOLD,
  ...COUNTED_CHILDREN,
  ...LACKING,
  ...PAIRED,
]
