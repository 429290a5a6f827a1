import type { Catalogue } from '../../tables/catalogue.ts'
import type { Figure } from '../../sentence-to-plan/figures/figure.ts'
import { tellsPieces } from '../../sentence-to-plan/figures/pieces.ts'
import type { QuestionReading } from '../../sentence-to-plan/question/question-reading.ts'
import { schemaOf } from '../../tables/schema.ts'
import {
  comparesFigure,
  isGrouped,
  showsRows,
  tellsOneNumber,
} from '../question/shape-of-answer.ts'

/** Where both readers understood a sentence: whether the figure answers it and the rows do not. */
export function tellsMore(figure: Figure, reading: QuestionReading, catalogue: Catalogue): boolean {
  return REASONS.some((holds) => holds(figure, reading, catalogue))
}

type Reason = (figure: Figure, reading: QuestionReading, catalogue: Catalogue) => boolean

const REASONS: readonly Reason[] = [
  // A figure is read whole or not at all, so it says more than a reading that leaves a word out.
  (_, { confidence }) => confidence < 1,
  // "The average price": rows are shown where their average is asked for.
  ({ averaged, amount }, reading) => averaged && amount?.kind === 'column' && showsRows(reading),
  (figure, reading, catalogue) =>
    ranksKinds(figure, catalogue) && !isGrouped(reading) && !comparesFigure(reading),
  // "How many different customers each year": one number where one of each year is asked for is none of them.
  (figure, reading) => isOfEach(figure) && tellsOneNumber(reading),
  // "Number of lamps per shop": as many as a quantity tells, and not as many rows.
  addsPieces,
  // "Which claim took the longest to settle": from one day to another, where one day alone tells no time.
  isElapsed,
  // "Change in rent from 2023 to 2024": two figures beside each other, which rows of either do not tell.
  ({ change }) => change !== null,
  // "The churn rate by contract": how large a part of each contract's rows, which no query of rows tells.
  isPartOfEach,
]

/**
 * "Show the top 2 regions by amount": the regions are ranked, and a region has many rows. So has a driver "by
 * delivered parcels", where the parcels of each are counted.
 */
function ranksKinds(
  { rank, amount, base, splits: [split] }: Figure,
  { datasets }: Catalogue,
): boolean {
  if (rank === null || rank.limit === null || !split) return false
  if (split.kind === 'rows') return amount?.kind === 'count' && split.key.table !== base
  if (split.kind === 'period') return true
  const dataset = datasets.find(({ id }) => id === split.column.table)
  const column =
    dataset && schemaOf(dataset).columns.find(({ name }) => name === split.column.column)
  return column !== undefined && !column.unique
}

function isOfEach({ splits, averaged, rank }: Figure): boolean {
  return splits.length > 0 && !averaged && rank === null
}

function addsPieces({ amount, splits }: Figure): boolean {
  const isSum = amount?.kind === 'column' && amount.measure === 'sum'
  return isSum && splits.length > 0 && tellsPieces({ name: amount.column.column })
}

function isElapsed({ amount }: Figure): boolean {
  return amount?.kind === 'column' && amount.formula?.startsWith('date_diff(') === true
}

function isPartOfEach({ amount, splits }: Figure, { answer }: QuestionReading): boolean {
  return amount?.kind === 'percent' && (splits.length > 0 || answer.kind !== 'share')
}
