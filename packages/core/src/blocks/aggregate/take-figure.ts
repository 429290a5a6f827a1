import { isMeasure } from '../../tables/is-measure.ts'
import type { ClauseReader } from '../../words/clause-reader.ts'
import { linkColumn } from '../../tables/link-column.ts'
import { sayName } from '../../words/say.ts'
import type { TableWords } from '../../tables/table-words.ts'
import { REVENUE_WORDS, revenueFormula, revenueParts } from '../../tables/revenue-formula.ts'
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

const REVENUE = [...REVENUE_WORDS, 'earnings']

function revenue(reader: ClauseReader, table: TableWords): Figure | null {
  reader.takeAny(['total', 'sum of', 'overall'])
  const said = reader.takeAny(REVENUE)
  if (said === null) return null
  const parts = revenueParts(table.columns)
  if (!parts) return null
  if ('amount' in parts) {
    const { name } = parts.amount
    return {
      measure: { function: 'sum', column: name, name: said },
      assumption: `Took the total of ${sayName(name, table.columns)} as ${said}.`,
    }
  }
  const formula = `sum(${revenueFormula(table.columns)})`
  return {
    measure: { function: 'formula', column: '', formula, name: said },
    assumption: `Took \`${formula}\` as ${said}.`,
  }
}
