import type { TableOutlet, Column } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'
import { listed } from './words.ts'

/** What makes a write impossible, in the same words whatever the database. */
export function refuseMissingKeys({ keys }: TableOutlet, columns: readonly Column[]): void {
  const unknown = keys.filter((key) => !columns.some(({ name }) => name === key))
  if (keys.length === 0) throw new OutsideFailed('No key tells whether a row is there already.')
  if (unknown.length > 0)
    throw new OutsideFailed(`The rows have no column ${listed(unknown)} to be the key.`)
}

export function emptyKeys({ keys }: TableOutlet, rows: unknown): OutsideFailed {
  return new OutsideFailed(
    `${String(rows)} of the rows have nothing in the key ${listed(keys)}. Nothing was written.`,
  )
}

export function repeatedKey({ keys }: TableOutlet, key: unknown, rows: unknown): OutsideFailed {
  return new OutsideFailed(
    `Several rows have the same key ${listed(keys)}: ${String(key)} comes ${String(rows)} times. Nothing was written; remove the duplicates first.`,
  )
}

export function noSuchKey({ table, keys }: TableOutlet): OutsideFailed {
  return new OutsideFailed(
    `The table "${table}" has no primary key or unique index on ${listed(keys)}, so it cannot tell which rows are there already.`,
  )
}

export function alreadyThere({ table }: TableOutlet): OutsideFailed {
  return new OutsideFailed(
    `There is already a table "${table}". Choose another name, or another way to write.`,
  )
}

export function noTable({ table }: TableOutlet): OutsideFailed {
  return new OutsideFailed(`There is no table "${table}". Choose "create" to have it made.`)
}

export function refuseUnknown(
  { table }: TableOutlet,
  columns: readonly Column[],
  there: readonly string[],
): void {
  const unknown = columns.map(({ name }) => name).filter((name) => !there.includes(name))
  if (unknown.length > 0)
    throw new OutsideFailed(
      `The table "${table}" has no column ${listed(unknown)}. It has ${listed(there)}.`,
    )
}
