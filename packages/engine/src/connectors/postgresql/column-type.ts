import type { ColumnType } from '@plainflow/core'
import { decimalType } from '../sql/decimal-type.ts'
import type { DescribedColumn } from './describe-statement.ts'

/** The oids of the types that have one of ours; they are the same in every server. */
export const OID = {
  boolean: 16,
  bigint: 20,
  smallint: 21,
  int: 23,
  text: 25,
  oid: 26,
  real: 700,
  double: 701,
  varchar: 1043,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
} as const

const TYPES: Readonly<Record<number, ColumnType>> = {
  [OID.boolean]: 'boolean',
  [OID.smallint]: 'integer',
  [OID.int]: 'integer',
  [OID.bigint]: 'integer',
  [OID.oid]: 'integer',
  [OID.real]: 'number',
  [OID.double]: 'number',
  [OID.date]: 'date',
  [OID.timestamp]: 'timestamp',
  [OID.timestamptz]: 'timestamp',
}

/** The type that keeps every value as it is; text does for whatever no other can hold. */
export function columnType({ type, modifier }: DescribedColumn): ColumnType {
  return type === OID.numeric ? numericType(modifier) : (TYPES[type] ?? 'text')
}

/** https://www.postgresql.org/docs/current/datatype-numeric.html: 16 bits of digits, 11 of places, signed. */
function numericType(modifier: number): ColumnType {
  // Any number of digits.
  if (modifier < 4) return 'text'
  const digits = (modifier - 4) >> 16
  const places = (((modifier - 4) & 0x7ff) ^ 1024) - 1024
  return decimalType(digits, places)
}

/** A column in SQL as the value that is compared here: NaN is nothing, and a moment is told in UTC. */
export function valueSql(name: string, column: DescribedColumn): string {
  if (column.type === OID.timestamptz) return `(${name} at time zone 'UTC')`
  const canBeNaN = column.type === OID.real || column.type === OID.double
  const isDecimal = column.type === OID.numeric && columnType(column) !== 'text'
  return canBeNaN || isDecimal ? `nullif(${name}, 'NaN')` : name
}

/** The value as it travels: `BC` behind a day would be passed over where it is read. */
export function sentSql(name: string, column: DescribedColumn): string {
  const value = valueSql(name, column)
  const type = columnType(column)
  if (type !== 'date' && type !== 'timestamp') return value
  return `case when ${value} < '0001-01-01' then '-infinity' else ${value} end`
}
