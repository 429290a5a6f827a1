import { Binary, BSON, Decimal128, Long, ObjectId, Timestamp } from 'mongodb'

/**
 * Any value as text, with nothing left out or rounded: a text is itself, whatever else is written as in
 * JSON, without quotes around it where it stands alone. Null where there is nothing.
 */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  return plainText(value) ?? jsonOf(value)
}

/** What JSON has no word for, as the text that stands for it everywhere here. */
function plainText(value: unknown): string | null {
  if (value instanceof ObjectId) return value.toHexString()
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Binary) return bytesText(value)
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  if (value instanceof Decimal128 && !IS_JSON_NUMBER.test(value.toString())) return value.toString()
  return null
}

const IS_JSON_NUMBER = /^-?\d+(\.\d+)?(E[-+]?\d+)?$/

function jsonOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const plain = typeof value === 'string' ? value : plainText(value)
  if (plain !== null) return JSON.stringify(plain)
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  // A moment of the server's own is one of the integers to the driver.
  if (value instanceof Timestamp) return BSON.EJSON.stringify(value, { relaxed: false })
  if (value instanceof Long || value instanceof Decimal128) return value.toString()
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(',')}]`
  if ('_bsontype' in Object(value)) return BSON.EJSON.stringify(value, { relaxed: false })
  const fields = Object.entries(value as object)
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${jsonOf(each)}`).join(',')}}`
}

/** As short as tells it apart from all others; below zero by its sign, even where it is nothing. */
export function numberText(value: number): string {
  return Object.is(value, -0) ? '-0.0' : String(value)
}

/** As PostgreSQL writes them. */
function bytesText(value: Binary): string {
  if (value.sub_type === Binary.SUBTYPE_UUID && value.length() === 16)
    return value.toUUID().toString()
  return `\\x${Buffer.from(value.value()).toString('hex')}`
}
