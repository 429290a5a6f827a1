import type { Reference } from '../../../tables/relate/reference.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { valueIndex } from '../tables/value-index.ts'
import { linkColumns, linkTables, saidWords } from '../link/link-names.ts'
import { isShortFor } from '../../../words/match-name.ts'
import { sharesDeed } from '../../../words/deeds.ts'
import { stem } from '../../../words/stem.ts'
import { tokenize } from '../../../words/tokens.ts'

/**
 * "Products that were never sold": products without a row in the table that tells what was sold. Only where no
 * cell, table, or column of the products is called by the verb itself, which then says it.
 */
export function spellNever(
  asked: string,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): string {
  // "Huts in which nobody has stayed".
  const sentence = asked.replace(NOBODY, 'that were never $<verb>')
  const said = NEVER.exec(sentence)
  const { who, other = '', verb = other } = said?.groups ?? {}
  if (!said) return sentence
  const before = sentence.slice(0, said.index)
  const rows = tokenize(before)
    .flatMap((token) => linkTables(saidWords([token]) ?? [], tables).slice(0, 1))
    .find(({ score }) => score > NAMED)?.table
  if (!rows) return sentence
  const tellers = tables.filter(({ id }) =>
    references.some(({ many, one }) => many.table === id && one.table === rows.id),
  )
  const teller = tellers.find(({ words }) => words.some(({ stem: root }) => tells(root, verb)))
  if (!teller || isSaidOtherwise(verb, rows, teller, tables)) return sentence
  const isAsked = who === undefined && /^\W*(?:which|what)\b/i.test(before)
  const lacks = `${isAsked ? '' : 'that '}have no ${teller.name.replaceAll('_', ' ')}`
  return `${before}${lacks}${sentence.slice(said.index + said[0].length)}`
}

/** A table called by a short form of what is said scores a little more. */
const NAMED = 0.55

const NOBODY =
  /\b(?:(?:in|at|on|for|with|by|from|of) )?(?:which|whom|that|where) (?:nobody|no one|no-one) (?:(?:has|have|had|ever|else) )*(?<verb>\p{L}+)\b/iu

const NEVER =
  /\b(?:(?<who>that|which|who) )?(?:(?:(?:have|has|had|were|was|are|is) )?never(?: yet)?(?: been)? (?<verb>\p{L}+ed|sold|bought|lent|let|taken|chosen|hired|seen)(?: anything| any(?:thing)?| yet)?|(?:(?:have|has|had) not|haven['’]t|hasn['’]t|did not|didn['’]t)(?: yet)? (?<other>\p{L}{3,}) anything)\b/iu

function isSaidOtherwise(
  verb: string,
  rows: SchemaTable,
  teller: SchemaTable,
  tables: readonly SchemaTable[],
): boolean {
  const roots = [stem(verb.toLowerCase())]
  const values = valueIndex(tables)
  const named = linkTables(roots, tables)
  return (
    values.whole([verb.toLowerCase()]).length > 0 ||
    values.inflected(roots).length > 0 ||
    linkColumns(roots, [rows]).length > 0 ||
    (named.length > 0 && !named.some(({ table }) => table === teller))
  )
}

/** A table `rentals` tells what was rented; what was sold stands among orders, too. */
function tells(root: string, verb: string): boolean {
  if (sharesDeed(root, verb.toLowerCase())) return true
  return TOLD.some(({ verbs, rows }) => verbs.has(stem(verb.toLowerCase())) && isAmong(rows, root))
}

/** By the word itself, or by a short form of it: `rntl`. */
function isAmong(rows: ReadonlySet<string>, root: string): boolean {
  return rows.has(root) || [...rows].some((row) => isShortFor(root, row))
}

const TOLD = [
  {
    verbs: 'sell buy purchase order',
    rows: 'order sale purchase invoice transaction receipt basket cart deal item line',
  },
  { verbs: 'lend lent borrow', rows: 'loan lending checkout' },
  { verbs: 'hire rent let lease', rows: 'hire rental rent lease letting tenancy contract booking' },
  { verbs: 'book reserve', rows: 'booking reservation' },
  { verbs: 'rate review', rows: 'review rating' },
  { verbs: 'see seen treat', rows: 'visit appointment consultation' },
].map(({ verbs, rows }) => ({ verbs: stems(verbs), rows: stems(rows) }))

function stems(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(stem))
}
