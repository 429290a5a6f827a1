import { Binary } from 'mongodb'

/** What a value is, by MongoDB's own names of its types; a UUID stands apart from other bytes. */
export function bsonKind(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'string') return 'string'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'bigint') return 'long'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'double'
  if (value instanceof Date) return 'date'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Binary) return value.sub_type === Binary.SUBTYPE_UUID ? 'uuid' : 'binData'
  const own = (value as { readonly _bsontype?: unknown })['_bsontype']
  return typeof own === 'string' ? (KINDS[own] ?? own) : 'object'
}

const KINDS: Readonly<Record<string, string>> = {
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  Decimal128: 'decimal',
  ObjectId: 'objectId',
  BSONRegExp: 'regex',
  BSONSymbol: 'symbol',
  Timestamp: 'timestamp',
  Code: 'javascript',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
  DBRef: 'dbRef',
}
