import { Decimal128, Long } from 'mongodb'
import type { ColumnType } from '@plainflow/core'
import { bsonKind } from './bson-kind.ts'
import { digitsOf, isInCalendar, MOST_DIGITS } from './fits.ts'

/** A field of documents that becomes a column: its names from the outside in, and what it was seen to hold. */
export interface Field {
  readonly path: readonly string[]
  readonly type: ColumnType
  /** MongoDB's names of the types that were seen. */
  readonly native: string
}

/** Documents within documents become columns so deep, and while each holds no more names than this. */
const DEEPEST = 5
const MOST_NAMES = 100

interface Seen {
  readonly kinds: Set<string>
  readonly fields: Map<string, Seen>
  /** An integer or decimal that no binary number holds, a moment beyond our calendar. */
  isLong: boolean
}

/** What fields documents have, one looked at after the other: the union of them. */
export class SampledFields {
  readonly #root = unseen()

  /** With values in the driver's own classes, so that integers and numbers can be told apart. */
  add(document: object): void {
    see(document, this.#root, 0)
  }

  /** In the order in which they came up. */
  fields(): readonly Field[] {
    return [...this.#root.fields].flatMap(([name, seen]) => fieldsOf([name], seen))
  }
}

function unseen(): Seen {
  return { kinds: new Set(), fields: new Map(), isLong: false }
}

function see(document: object, into: Seen, depth: number): void {
  for (const [name, value] of Object.entries(document)) {
    const seen = into.fields.get(name) ?? unseen()
    into.fields.set(name, seen)
    const kind = bsonKind(value)
    seen.kinds.add(kind)
    seen.isLong ||= isBeyondNumbers(value)
    if (kind === 'object' && depth < DEEPEST - 1) see(value as object, seen, depth + 1)
  }
}

function isBeyondNumbers(value: unknown): boolean {
  if (value instanceof Long) return !Number.isSafeInteger(value.toNumber())
  if (value instanceof Decimal128) return digitsOf(value) > MOST_DIGITS
  return value instanceof Date && !isInCalendar(value)
}

function fieldsOf(path: readonly string[], seen: Seen): readonly Field[] {
  const kinds = [...seen.kinds].filter((kind) => kind !== 'null').toSorted()
  const isNested =
    kinds.join() === 'object' && seen.fields.size > 0 && seen.fields.size <= MOST_NAMES
  if (isNested) return [...seen.fields].flatMap(([name, inner]) => fieldsOf([...path, name], inner))
  return [{ path, type: typeOf(kinds, seen.isLong), native: kinds.join(', ') || 'null' }]
}

const FIGURES: ReadonlySet<string> = new Set(['int', 'long', 'double', 'decimal'])

/** The type that keeps every value seen as it is; text does for whatever no other can hold. */
function typeOf(kinds: readonly string[], isLong: boolean): ColumnType {
  if (kinds.length === 0) return 'text'
  if (kinds.every((kind) => kind === 'int' || kind === 'long')) return 'integer'
  if (isLong) return 'text'
  if (kinds.every((kind) => FIGURES.has(kind))) return 'number'
  if (kinds.join() === 'bool') return 'boolean'
  return kinds.join() === 'date' ? 'timestamp' : 'text'
}
