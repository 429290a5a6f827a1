import { cellsOf } from '../../../tables/catalogue.ts'
import type { CatalogueDataset } from '../../../tables/catalogue.ts'
import type { Cell, ColumnType } from '../../../relation/column.ts'
import { commonType } from '../../../relation/common-type.ts'
import { stem } from '../../../words/stem.ts'
import { foldedWords } from '../../../words/tokens.ts'
import type { ColumnFamily, FamilyMember } from './column-families.ts'

/** A table as a question reads it, under the id of the table it is made of. */
export interface Reshaped {
  readonly dataset: CatalogueDataset
  readonly shape: Shape
}

export type Shape =
  | {
      /** A row for each of the columns. */
      readonly kind: 'long'
      readonly columns: readonly { readonly name: string; readonly label: Cell }[]
      readonly keep: readonly string[]
      readonly axis: string
      readonly value: string
      /** Which of these rows are meant: all of them, those that have a value, those that have none. */
      readonly kept: 'all' | 'filled' | 'empty'
    }
  | {
      /** One column instead of several. */
      readonly kind: 'computed'
      readonly name: string
      /** The cell of one column, less that of another where there is one. */
      readonly of: string
      readonly less: string | null
      /** How far apart, whichever is greater. */
      readonly absolute: boolean
    }

/** A row for each member: "Station, Year, Passengers". */
export function asRows(
  source: CatalogueDataset,
  family: ColumnFamily,
  members: readonly FamilyMember[],
  value: string,
  kept: 'all' | 'filled' | 'empty' = 'all',
): Reshaped {
  const keep = others(source, family)
  const columns = members.map(({ column, label }) => ({ name: column.name, label }))
  const types = members.map(({ column }) => column.type)
  const type = commonType(types) ?? 'text'
  const labels = columns.map(({ label }) => label)
  const labelled: ColumnType = labels.every((label) => typeof label === 'number')
    ? 'integer'
    : 'text'
  const cells = [...new Set(columns.flatMap(({ name }) => cellsOf(source, name)))]
  const dataset = withColumns(source, keep, [
    { name: family.axis, type: labelled, cells: labels },
    {
      name: value,
      type,
      cells: type === 'text' ? cells.map((cell) => cell && String(cell)) : cells,
    },
  ])
  const rowCount = source.rowCount === undefined ? undefined : source.rowCount * members.length
  return {
    dataset: { ...dataset, ...(rowCount === undefined ? {} : { rowCount }) },
    shape: { kind: 'long', columns, keep, axis: family.axis, value, kept },
  }
}

/** One number for each row: what one member holds, or how far it is from another. */
export function asOne(
  source: CatalogueDataset,
  family: ColumnFamily,
  { name, of, less, absolute }: Omit<Extract<Shape, { kind: 'computed' }>, 'kind'>,
): Reshaped {
  const cells = less === null ? cellsOf(source, of) : []
  const type =
    less === null ? (source.columns.find((one) => one.name === of)?.type ?? 'number') : 'number'
  return {
    dataset: withColumns(source, others(source, family), [{ name, type, cells }]),
    shape: { kind: 'computed', name, of, less, absolute },
  }
}

/** The columns that stay; what adds up the others is no number of one of them. */
function others({ columns }: CatalogueDataset, { members, sums }: ColumnFamily): readonly string[] {
  const own = new Set([...members.map(({ column }) => column), ...sums].map(({ name }) => name))
  return columns.map(({ name }) => name).filter((name) => !own.has(name))
}

function withColumns(
  source: CatalogueDataset,
  keep: readonly string[],
  added: readonly { name: string; type: ColumnType; cells: readonly Cell[] }[],
): CatalogueDataset {
  const taken = new Set(added.map(({ name }) => name.toLowerCase()))
  const kept = source.columns.filter(
    ({ name }) => keep.includes(name) && !taken.has(name.toLowerCase()),
  )
  const isCalledSo = added.some(({ name }) => stems(name) === stems(source.name))
  return {
    ...source,
    // A table called "rainfall" whose cells are the rainfall: the word means the cells.
    name: isCalledSo ? 'figures' : source.name,
    columns: [...kept, ...added.map(({ name, type }) => ({ name, type }))],
    samples: Object.fromEntries([
      ...kept.map(({ name }) => [name, cellsOf(source, name)] as const),
      ...added.map(({ name, cells }) => [name, cells] as const),
    ]),
  }
}

function stems(name: string): string {
  return foldedWords(name).map(stem).join(' ')
}

/** In words for the user, as rows that are none of the file are what they see next. */
export function sayShape(shape: Shape): readonly string[] {
  if (shape.kind === 'computed')
    return shape.less === null
      ? [`Took "${shape.of}" as ${shape.name}.`]
      : [`Took "${shape.of}" less "${shape.less}" as ${shape.name}.`]
  const [first, last] = [shape.columns.at(0), shape.columns.at(-1)]
  return [
    `Read the columns from "${first?.name}" to "${last?.name}" as rows, one for each ${shape.axis.toLowerCase()}.`,
  ]
}
