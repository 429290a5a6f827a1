import type { Column } from '@plainflow/core'
import { columnNames } from '../../child/csv/column-names.ts'
import { OutsideFailed } from '../connector.ts'
import { fits } from '../records/fits.ts'
import type { RowCell } from '../records/row-cell.ts'
import type { Row } from './row.ts'

/**
 * Records as lines of the columns that were found when the address was tried. A field that a record lacks is
 * null; one that is new, or does not fit its column, is never lost in silence.
 */
export class CsvLines {
  readonly #columns: ReadonlyMap<string, Column>
  readonly #travelling: readonly Column[]
  readonly #leavesOthers: boolean
  /** Names by field, and fields by the name they took. */
  readonly #names = new Map<string, string | null>()
  readonly #taken = new Set<string>()

  constructor(columns: readonly Column[], travelling: readonly Column[], leavesOthers: boolean) {
    this.#columns = new Map(columns.map((column) => [column.name, column]))
    this.#travelling = travelling
    this.#leavesOthers = leavesOthers
  }

  line(row: Row, page: number): string {
    const cells = new Map<string, RowCell>()
    for (const [field, cell] of row) {
      // An object that is missing is no field of its own.
      if (cell === null) continue
      const name = this.#nameOf(field)
      if (name !== null) cells.set(name, cell)
      else if (!this.#leavesOthers) throw isNew(field, page)
    }
    return `${this.#travelling.map((column) => written(cells.get(column.name), column, page)).join(',')}\n`
  }

  #nameOf(field: string): string | null {
    const known = this.#names.get(field)
    if (known !== undefined) return known
    const name = this.#freeName(columnNames([field]).names[0] ?? '')
    this.#names.set(field, name)
    if (name !== null) this.#taken.add(name)
    return name
  }

  /** Fields that differ in their case alone were numbered in the order they came. */
  #freeName(name: string): string | null {
    let candidate = name
    for (let number = 2; ; number += 1) {
      if (!this.#columns.has(candidate)) return null
      if (!this.#taken.has(candidate)) return candidate
      candidate = `${name}_${number}`
    }
  }
}

function written(cell: RowCell | undefined, { name, type }: Column, page: number): string {
  if (!cell) return ''
  if (type === 'text')
    return cell.text.includes('"') ? `"${cell.text.replaceAll('"', '""')}"` : `"${cell.text}"`
  if (fits(cell, type)) return cell.text
  const shown = cell.text.length > 40 ? `${cell.text.slice(0, 40)}…` : cell.text
  throw new OutsideFailed(
    `The field "${name}" was ${type} when the address was tried, and is "${shown}" on page ${page}. Switch on "Every column as text", or try it again.`,
  )
}

function isNew(field: string, page: number): OutsideFailed {
  return new OutsideFailed(
    `A record on page ${page} has a field "${field.slice(0, 100)}" that was not there when the address was tried. Try it again in its block, or switch on "Leave out fields that are new".`,
  )
}
