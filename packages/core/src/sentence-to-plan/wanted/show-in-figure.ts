import type { Amount, Figure, Split } from '../figures/figure.ts'
import { linkColumns, linkTables, saidWords } from '../question/link/link-names.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { NAME_WORDS } from '../../words/column-words.ts'
import { tokenize } from '../../words/tokens.ts'
import { figureSaid, unitSaid } from './figure-words.ts'
import type { Wanted } from './wanted.ts'

/**
 * A figure that no query says (a rate, a growth, of each month), shown as a list says: what it is split by is seen
 * anyway, and the figure itself where it is listed. Null where an item is neither of them.
 */
export function showInFigure(
  figure: Figure,
  { items, order, isBeside }: Wanted,
  tables: readonly SchemaTable[],
): Figure | null {
  const { amount, splits, rank } = figure
  if (!amount || splits.length === 0) return null
  const amounts = items.filter((item) => isAmount(item, amount))
  const others = items.filter((item) => !amounts.includes(item))
  if (
    amounts.length > 1 ||
    !others.every((item) => splits.some((one) => isSplit(item, one, tables)))
  )
    return null
  const [key, ...more] = order
  const isByAmount = key !== undefined && (key.by === null || isAmount(key.by, amount))
  if (key && (!isByAmount || more.length > 0)) return null
  const sorted = key ? { descending: key.descending, limit: rank?.limit ?? null } : rank
  return {
    ...figure,
    rank: sorted,
    hidesAmount: amounts.length === 0 && !isBeside && rank !== null,
  }
}

/** "Rate", "value", "average delay": whatever is said of it is told by its name. */
function isAmount(item: string, { called }: Amount): boolean {
  const named = tokenize(called.replaceAll('_', ' ')).map(({ stem }) => stem)
  const said = tokenize(item).filter(({ sign }) => !sign)
  if (said.every(({ stem, fold }) => named.includes(stem) || fold === 'of')) return true
  const figure = figureSaid(item)
  if (figure)
    return figure.of === '' || tokenize(figure.of).some(({ stem }) => named.includes(stem))
  return unitSaid(item)?.test(called.replaceAll('_', ' ')) ?? false
}

function isSplit(item: string, split: Split, tables: readonly SchemaTable[]): boolean {
  if (split.kind === 'period') return item.toLowerCase() === split.unit
  const shown = split.kind === 'rows' ? split.name : split.column
  const words = saidWords(tokenize(item.replaceAll(/['’]s\b/g, '')))
  if (words === null) return false
  const bare = words.filter((word) => !NAME_WORDS.has(word))
  const isOwner = linkTables(bare, tables).some(({ table }) => table.id === shown.table)
  const isCalled = [words, bare].some((said) =>
    linkColumns(said, tables).some(
      ({ column }) => column.table === shown.table && column.name === shown.column,
    ),
  )
  return isCalled || (split.kind === 'rows' && (isOwner || bare.length === 0))
}
