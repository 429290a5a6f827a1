import { isMeasure } from '../../conditions/is-measure.ts'
import type { Column } from '../../relation/column.ts'
import { printExpression } from '../../relation/print-expression.ts'
import type { ClauseReader } from '../../sentence-to-plan/clause-reader.ts'
import { foldName } from '../../sentence-to-plan/fold.ts'
import { linkColumn } from '../../sentence-to-plan/link-column.ts'
import { sayName } from '../../sentence-to-plan/say.ts'
import type { TableWords } from '../../sentence-to-plan/table-words.ts'
import type { NamedMeasure } from './config.ts'

export interface Figure {
  readonly measure: NamedMeasure
  readonly assumption: string
}

/**
 * A figure named without saying how it is computed: "amount by region" adds up a column, "revenue by
 * region" finds what it is made of. Nothing is taken where none begins there.
 */
export function takeFigure(reader: ClauseReader, table: TableWords): Figure | null {
  const start = reader.at
  reader.takeAny(['the', 'our', 'their'])
  const figure = addedUp(reader, table) ?? revenue(reader, table)
  if (!figure) reader.at = start
  return figure
}

function addedUp(reader: ClauseReader, table: TableWords): Figure | null {
  const linked = linkColumn(reader, table)
  if (!linked || !isMeasure(linked.column)) return null
  reader.at += linked.words
  const { name } = linked.column
  return {
    measure: { function: 'sum', column: name, name: '' },
    assumption: `Added up ${sayName(name, table.columns)}.`,
  }
}

const REVENUE = ['revenue', 'sales', 'turnover', 'takings', 'earnings', 'spending', 'spend']
/** What a column of revenue is called, the plainest first. */
const AMOUNTS = ['revenue', 'sales', 'turnover', 'amount', 'total', 'paid', 'value']
const PRICES = ['price', 'cost', 'rate']
const PIECES = ['quantity', 'qty', 'pieces', 'units', 'unit']

function revenue(reader: ClauseReader, table: TableWords): Figure | null {
  reader.takeAny(['total', 'sum of', 'overall'])
  const said = reader.takeAny(REVENUE)
  if (said === null) return null
  const numbers = table.columns.filter(isMeasure)
  const amount = only(numbers, AMOUNTS)
  if (amount)
    return {
      measure: { function: 'sum', column: amount.name, name: said },
      assumption: `Took the total of ${sayName(amount.name, table.columns)} as ${said}.`,
    }
  const price = only(numbers, PRICES)
  const pieces = only(numbers, PIECES)
  if (!price || !pieces || price === pieces) return null
  const formula = `sum(${quoted(price)} * ${quoted(pieces)})`
  return {
    measure: { function: 'formula', column: '', formula, name: said },
    assumption: `Took \`${formula}\` as ${said}.`,
  }
}

/** The one column with such a word in its name; of two, neither is surely meant. */
function only(columns: readonly Column[], words: readonly string[]): Column | null {
  for (const word of words) {
    const named = columns.filter(({ name }) => foldName(name).includes(foldName(word)))
    if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  }
  return null
}

function quoted({ name }: Column): string {
  return printExpression({ kind: 'column', name, at: { start: 0, end: 0 } })
}
