import * as fc from 'fast-check'
import type { CatalogueDataset } from '../../../tables/catalogue.ts'
import type { Cell, Column, ColumnType } from '../../../relation/column.ts'
import { datasetOf } from './dataset-of.ts'

/** Tables that refer to each other: in chains, in pairs, twice to the same one, by keys of any name. */
export function arbitraryTables(): fc.Arbitrary<readonly CatalogueDataset[]> {
  return fc
    .uniqueArray(fc.constantFrom(...THINGS), { minLength: 2, maxLength: 6 })
    .chain((things) =>
      fc
        .tuple(...things.map((_, at) => shape(at)))
        .map((shapes) =>
          shapes.map((one, at) => tableOf(things[at] ?? '', one, things.slice(0, at), shapes)),
        ),
    )
}

export const THINGS = ['farmer', 'orchard', 'basket', 'market', 'delivery', 'festival']

/** What a table may tell beside its keys, with cells to choose from. */
export const TOLD: Readonly<Record<string, { type: ColumnType; cells: readonly Cell[] }>> = {
  name: { type: 'text', cells: ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel'] },
  town: { type: 'text', cells: ['Upton', 'Netherby', 'Kirk Vale', 'Upton', 'Netherby', 'Upton'] },
  kind: { type: 'text', cells: ['red', 'green', 'red', 'blue', 'green', 'red'] },
  weight: { type: 'number', cells: [2.5, 4, 3.5, 8, 1.25, 4] },
  price: { type: 'text', cells: ['$4', '$12', '$7', '$30', '$4', '$9'] },
  year: { type: 'integer', cells: [2019, 2020, 2020, 2021, 2018, 2019] },
  opened: {
    type: 'date',
    cells: ['2020-01-05', '2020-03-09', '2021-07-30', '2019-11-11', '2020-01-06', '2022-02-02'],
  },
}

const ROWS = 6

interface Shape {
  /** What the key is called: `id`, `farmer_id`, or none at all. */
  readonly key: 'id' | 'named' | 'none'
  readonly told: readonly string[]
  /** To which of the tables before it, and in which parts: `farmer_id`, or `buyer_id` and `seller_id`. */
  readonly refers: readonly { readonly to: number; readonly parts: readonly string[] }[]
}

function shape(at: number): fc.Arbitrary<Shape> {
  const reference = fc.record({
    to: fc.nat({ max: Math.max(0, at - 1) }),
    parts: fc.constantFrom([''], [''], ['buyer', 'seller'], ['first', 'second'], ['sent_to']),
  })
  return fc.record({
    key: fc.constantFrom('id', 'named', 'named', 'none'),
    told: fc.uniqueArray(fc.constantFrom(...Object.keys(TOLD)), { minLength: 1, maxLength: 4 }),
    refers: fc.uniqueArray(reference, {
      minLength: Math.min(1, at),
      maxLength: Math.min(2, at),
      selector: ({ to }) => to,
    }),
  })
}

function tableOf(
  thing: string,
  { key, told, refers }: Shape,
  before: readonly string[],
  shapes: readonly Shape[],
): CatalogueDataset {
  const columns: { readonly column: Column; readonly cells: readonly Cell[] }[] = []
  const ids = Array.from({ length: ROWS }, (_, row) => row + 1)
  if (key !== 'none')
    columns.push({ column: { name: keyName(thing, key), type: 'integer' }, cells: ids })
  for (const { to, parts } of refers) {
    const other = before[to]
    if (other === undefined || shapes[to]?.key === 'none') continue
    for (const [place, part] of parts.entries()) {
      const name = part === '' ? `${other}_id` : `${part}_${parts.length > 1 ? '' : other}id`
      const cells = ids.map((row) => ((row * (place + 2)) % ROWS) + 1)
      if (!columns.some(({ column }) => column.name === name))
        columns.push({ column: { name, type: 'integer' }, cells })
    }
  }
  for (const name of told) {
    const { type, cells } = TOLD[name] ?? { type: 'text', cells: [] }
    columns.push({ column: { name, type }, cells })
  }
  return datasetOf(`${thing}s`, {
    columns: columns.map(({ column }) => column),
    rows: ids.map((_, row) => columns.map(({ cells }) => cells[row] ?? null)),
  })
}

function keyName(thing: string, key: Shape['key']): string {
  return key === 'id' ? 'id' : `${thing}_id`
}
