import type { ColumnType } from '@plainflow/core'
import { MOST_COLUMNS } from '@plainflow/core/most-columns'
import { columnNames } from '../../child/csv/column-names.ts'
import { type OutsideColumn, OutsideFailed } from '../connector.ts'
import { fits, TYPES } from '../records/fits.ts'
import type { RowCell } from '../records/row-cell.ts'
import type { Row } from './row.ts'

interface Seen {
  types: readonly ColumnType[]
  readonly kinds: Set<RowCell['kind']>
}

/** Finds the columns of records that pass by. */
export class Sample {
  rows = 0
  readonly #fields = new Map<string, Seen>()

  add(row: Row): void {
    this.rows += 1
    for (const [field, cell] of row) {
      const seen = this.#fields.get(field) ?? { types: TYPES, kinds: new Set() }
      if (!this.#fields.has(field)) this.#take(field, seen)
      if (!cell) continue
      seen.kinds.add(cell.kind)
      if (!seen.types.every((type) => fits(cell, type)))
        seen.types = seen.types.filter((type) => fits(cell, type))
    }
  }

  /** In the order they turned up. */
  columns(asText: boolean): readonly (OutsideColumn & { readonly field: string })[] {
    const fields = [...this.#fields].filter(([field, { kinds }]) => !this.#isOpened(field, kinds))
    const { names } = columnNames(fields.map(([field]) => field))
    return fields.map(([field, { types, kinds }], at) => ({
      field,
      name: names[at] ?? '',
      // Nothing but nulls: text, and no other type would tell more.
      type: asText || kinds.size === 0 ? 'text' : (types[0] ?? 'text'),
      nativeType: [...kinds].map((kind) => WORDS[kind]).join(' or ') || 'null',
    }))
  }

  #take(field: string, seen: Seen): void {
    if (this.#fields.size >= MOST_COLUMNS)
      throw new OutsideFailed(
        `The records have more than ${MOST_COLUMNS} fields; a table can have ${MOST_COLUMNS} columns at most.`,
      )
    this.#fields.set(field, seen)
  }

  /** An object that is missing in some records: where it is there, its own fields are the columns. */
  #isOpened(field: string, kinds: ReadonlySet<string>): boolean {
    return kinds.size === 0 && [...this.#fields.keys()].some((one) => one.startsWith(`${field}.`))
  }
}

const WORDS: Readonly<Record<RowCell['kind'], string>> = {
  text: 'text',
  number: 'number',
  boolean: 'boolean',
  nested: 'list',
  unknown: 'text',
  written: 'text',
}
