import { sameJson } from '../../words/same-json.ts'
import { isTested } from '../../sentence-to-plan/figures/figure.ts'
import type { Amount, Figure, TestedPredicate } from '../../sentence-to-plan/figures/figure.ts'
import type { FigureTable } from '../../sentence-to-plan/figures/several/figure-table.ts'
import type { Rows } from './figure-rows.ts'
import { toldBy } from './told-by.ts'

/** Figures that are measured of the same rows, at once. */
export interface TablePart {
  readonly rows: Rows
  readonly figures: readonly PartFigure[]
}

interface PartFigure {
  readonly figure: Figure
  readonly amount: Amount
  /** Of which of the rows, where the others are of more of them. */
  readonly only: readonly TestedPredicate[]
  readonly called: string
  /** Its place in the table. */
  readonly at: number
}

interface Placed {
  readonly figure: Figure
  readonly at: number
}

/** The figures of a table by the rows they are of: as few parts as can be. */
export function partsOfTable({ columns }: FigureTable): readonly TablePart[] {
  const parts: Placed[][] = []
  columns.forEach((column, at) => {
    if (column.kind !== 'figure') return
    const placed = { figure: column.figure, at }
    const fitting = parts.find((part) => areTogether([...part, placed]))
    if (fitting) fitting.push(placed)
    else parts.push([placed])
  })
  return parts.map(partOf)
}

function areTogether(part: readonly Placed[]): boolean {
  const [first] = part
  return part.every(
    ({ figure }) =>
      figure.base === first?.figure.base &&
      sameJson(figure.splits, first.figure.splits) &&
      !figure.averaged &&
      ownOf(figure, part).every(isTested),
  )
}

function isShared(one: unknown, part: readonly Placed[], list: 'where' | 'joins'): boolean {
  return part.every(({ figure }) => figure[list].some((other) => sameJson(one, other)))
}

function ownOf(figure: Figure, part: readonly Placed[]) {
  return figure.where.filter((one) => !isShared(one, part, 'where'))
}

function partOf(part: readonly Placed[]): TablePart {
  const figures = part.flatMap(({ figure, at }): readonly PartFigure[] => {
    const only = ownOf(figure, part).filter(isTested)
    const { amount } = figure
    return amount ? [{ figure, amount, only, called: amount.called + toldBy(only), at }] : []
  })
  const [first] = part
  if (!first) throw new Error('a part of a table has figures')
  const { base, splits, where } = first.figure
  const joins: Figure['joins'][number][] = []
  for (const { figure } of part)
    joins.push(...figure.joins.filter((one) => !joins.some((known) => sameJson(known, one))))
  const rows = {
    base,
    splits,
    where: where.filter((one) => isShared(one, part, 'where')),
    joins: joins.map((one) => (isShared(one, part, 'joins') ? one : { ...one, optional: true })),
  }
  return { rows, figures }
}
