import type { Catalogue } from '../../../pipeline/catalogue.ts'
import { asRequest } from '../../without-manners.ts'
import { schemaOf } from '../tables/schema.ts'
import { spellAside } from './spell-aside.ts'

/** A request as people jot it down, in the words of one that is written out. */
export function spellRequest(sentence: string, { datasets }: Catalogue): string {
  const tables = datasets.filter(({ columns }) => columns.length > 0).map(schemaOf)
  const counted = asRequest(sentence).replaceAll(COUNT, 'number of')
  return spellAside(counted.replace(TOTAL, 'total $1'), tables)
}

/** "Nr of rooms", "no. of rooms". */
const COUNT = /\b(?:nr\.?|nbr\.?|num\.?|no\.) of\b|# of\b/gi

/** "Overtime hours 2023 total": the measure said last. */
const TOTAL =
  /^(?!.*\b(?:what|which|who|how|list|show|give|find|sort|keep|total|average|avg|number|count)\b.* (?:in )?total[.?!]*$)([^,:;(]{3,60}?) (?:in )?total[.?!]*$/i
