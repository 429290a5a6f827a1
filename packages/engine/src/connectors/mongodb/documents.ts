import { Binary, Decimal128, type Document, Double, Long, ObjectId, UUID } from 'mongodb'
import type { Column, ColumnType } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'

/**
 * Rows as documents: a column `a.b` is the field `b` of a document `a`. Where the collection holds one kind
 * of value in a field, a row's value becomes one of that kind, or is refused.
 *
 * @param kinds by column: what the collection holds there
 */
export function documentsOf(
  columns: readonly Column[],
  kinds: ReadonlyMap<string, string>,
): (cells: readonly (string | null)[]) => Document {
  refuseNames(columns.map(({ name }) => name))
  const writers = columns.map(({ name, type }) => {
    const kind = kinds.get(name) ?? ''
    return { name, path: name.split('.'), value: valuesOf(type, kind), kind }
  })
  return (cells) => {
    const document: Document = {}
    for (const [at, { name, path, value, kind }] of writers.entries()) {
      const cell = cells[at] ?? null
      // Left out, the server finds an id by itself.
      if (cell === null && name === '_id') continue
      const found = cell === null ? null : value(cell)
      if (found === undefined)
        throw new OutsideFailed(
          `The column "${name}" holds "${String(cell)}", which ${kind === '' ? 'MongoDB cannot hold as it is: a moment has thousandths of a second there, and no less' : `is no ${kind}, as the collection holds there`}. Nothing was written.`,
        )
      place(document, path, found)
    }
    return document
  }
}

function place(document: Document, path: readonly string[], value: unknown): void {
  let inner = document
  for (const name of path.slice(0, -1)) inner = inner[name] ??= {} as Document
  inner[path.at(-1) ?? ''] = value
}

/** Names that say nothing clear to MongoDB, and a field that would be a value and a document at once. */
function refuseNames(names: readonly string[]): void {
  const unclear = names.find((name) =>
    name.split('.').some((part) => part === '' || /^\$|\0|^__proto__$/.test(part)),
  )
  const both = names.find((name) => names.some((other) => other.startsWith(`${name}.`)))
  if (unclear !== undefined)
    throw new OutsideFailed(`A field of MongoDB cannot be called "${unclear}". Rename the column.`)
  if (both !== undefined)
    throw new OutsideFailed(
      `The column "${both}" would be a value and a document at once, as others begin with "${both}.". Rename it.`,
    )
}

/** The value of a cell; undefined where there is none of that kind. */
type ValueOf = (cell: string) => unknown

function valuesOf(type: ColumnType, kind: string): ValueOf {
  const own = BY_KIND[kind]
  return own && OF_TYPE[type].includes(kind) ? own : VALUES[type]
}

const OF_TYPE: Readonly<Record<ColumnType, readonly string[]>> = {
  boolean: [],
  integer: ['decimal', 'double'],
  number: ['decimal'],
  text: ['objectId', 'uuid', 'decimal', 'binData'],
  date: [],
  timestamp: [],
}

const BY_KIND: Readonly<Record<string, ValueOf>> = {
  objectId: (cell) => (/^[0-9a-f]{24}$/i.test(cell) ? new ObjectId(cell) : undefined),
  uuid: (cell) => (UUID.isValid(cell) ? new UUID(cell) : undefined),
  decimal: (cell) =>
    /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(cell) ? Decimal128.fromString(cell) : undefined,
  binData: (cell) =>
    /^\\x([0-9a-f]{2})*$/i.test(cell) ? new Binary(Buffer.from(cell.slice(2), 'hex')) : undefined,
  double: (cell) => (Number.isSafeInteger(Number(cell)) ? new Double(Number(cell)) : undefined),
}

const VALUES: Readonly<Record<ColumnType, ValueOf>> = {
  boolean: (cell) => cell === 'true',
  integer: (cell) => Long.fromString(cell),
  number: (cell) => new Double(Number(cell.replace('inf', 'Infinity'))),
  text: (cell) => cell,
  date: (cell) => new Date(`${cell}T00:00:00Z`),
  timestamp: (cell) => {
    const [, moment = '', millis = '', beyond = ''] = MOMENT.exec(cell) ?? []
    if (moment === '' || /[1-9]/.test(beyond)) return undefined
    return new Date(`${moment.replace(' ', 'T')}.${millis.padEnd(3, '0')}Z`)
  },
}

const MOMENT = /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})(?:\.(\d{1,3})(\d*))?$/
