import type { Column } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'
import type { RowCell } from '../records/row-cell.ts'
import { fittingText } from './fitting-text.ts'
import type { SourceFile } from './source-files.ts'
import type { TextRecords } from './text-records.ts'

/** How one file's records become lines of CSV: a field that is new, or does not fit, is never lost in silence. */
export class TextLines {
  readonly #file: SourceFile
  readonly #known: ReadonlySet<string>
  readonly #travelling: readonly Column[]
  #names: readonly string[] = []
  #places: readonly (number | RowCell | null)[] = []

  constructor(file: SourceFile, columns: readonly Column[], travelling: readonly Column[]) {
    this.#file = file
    this.#known = new Set(columns.map(({ name }) => name))
    this.#travelling = travelling
    this.#places = this.#placed([])
  }

  lines({ names, rows }: TextRecords): readonly string[] {
    if (names !== this.#names) {
      this.#places = this.#placed(names)
      this.#names = names
    }
    return rows.map((row) => {
      const cells = this.#places.map((place, at) => {
        const cell = typeof place === 'number' ? (row[place] ?? null) : place
        // As many places as columns travel.
        return this.#written(cell, this.#travelling[at] as Column)
      })
      return `${cells.join(',')}\n`
    })
  }

  /** Where each column is found: in the record, in the path, or nowhere. */
  #placed(names: readonly string[]): readonly (number | RowCell | null)[] {
    const { key, inPath } = this.#file
    const others = names.find((name) => !this.#known.has(name) && !inPath.has(name.toLowerCase()))
    if (others !== undefined)
      throw new OutsideFailed(
        `"${key}" has a field "${others.slice(0, 100)}" that was in no file when they were looked at. Look at them again in the block.`,
      )
    const places = new Map(names.map((name, place) => [name, place]))
    return this.#travelling.map(({ name }) => {
      const said = inPath.get(name.toLowerCase())
      return said ? said.cell : (places.get(name) ?? null)
    })
  }

  #written(cell: RowCell | null, column: Column): string {
    if (!cell) return ''
    if (column.type === 'text') return `"${cell.text.replaceAll('"', '""')}"`
    return fittingText(cell, column, this.#file)
  }
}
