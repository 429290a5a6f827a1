import * as fc from 'fast-check'
import type { CatalogueDataset } from '../../tables/catalogue.ts'
import { COLUMN_TYPES } from '../../relation/column.ts'

/** Tables with names as odd as people's, and some that look like words of a sentence. */
export function arbitraryDataset(): fc.Arbitrary<CatalogueDataset> {
  const name = fc.oneof(
    fc.constantFrom(...NAMES, 'order total', 'amount is', 'and', 'a "quoted" name', 'x > 1'),
    fc
      .string({ minLength: 1, maxLength: 8, unit: 'grapheme' })
      .filter((text) => text.trim() === text),
  )
  const column = fc.record({ name, type: fc.constantFrom(...COLUMN_TYPES) })
  const columns = fc.uniqueArray(column, {
    minLength: 1,
    maxLength: 6,
    selector: (one) => one.name,
  })
  const file = fc.constantFrom(
    'sales.csv',
    'my sales.csv',
    'Orders 2024.csv',
    'x',
    'load.csv',
    'a-b.c.csv',
    '"q".csv',
  )
  return fc.record({ columns, filename: file }).chain(({ columns: list, filename }) =>
    fc
      .array(
        fc.constantFrom('West', 'west', 'New York', 'Trinidad and Tobago', 'over', 'Export', ''),
        { maxLength: 4 },
      )
      .map((cells) => ({
        id: '',
        name: filename.replace(/\.csv$/, ''),
        filename,
        columns: list,
        samples: Object.fromEntries(
          list.filter(({ type }) => type === 'text').map((one) => [one.name, cells]),
        ),
      })),
  )
}

const NAMES = `amount Amount region order_id "order total" order total is is over export keep_rows
  orderDate größe 数量 a b c x,y it's the`.split(/\s+/)
