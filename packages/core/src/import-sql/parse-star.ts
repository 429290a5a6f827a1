import { nameOf, parseColumnNames } from './parse-names.ts'
import type { SqlReader } from './sql-reader.ts'
import type { SqlStar } from './syntax.ts'

/** What may stand behind the `*` of a SELECT list; the `*` itself is taken. */
export function parseStar(reader: SqlReader, table: string | null, start: number): SqlStar {
  let without: readonly string[] = []
  let replaced: SqlStar['replaced'] = []
  let renamed: SqlStar['renamed'] = []
  for (;;) {
    if (reader.takeWords('exclude') || takeExcept(reader))
      without = parseColumnNames(reader) ?? [nameOf(reader)]
    else if (reader.takeWords('replace'))
      replaced = changes(reader, () => {
        const value = reader.expression()
        reader.needWord('as')
        return { name: nameOf(reader), value }
      })
    else if (reader.takeWords('rename'))
      renamed = changes(reader, () => {
        const from = nameOf(reader)
        reader.needWord('as')
        return { from, to: nameOf(reader) }
      })
    else return { kind: 'star', table, without, replaced, renamed, at: reader.since(start) }
  }
}

/** As BigQuery calls it; without parentheses it is the set operation. */
function takeExcept(reader: SqlReader): boolean {
  const isOption =
    reader.word() === 'except' &&
    reader.isSymbol('(', 1) &&
    !['select', 'with', 'from', 'values'].includes(reader.word(2))
  return isOption && reader.takeWords('except')
}

function changes<Change>(reader: SqlReader, read: () => Change): Change[] {
  if (!reader.takeSymbol('(')) return [read()]
  const list = reader.list(read)
  reader.needSymbol(')')
  return list
}
