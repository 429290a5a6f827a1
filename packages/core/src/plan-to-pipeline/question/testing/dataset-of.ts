import type { CatalogueDataset } from '../../../tables/catalogue.ts'
import type { Table } from '../../../relation/column.ts'

/** One table as a catalogue has it, every value of a column being a sample. */
export function datasetOf(name: string, { columns, rows }: Table): CatalogueDataset {
  return {
    id: name,
    name,
    filename: `${name}.csv`,
    columns,
    rowCount: rows.length,
    samples: Object.fromEntries(
      columns.map((column, index) => [
        column.name,
        [...new Set(rows.map((row) => row[index] ?? null))].filter((cell) => cell !== null),
      ]),
    ),
  }
}
