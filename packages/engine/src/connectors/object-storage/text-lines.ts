import type { Column } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'
import { fits } from '../records/fits.ts'
import type { RowCell } from '../records/row-cell.ts'
import { pathCell } from './columns.ts'
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
    const others = names.find((name) => !this.#known.has(name) && !inPath.has(name))
    if (others !== undefined)
      throw new OutsideFailed(
        `"${key}" has a field "${others.slice(0, 100)}" that was in no file when they were looked at. Look at them again in the block.`,
      )
    const places = new Map(names.map((name, place) => [name, place]))
    return this.#travelling.map(({ name }) =>
      inPath.has(name) ? pathCell(inPath.get(name) ?? null) : (places.get(name) ?? null),
    )
  }

  #written(cell: RowCell | null, { name, type }: Column): string {
    if (!cell) return ''
    if (type === 'text') return `"${cell.text.replaceAll('"', '""')}"`
    if (fits(cell, type)) return cell.text
    const shown = cell.text.length > 40 ? `${cell.text.slice(0, 40)}…` : cell.text
    throw new OutsideFailed(
      `The column "${name}" was ${type} when the files were looked at, and is "${shown}" in "${this.#file.key}". In the connection more rows can be looked at, or every column be taken as text.`,
    )
  }
}
