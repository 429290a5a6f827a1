import { refOf, says } from '../../tables/schema.ts'
import type { Comparison, Predicate } from '../question/query/query.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { comparisonWords } from '../question/words/comparison-words.ts'
import { setOf } from '../../words/word-set.ts'
import { cut } from './state.ts'
import type { StateReader, Stated } from './state.ts'
import { columnCalled, isCell, spokenTables } from './told-columns.ts'

const WHO = String.raw`(?:(?:but|and|that|which|who) )*(?:(?:are|is|were|was) )?`
const OUT = new RegExp(
  String.raw` ?\b${WHO}(?:currently |now )?(?:out of stock|sold out|not in stock|no longer in stock|with no stock(?: left)?)\b`,
  'iu',
)
const IN = new RegExp(
  String.raw` ?\b${WHO}(?:still |currently |now )?(?:in|on) stock\b(?! \p{L}+ing\b)`,
  'iu',
)

/** "Out of stock" is a stock of zero, "still in stock" one above it; "below their reorder level" compares the two. */
export const readStock: StateReader = (sentence, tables) =>
  reorder(sentence, tables) ??
  fullyTaken(sentence, tables) ??
  held(OUT, '=')(sentence, tables) ??
  held(IN, '>')(sentence, tables)

function held(pattern: RegExp, comparison: Comparison): StateReader {
  return (sentence, tables) => {
    const said = pattern.exec(sentence)
    const stock = said && stockOf(spokenTables(sentence, tables))
    if (!stock || isCell(/^(?:in|out of) stock$/i, tables)) return null
    return { sentence: withoutState(sentence, said), states: [compare(stock, comparison)] }
  }
}

/** "Are out of stock but not discontinued": the verb goes on. */
function withoutState(sentence: string, said: RegExpExecArray): string {
  const after = sentence.slice(said.index + said[0].length)
  const goesOn = /^ (?:but|and) (?=not\b)/i.exec(after)
  if (!goesOn) return cut(sentence, said)
  const rest = after.slice(goesOn[0].length)
  const verb = /\b(?:are|is|were|was)\b/i.exec(said[0])?.[0] ?? 'that are'
  return `${sentence.slice(0, said.index)} ${verb} ${rest}`
}

const SIDES = comparisonWords('amount', 'number')
const REORDER = new RegExp(
  String.raw` ?\b(?:(?:that|which|who|and|but) )?(?:(?:are|is|were|was) )?(?<at>at or )?(?<side>${[...SIDES.keys()].join('|')}) (?:(?:its|their|the) )?(?<limit>(?:reorder|re-order|minimum|min|safety|maximum|max)(?: [\p{L}_]+){0,2}?)(?=[,.;:?!()]|$| (?:and|but|in|by|per|for|of)\b)`,
  'iu',
)

/** "At or below their reorder level": what is there, beside the column that is called so. */
function reorder(sentence: string, tables: readonly SchemaTable[]): Stated | null {
  const said = REORDER.exec(sentence)
  const { at, side = '', limit = '' } = said?.groups ?? {}
  const bound = said && columnCalled(limit, sentence.replace(said[0], ' '), tables)
  const table = tables.find(({ id }) => id === bound?.table)
  const stock = table && stockOf([table])
  const sign = SIDES.get(side.toLowerCase())
  if (!bound || bound.numeric === null || !stock || stock === bound || !sign) return null
  const isEither = at !== undefined && (sign === '<' || sign === '>')
  const comparison: Comparison = isEither ? `${sign}=` : sign
  const before = withoutStock(sentence.slice(0, said.index), stock)
  const rest = cut(`${before}${sentence.slice(said.index)}`, { index: before.length, 0: said[0] })
  return {
    // "Items to reorder: those below their reorder point" says it twice.
    sentence: rest.replace(/ (?:that need )?to (?:be )?re-?order(?:ed)?\b/i, ''),
    states: [besides(stock, comparison, bound)],
  }
}

/** "Where qty on hand is below": the stock is said before it is compared. */
function withoutStock(before: string, { name }: SchemaColumn): string {
  const own = name.split(/[^\p{L}]+/u).filter((word) => word.length > 1)
  const words = [...own, 'stock', 'quantity', 'inventory', 'on', 'hand'].join('|')
  const named = new RegExp(
    String.raw`(?: (?:count )?(?:where|whose|with)(?: the)?)?(?: (?:${words}))+(?: (?:is|are|was|were))?$`,
    'i',
  )
  return before.replace(named, '')
}

const FULLY =
  / ?\b(?:(?:that|which|who) )?(?:(?:are|is|were|was) )?fully (?<taken>\p{L}+ed)\b(?<why> \([^()]*\))?/iu

/** "Fully reserved": something is there, and all of it is reserved. */
function fullyTaken(sentence: string, tables: readonly SchemaTable[]): Stated | null {
  const said = FULLY.exec(sentence)
  const part = said && columnCalled(said.groups?.['taken'] ?? '', sentence, tables)
  const table = tables.find(({ id }) => id === part?.table)
  const whole = table && (roomOf(table) ?? stockOf([table]))
  if (!part || part.numeric === null || !whole || whole === part) return null
  return {
    sentence: cut(sentence, said),
    states: [besides(part, '>=', whole), compare(whole, '>')],
  }
}

function roomOf({ columns }: SchemaTable): SchemaColumn | null {
  return columns.find((column) => column.numeric !== null && says(column, ROOM)) ?? null
}

const ROOM = setOf('capacity seat place room slot')

/** The one column that says how much is there. */
function stockOf(tables: readonly SchemaTable[]): SchemaColumn | null {
  const amounts = tables
    .flatMap(({ columns }) => columns)
    .filter((column) => column.type !== 'text' && column.numeric !== null && !column.key)
    .filter((column) => !says(column, NOT_STOCK))
  const named = amounts.filter((column) => says(column, STOCK))
  const [only, ...others] =
    named.length > 0 ? named : amounts.filter((column) => says(column, QUANTITY))
  return only && others.length === 0 ? only : null
}

const STOCK = setOf('stock inventory hand')
const QUANTITY = setOf('quantity qty')
const NOT_STOCK = setOf(
  'reserved reserve reorder order level point minimum maximum min max safety value price cost threshold',
)

function compare(column: SchemaColumn, comparison: Comparison): Predicate {
  return { kind: 'compare', column: refOf(column), comparison, value: 0 }
}

function besides(column: SchemaColumn, comparison: Comparison, other: SchemaColumn): Predicate {
  return { kind: 'columns', column: refOf(column), comparison, other: refOf(other) }
}
