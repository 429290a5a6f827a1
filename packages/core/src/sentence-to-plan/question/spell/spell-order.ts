import { isOrder } from '../is-question.ts'
import { linkColumns, linkTables, saidWords } from '../link/link-names.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { tokenize } from '../../../words/tokens.ts'

/** "Loans over 100 by fee desc, then by day": rows "sorted by fee descending, then by day". */
export function spellOrder(sentence: string, tables: readonly SchemaTable[]): string {
  const spelled = spellWays(sentence, tables)
  if (SORTED.test(spelled)) return spelled
  // What is no order of rows is left in its own words: "salary by city desc" adds salaries up.
  return spellSorted(spelled, tables) ?? sentence
}

const SORTED = /\b(?:sort|order|arrang|rank)(?:e?d|ing) by\b/i

/** "By amount desc": the way, wherever no column is called so. */
function spellWays(sentence: string, tables: readonly SchemaTable[]): string {
  const isColumn = tables.some(({ columns }) => columns.some(({ name }) => SHORT.test(name)))
  const by = isColumn ? -1 : sentence.search(/\bby\s/i)
  if (by < 0) return sentence
  const keys = sentence.slice(by).replaceAll(WAY, (_, way: string) => `${way.toLowerCase()}ending`)
  return sentence.slice(0, by) + keys
}

const SHORT = /^(?:asc|desc)$/i
/** Behind a key, and at its end: "by genre and desc" names a column. */
const WAY = /(?<!\b(?:by|and|or|the|of) )(?<=\s)(asc|desc)\b(?=\s*(?:[,;.?!)]|$|then\b|and\b))/gi

/**
 * Rows that stand "by amount descending" are in an order: nobody groups them by how much they are. Null where they
 * are not the rows that have all of the keys: "customers by amount" may be by the amount of their orders.
 */
function spellSorted(sentence: string, tables: readonly SchemaTable[]): string | null {
  const { head = '', keys = '' } = KEYS.exec(sentence)?.groups ?? {}
  const isInTurn = THEN.test(keys)
  // "Load towns, take the first 3 rows by age descending" is said as it is read, as is "orders by age descending".
  if (isOrder(sentence) || READ_AS_ORDER.test(head) || FIGURE.test(head)) return null
  if (!isInTurn && !/scending\b/i.test(keys)) return null
  const columns = keys.split(BETWEEN_KEYS).map((key) => keyIn(key, rowsNamed(head, tables)))
  const [first] = columns
  if (!first || columns.includes(null)) return null
  const isAmount = first.dated || (first.numeric === 'native' && !first.key)
  if (!isAmount && !isInTurn) return null
  return `${head} sorted${sentence.slice(head.length).replace(/^,/, '')}`
}

const KEYS = /^(?<head>[^?:;()]*?[^\s,]),? by (?<keys>[^;:?!()]+?)[.?!]*$/iu
const THEN = /,? (?:and )?then (?:by )?/i
const BETWEEN_KEYS =
  /,? (?:and )?then (?:by )?|, (?!(?:in )?(?:a|de)scending)(?:and )?(?:by )?|(?<=scending) and (?:by )?/i
const READ_AS_ORDER = /^orders?$/i

const FIGURE =
  /\b(?:numbers?|counts?|totals?|sum|average|avg|mean|median|share|percent\w*|rate|revenue|turnover|how (?:many|much)|max\w*|min\w*|top|bottom|first|last|take|group\w*|per|each|every|sort\w*|order(?:ed)? by|ordered|arrange\w*|rank\w*|listed|most|least|fewest|\p{L}{2,}est)\b/iu

/** The tables that the first word which names any names. */
function rowsNamed(head: string, tables: readonly SchemaTable[]): readonly SchemaTable[] {
  for (const word of tokenize(head)) {
    const said = saidWords([word])
    const links = said === null ? [] : linkTables(said, tables)
    if (links.length > 0) return links.map(({ table }) => table)
  }
  return []
}

function keyIn(key: string, rows: readonly SchemaTable[]): SchemaColumn | null {
  const name = key
    .replace(/^(?:the|their|its) /i, '')
    .replace(/,? (?:in )?(?:a|de)scending.*$/i, '')
  const said = SEVERAL.test(name) ? null : saidWords(tokenize(name))
  const [best] = said === null ? [] : linkColumns(said, rows)
  return best && best.score >= CALLED ? best.column : null
}

const SEVERAL = /\b(?:and|or|by|per)\b/i
const CALLED = 0.6
