import type { CatalogueDataset } from '../../tables/catalogue.ts'
import type { Predicate } from '../question/query/query.ts'
import { spellTypos } from '../question/spell/spell-typos.ts'
import type { Reference } from '../../tables/relate/reference.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { amountsOf } from './amounts-of.ts'
import { bindDraft } from './bind-draft.ts'
import type { FigureReading } from './bind-draft.ts'
import type { FigureDraft } from './figure-draft.ts'
import { figureTables } from './figure-tables.ts'
import { ORDERED } from './read-amount.ts'
import { readFigureWords } from './read-figure-words.ts'

/**
 * A request for a figure as business people write it: "average order value by country, 2024 only". It is
 * read whole or not at all, and only where no row can be counted twice. States are what was told of its rows
 * besides.
 */
export function readFigure(
  sentence: string,
  datasets: readonly CatalogueDataset[],
  states: readonly Predicate[] = [],
): FigureReading | null {
  const { tables, references } = figureTables(datasets)
  const said = readFigureWords(spellTypos(sentence, tables), tables)
  const draft = said && wholeOrders(said, tables, references)
  if (!draft) return null
  const options = amountsOf(draft, tables, references).toSorted((a, b) => b.score - a.score)
  for (const { score } of options) {
    const bound = options
      .filter((option) => option.score === score)
      .flatMap((option) => bindDraft(draft, tables, references, option, states) ?? [])
    const [nearest] = bound.toSorted((a, b) => joinsOf(a) - joinsOf(b))
    if (nearest) return nearest
  }
  return null
}

/** What orders come to by country is told by their totals; to go by their lines is a longer way. */
function joinsOf({ figure }: FigureReading): number {
  return figure.joins.length
}

/**
 * "Average order value" where an order is told line by line: its lines are added up first. Null where
 * orders are ranked or measured otherwise, which would look at the lines.
 */
function wholeOrders(
  draft: FigureDraft,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): FigureDraft | null {
  const { amount } = draft
  if (amount?.kind !== 'revenue' || !amount.each) return draft
  const lines = tables.filter(({ revenue }) => revenue !== null)
  const orders = tables.find(
    ({ id, words, revenue }) =>
      revenue === null &&
      ORDERED.has(words.at(-1)?.stem ?? '') &&
      references.some(
        ({ many, one }) => one.table === id && lines.some((line) => line.id === many.table),
      ),
  )
  if (!orders) return draft
  if (draft.ranking || amount.measure !== 'mean') return null
  const named = { tables: [{ table: orders, score: 1 }], columns: [], length: 0 }
  return { ...draft, ofOrders: true, splits: [{ kind: 'named', named }, ...draft.splits] }
}
