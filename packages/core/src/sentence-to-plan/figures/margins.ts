import { binary, cellOf } from '../../relation/make-expression.ts'
import { printExpression } from '../../relation/print-expression.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { measured } from './amount-option.ts'
import type { AmountOption } from './amount-option.ts'
import type { SaidAmount } from './figure-draft.ts'

/** "margin", "profit": said as an assumption, and only where both columns are there. */
export function ofMargin(
  table: SchemaTable,
  { measure, text }: Extract<SaidAmount, { kind: 'margin' }>,
): readonly AmountOption[] {
  const margin = marginOf(table)
  // What one piece leaves says nothing of the profit while nobody knows how many were sold.
  if (!margin || (margin.isOfOne && (!/^margins?$/.test(text) || measure === 'sum'))) return []
  const { of, formula, isOfOne } = margin
  const meant = measure ?? (isOfOne ? 'mean' : 'sum')
  const left = measured(table, { ...of, formula }, meant, 1, text)
  const average = measure === null && isOfOne ? ', and its average' : ''
  const told = `Took \`${formula}\` as ${text}${average}.`
  return [{ ...left, assumptions: [told] }]
}

/** What is left of what a thing brings in, where a table tells that and what it costs. */
interface Margin {
  readonly of: SchemaColumn
  readonly formula: string
  /** Of one piece: such margins are not added up. */
  readonly isOfOne: boolean
}

function marginOf({ columns }: SchemaTable): Margin | null {
  const numbers = columns.filter(({ numeric, key }) => numeric === 'native' && !key)
  const find = (form: RegExp) => only(numbers.filter(({ name }) => form.test(name)))
  const [amount, spent] = [find(AMOUNT), find(SPENT)]
  const [price, cost] = [find(PRICE), find(COST)]
  if (amount && spent) return { of: amount, formula: differenceOf(amount, spent), isOfOne: false }
  if (!price || !cost) return null
  const pieces = find(PIECES)
  const each = binary('-', cellOf(price.name), cellOf(cost.name))
  const left = pieces ? binary('*', each, cellOf(pieces.name)) : each
  return { of: price, formula: printExpression(left), isOfOne: pieces === null }
}

const AMOUNT = /^(?:total_?)?(?:revenue|sales|turnover|income|amount)$/i
const SPENT = /^(?:total_?)?(?:costs?|expenses?|cogs)$/i
const PRICE = /^(?:(?:unit|list|sale|sales|selling|retail)[_ ]?)?price$/i
const PIECES = /^(?:quantity|qty|units|pieces)$/i
const COST =
  /^(?:(?:unit|purchase|production)[_ ]?)?(?:cost|costs|purchase[_ ]price|buying[_ ]price)$/i

/** Of two, neither is surely meant. */
function only(columns: readonly SchemaColumn[]): SchemaColumn | null {
  const [first, ...others] = columns
  return first && others.length === 0 ? first : null
}

/** `price - cost`. */
function differenceOf(of: SchemaColumn, less: SchemaColumn): string {
  return printExpression(binary('-', cellOf(of.name), cellOf(less.name)))
}
