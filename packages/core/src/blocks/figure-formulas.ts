import { isMeasure } from '../tables/is-measure.ts'
import type { Column } from '../relation/column.ts'
import { printExpression } from '../relation/print-expression.ts'
import { foldName } from '../words/fold.ts'

const REVENUE = /^(?:revenue|sales|turnover|takings|earnings|income|amount|total|value|subtotal)s?$/
const GAIN = /^(?:profit|gain|gross_?profit)s?$/
const MARGIN = /^(?:(?:gross|profit)_?)?margins?$/
const AMOUNTS = ['revenue', 'sales', 'turnover', 'amount', 'total']
const PRICES = ['price', 'rate', 'cost']
const PIECES = ['quantity', 'qty', 'pieces', 'units']
const COSTS = ['cost', 'expense']
const MOST = 3

/** What a figure of this name may be made of, over the columns at hand: the likeliest first. */
export function figureFormulas(name: string, columns: readonly Column[]): readonly string[] {
  const numbers = columns.filter(isMeasure)
  const pairs = (left: readonly string[], right: readonly string[], sayPair: SayPair) =>
    called(numbers, left).flatMap((one) =>
      called(numbers, right)
        .filter((other) => other !== one)
        .map((other) => sayPair(quoted(one), quoted(other))),
    )
  const paid = [...AMOUNTS, 'price']
  const found = [
    ...(REVENUE.test(name) ? pairs(PIECES, PRICES, (many, each) => `${many} * ${each}`) : []),
    ...(GAIN.test(name) ? pairs(paid, COSTS, (one, cost) => `${one} - ${cost}`) : []),
    ...(MARGIN.test(name) ? pairs(paid, COSTS, (one, cost) => `(${one} - ${cost}) / ${one}`) : []),
  ]
  return found.slice(0, MOST)
}

/** One of them, or one in words where the columns tell none. */
export function exampleFormula(name: string, columns: readonly Column[]): string {
  const [first] = figureFormulas(name, columns)
  if (first !== undefined) return first
  if (MARGIN.test(name)) return '(price - cost) / price'
  return GAIN.test(name) ? 'price - cost' : 'quantity * price'
}

type SayPair = (one: string, other: string) => string

function called(columns: readonly Column[], words: readonly string[]): readonly Column[] {
  return words
    .flatMap((word) => columns.filter(({ name }) => foldName(name).includes(foldName(word))))
    .filter((column, at, all) => all.indexOf(column) === at)
}

function quoted({ name }: Column): string {
  return printExpression({ kind: 'column', name, at: { start: 0, end: 0 } })
}
