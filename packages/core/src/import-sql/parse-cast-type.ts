import type { ColumnType } from '../relation/column.ts'
import { nearestName } from '../relation/nearest-name.ts'
import { findTypeWord, TYPE_WORDS } from '../relation/type-words.ts'
import type { SqlReader } from './sql-reader.ts'
import { SqlStop } from './sql-problem.ts'

/** Names of types beyond those the expression language knows. */
const MORE: Readonly<Record<string, ColumnType>> = {
  tinyint: 'integer',
  smallint: 'integer',
  mediumint: 'integer',
  int1: 'integer',
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  hugeint: 'integer',
  utinyint: 'integer',
  usmallint: 'integer',
  uinteger: 'integer',
  ubigint: 'integer',
  signed: 'integer',
  unsigned: 'integer',
  float4: 'number',
  float8: 'number',
  nvarchar: 'text',
  character: 'text',
  bpchar: 'text',
  clob: 'text',
}

/** The type after AS or ::, as one of ours; `decimal(10, 2)` keeps its digits. */
export function parseCastType(reader: SqlReader): { to: ColumnType; scale: number | null } {
  const token = reader.peek()
  const word = reader.word()
  const to = Object.hasOwn(MORE, word) ? MORE[word] : findTypeWord(word)
  if (to === undefined || token.kind !== 'word') {
    const near = nearestName(token.value, TYPE_WORDS)
    const message = `There is no type ${token.value.slice(0, 60)} here${near ? `; ${near} is near` : ''}.`
    const hint = 'Types are boolean, integer, number, text, date and timestamp.'
    throw new SqlStop('unsupported', message, hint, token.span)
  }
  reader.take()
  if (word === 'double') reader.takeWords('precision')
  if (word === 'character') reader.takeWords('varying')
  if (word === 'timestamp' && reader.takeWords('with', 'time', 'zone')) {
    const hint = 'Timestamps have no time zone here: use timestamp.'
    throw new SqlStop('unsupported', 'There are no time zones here.', hint, token.span)
  }
  if (word === 'timestamp') reader.takeWords('without', 'time', 'zone')
  const sizes = reader.takeSymbol('(') ? reader.list(() => Number(reader.take().value)) : []
  if (sizes.length > 0) reader.needSymbol(')')
  if (reader.isSymbol('[') || word.endsWith('[]')) throw reader.unexpected('a type without []')
  const exact = word === 'decimal' || word === 'numeric'
  // DuckDB's decimal without digits is decimal(18, 3).
  const scale = !exact ? null : sizes.length === 0 ? 3 : (sizes[1] ?? 0)
  if (scale !== null && !(Number.isInteger(scale) && scale >= 0 && scale <= 38)) {
    throw reader.unexpected('a number of digits')
  }
  return { to, scale }
}
