import type { Catalogue } from '../../../tables/catalogue.ts'
import { asRequest } from '../../without-manners.ts'
import { linkColumns, saidWords } from '../link/link-names.ts'
import { schemaOf } from '../../../tables/schema.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { valueIndex } from '../tables/value-index.ts'
import { tokenize } from '../../../words/tokens.ts'
import { spellAside } from './spell-aside.ts'
import { spellListed } from './spell-listed.ts'
import { spellMoney } from './spell-money.ts'
import { spellOften } from './spell-often.ts'
import { spellOrder } from './spell-order.ts'
import { spellStretch } from './spell-stretch.ts'

/** A request as people jot it down, in the words of one that is written out. */
export function spellRequest(sentence: string, { datasets }: Catalogue): string {
  const tables = datasets.filter(({ columns }) => columns.length > 0).map(schemaOf)
  const asked = asRequest(withoutWhy(sentence, tables)).replace(DATE_COUNTS, ', by $1')
  const wanted = spellStretch(spellOften(spellMoney(asked, tables), tables), tables)
  const counted = wanted.replaceAll(COUNT, 'number of')
  const ordered = spellOrder(counted.replace(TOTAL, 'total $1'), tables)
  return spellListed(spellPriced(spellAside(ordered, tables), tables), tables)
}

/**
 * "Why do guests leave early? Reasons with the number of stays": no table tells why, and what is to be seen stands
 * behind. Not where the question tells of which guests.
 */
function withoutWhy(sentence: string, tables: readonly SchemaTable[]): string {
  const [why = ''] = WHY.exec(sentence) ?? []
  const { hasWord } = valueIndex(tables)
  return tokenize(why).some(({ fold }) => hasWord(fold)) ? sentence : sentence.slice(why.length)
}

const WHY = /^(?:why|how come)\b[^?\d]*\?\s+(?=\p{L})/iu

/** "Sales in May. Shipping date counts": by which day a row is told. */
const DATE_COUNTS =
  /[.,;] (?:the )?(\p{L}+ (?:date|day)) (?:counts|matters|is what (?:counts|matters)|is decisive)\b/iu

/** "Nr of rooms", "no. of rooms". */
const COUNT = /\b(?:nr\.?|nbr\.?|num\.?|no\.) of\b|# of\b/gi

/** "Overtime hours 2023 total": the measure said last. */
const TOTAL =
  /^(?!.*\b(?:what|which|who|how|list|show|give|find|sort|keep|total|average|avg|number|count|than|at least|over|under|above|below)\b.* (?:in )?total[.?!]*$)([^,:;(]{3,60}?) (?:in )?total[.?!]*$/i

/** "The cheapest room on floor 2 by weekend price": behind "by" stands what it is measured by, and no group. */
function spellPriced(sentence: string, tables: readonly SchemaTable[]): string {
  const [, least, things, by] = PRICED.exec(sentence) ?? []
  const said = by === undefined ? null : saidWords(tokenize(by))
  if (things === undefined || said === null) return sentence
  const [column] = linkColumns(said, tables)
  if (column?.column.numeric !== 'native') return sentence
  return `which ${things} has the ${least === undefined ? 'highest' : 'lowest'} ${by}?`
}

const PRICED =
  /^(?:the )?(?:(cheapest|least expensive)|most expensive|priciest|dearest) ([^,:;]{2,80}?) by (?:the )?([^,:;]{2,40}?)[.?!]*$/i
