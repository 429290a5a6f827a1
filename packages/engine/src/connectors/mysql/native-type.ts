import { type DescribedColumn, digitsOf, FLAG, isBytes, isDecimal, TYPE } from './column-type.ts'

/** The type as the server's own words have it: `decimal(12,2)`, `bigint unsigned`. */
export function nativeType(column: DescribedColumn): string {
  const { type, length, decimals, flags, extended } = column
  if (extended !== '') return extended
  if ((flags & FLAG.enum) !== 0) return 'enum'
  if ((flags & FLAG.set) !== 0) return 'set'
  const sign = (flags & FLAG.unsigned) === 0 ? '' : ' unsigned'
  if (isDecimal(column)) return `decimal(${digitsOf(column)},${decimals})${sign}`
  if (type === TYPE.tinyint && length === 1) return 'tinyint(1)'
  if (type === TYPE.bit) return `bit(${length})`
  const whole = WHOLE[type]
  if (whole !== undefined) return `${whole}${sign}`
  if (TIMES[type] !== undefined) return `${TIMES[type]}${decimals === 0 ? '' : `(${decimals})`}`
  if (type === TYPE.varchar || type === TYPE.char) return stringType(column)
  if (BLOBS.has(type)) return blobType(column)
  return OTHERS[type] ?? 'unknown'
}

const WHOLE: Readonly<Record<number, string>> = {
  [TYPE.tinyint]: 'tinyint',
  [TYPE.smallint]: 'smallint',
  [TYPE.mediumint]: 'mediumint',
  [TYPE.int]: 'int',
  [TYPE.bigint]: 'bigint',
}

const TIMES: Readonly<Record<number, string>> = {
  [TYPE.time]: 'time',
  [TYPE.datetime]: 'datetime',
  [TYPE.timestamp]: 'timestamp',
}

const OTHERS: Readonly<Record<number, string>> = {
  [TYPE.float]: 'float',
  [TYPE.double]: 'double',
  [TYPE.null]: 'null',
  [TYPE.date]: 'date',
  [TYPE.year]: 'year',
  [TYPE.json]: 'json',
  [TYPE.geometry]: 'geometry',
  [TYPE.vector]: 'vector',
}

const BLOBS: ReadonlySet<number> = new Set([
  TYPE.tinyblob,
  TYPE.mediumblob,
  TYPE.longblob,
  TYPE.blob,
])

/** Texts are sent in utf8mb4, of four bytes a letter at most. */
const BYTES_OF_LETTER = 4

function stringType(column: DescribedColumn): string {
  const isFixed = column.type === TYPE.char
  if (isBytes(column)) return `${isFixed ? 'binary' : 'varbinary'}(${column.length})`
  return `${isFixed ? 'char' : 'varchar'}(${Math.floor(column.length / BYTES_OF_LETTER)})`
}

/** All of them travel under one number: their length tells them apart. */
function blobType(column: DescribedColumn): string {
  const isBinary = isBytes(column)
  const length = isBinary ? column.length : column.length / BYTES_OF_LETTER
  const size =
    length <= 0xff ? 'tiny' : length <= 0xffff ? '' : length <= 0xffffff ? 'medium' : 'long'
  return `${size}${isBinary ? 'blob' : 'text'}`
}
