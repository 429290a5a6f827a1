import { Decimal128 } from 'mongodb'
import type { Column, ColumnType } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'
import { bsonKind } from './bson-kind.ts'
import { digitsOf, isInCalendar, MOST_DIGITS } from './fits.ts'
import { numberText, textOf } from './text-of.ts'

export interface PlacedColumn extends Column {
  readonly path: readonly string[]
}

/** Documents as lines of CSV. A value that its column cannot hold as it is is refused, never bent. */
export function linesOf(columns: readonly PlacedColumn[]): (document: object) => string {
  const writers = columns.map((column) => {
    const { path, type } = column
    const write = CELLS[type]
    const [first = ''] = path
    const find =
      path.length === 1
        ? (document: object) => fieldOf(document, first)
        : (document: object) => valueAt(document, path)
    return (document: object) => {
      const value = find(document)
      if (value === null || value === undefined) return ''
      return write(value) ?? refuse(column, value)
    }
  })
  return (document) => {
    let line = ''
    for (const [at, write] of writers.entries())
      line += at === 0 ? write(document) : `,${write(document)}`
    return `${line}\n`
  }
}

/** By name alone: a document may have a field that is called as something all objects have. */
function fieldOf(document: object, name: string): unknown {
  return Object.hasOwn(document, name) ? (document as Record<string, unknown>)[name] : undefined
}

/** Through documents only: where something else stands on the way, it would be left out without a word. */
function valueAt(document: object, path: readonly string[]): unknown {
  let value: unknown = document
  for (const [at, name] of path.entries()) {
    if (value === null || value === undefined) return null
    if (bsonKind(value) !== 'object')
      throw new OutsideFailed(
        `The field "${path.slice(0, at).join('.')}" holds ${article(bsonKind(value))} in one of the documents, where others hold a document with "${name}" in it. ${ANEW}`,
      )
    value = fieldOf(value as object, name)
  }
  return value
}

/** The text of a cell; undefined where the column cannot hold the value, and empty for nothing. */
const CELLS: Readonly<Record<ColumnType, (value: unknown) => string | undefined>> = {
  text: (value) => {
    if (value instanceof Date && Number.isNaN(value.getTime())) return undefined
    const text = textOf(value)
    return text === null ? '' : `"${text.includes('"') ? text.replaceAll('"', '""') : text}"`
  },
  integer: (value) => {
    if (typeof value === 'bigint') return String(value)
    return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : undefined
  },
  number: (value) => {
    if (typeof value === 'number') return Number.isNaN(value) ? '' : numberText(value)
    if (typeof value === 'bigint')
      return Number.isSafeInteger(Number(value)) ? String(value) : undefined
    if (!(value instanceof Decimal128) || digitsOf(value) > MOST_DIGITS) return undefined
    const text = value.toString()
    return text === 'NaN' ? '' : text
  },
  boolean: (value) => (typeof value === 'boolean' ? String(value) : undefined),
  timestamp: (value) =>
    value instanceof Date && isInCalendar(value) ? value.toISOString().slice(0, -1) : undefined,
  // No field is a day without a time.
  date: () => undefined,
}

const ANEW =
  'Have the columns found anew, by more documents if need be (a setting of the connection), or use a query that gives the field in one form.'

function refuse({ path, type }: PlacedColumn, value: unknown): never {
  throw new OutsideFailed(
    `The field "${path.join('.')}" holds ${article(bsonKind(value))} in one of the documents${detail(value)}, which its column of type ${type} cannot hold as it is. ${ANEW}`,
  )
}

function detail(value: unknown): string {
  if (value instanceof Decimal128) return ` with more than ${MOST_DIGITS} digits`
  if (value instanceof Date) return ' before the year 1 or after 9999'
  return typeof value === 'bigint' ? ' beyond what a number keeps exactly' : ''
}

function article(kind: string): string {
  return `${/^[aeio]/.test(kind) ? 'an' : 'a'} ${kind}`
}
