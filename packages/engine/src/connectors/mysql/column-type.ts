import type { ColumnType } from '@plainflow/core'
import { decimalType } from '../sql/decimal-type.ts'

/** What the server says of a column of a statement that it has read. */
export interface DescribedColumn {
  readonly name: string
  /** The number of its type in the protocol. */
  readonly type: number
  /** In bytes as they would be sent, and places behind the point. */
  readonly length: number
  readonly decimals: number
  readonly isBinary: boolean
  readonly flags: number
  /** What MariaDB says beside: `json`, `uuid`, `point`. */
  readonly extended: string
}

/** https://dev.mysql.com/doc/dev/mysql-server/latest/field__types_8h.html; the same in MariaDB. */
export const TYPE = {
  oldDecimal: 0,
  tinyint: 1,
  smallint: 2,
  int: 3,
  float: 4,
  double: 5,
  null: 6,
  timestamp: 7,
  bigint: 8,
  mediumint: 9,
  date: 10,
  time: 11,
  datetime: 12,
  year: 13,
  bit: 16,
  vector: 242,
  json: 245,
  decimal: 246,
  tinyblob: 249,
  mediumblob: 250,
  longblob: 251,
  blob: 252,
  varchar: 253,
  char: 254,
  geometry: 255,
} as const

export const FLAG = { unsigned: 32, enum: 256, set: 2048 } as const

const TYPES: Readonly<Record<number, ColumnType>> = {
  [TYPE.tinyint]: 'integer',
  [TYPE.smallint]: 'integer',
  [TYPE.int]: 'integer',
  [TYPE.mediumint]: 'integer',
  [TYPE.bigint]: 'integer',
  [TYPE.year]: 'integer',
  [TYPE.float]: 'number',
  [TYPE.double]: 'number',
  [TYPE.date]: 'date',
  [TYPE.datetime]: 'timestamp',
  [TYPE.timestamp]: 'timestamp',
}

/** The type that keeps every value as it is; text does for whatever no other can hold. */
export function columnType(column: DescribedColumn): ColumnType {
  const { type, length, decimals } = column
  if (type === TYPE.bit) return length === 1 ? 'boolean' : 'integer'
  if (isDecimal(column)) return decimalType(digitsOf(column), decimals)
  return TYPES[type] ?? 'text'
}

export function isDecimal({ type }: DescribedColumn): boolean {
  return type === TYPE.decimal || type === TYPE.oldDecimal
}

/** Its length counts the point and a sign as well. */
export function digitsOf({ length, decimals, flags }: DescribedColumn): number {
  return length - (decimals > 0 ? 1 : 0) - ((flags & FLAG.unsigned) === 0 ? 1 : 0)
}

const STRINGS: ReadonlySet<number> = new Set([
  TYPE.tinyblob,
  TYPE.mediumblob,
  TYPE.longblob,
  TYPE.blob,
  TYPE.varchar,
  TYPE.char,
])

/** Texts or bytes, however long. */
export function isStrings({ type }: DescribedColumn): boolean {
  return STRINGS.has(type)
}

export function isBytes({ type, isBinary }: DescribedColumn): boolean {
  return (isBinary && STRINGS.has(type)) || type === TYPE.vector
}

/** A text that is nothing but one: no member of a list, no json, no address. */
export function isPlainText(column: DescribedColumn): boolean {
  const isListed = (column.flags & (FLAG.enum | FLAG.set)) !== 0
  return STRINGS.has(column.type) && !column.isBinary && !isListed && column.extended === ''
}

/** A column in SQL as the value that comes in here. */
export function valueSql(name: string, column: DescribedColumn): string {
  const { type } = column
  // Beside a number, both are one; a year of two digits would be taken for one of ours.
  if (type === TYPE.bit || type === TYPE.year) return `(${name} + 0)`
  if (type === TYPE.float) return floatSql(name)
  // A day that is none, `0000-00-00` or `2024-00-10`, is nothing.
  if (type === TYPE.date || type === TYPE.datetime || type === TYPE.timestamp)
    return `case when month(${name}) = 0 or dayofmonth(${name}) = 0 then null else ${name} end`
  if (type === TYPE.geometry) return `st_astext(${name})`
  if (isBytes(column)) return `concat('0x', lower(hex(${name})))`
  return name
}

/** As it is written, where six digits tell it apart from all others; else all digits of its bits. */
function floatSql(name: string): string {
  const written = `cast(${name} as char)`
  return `case when cast(${written} as float) = ${name} then cast(${written} as double) else cast(${name} as double) end`
}
