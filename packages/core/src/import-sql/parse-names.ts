import { RESERVED_SQL } from './reserved-words.ts'
import type { SqlReader } from './sql-reader.ts'

/** `[as] name`, or null where none is given. */
export function parseAlias(reader: SqlReader): string | null {
  if (reader.takeWords('as')) return nameOf(reader)
  const token = reader.peek()
  if (token.kind === 'quoted-name') return reader.take().value
  if (token.kind !== 'word' || RESERVED_SQL.has(token.value.toLowerCase())) return null
  return reader.take().value
}

export function parseColumnNames(reader: SqlReader): readonly string[] | null {
  if (!reader.takeSymbol('(')) return null
  const names = reader.list(() => nameOf(reader))
  reader.needSymbol(')')
  return names
}

export function nameOf(reader: SqlReader): string {
  const token = reader.peek()
  if (token.kind !== 'word' && token.kind !== 'quoted-name' && token.kind !== 'text') {
    throw reader.unexpected('a name')
  }
  return reader.take().value
}
