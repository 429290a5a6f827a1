import { nameOf, parseAlias, parseColumnNames } from './parse-names.ts'
import type { SqlReader } from './sql-reader.ts'
import type { TableExpression, UnpivotTable } from './syntax.ts'

/** `unpivot plan on q1, q2 into name quarter value planned`; the first word is taken. */
export function parseUnpivot(
  reader: SqlReader,
  start: number,
  table: () => TableExpression,
): UnpivotTable {
  const includeNulls = takeNulls(reader)
  const source = table()
  reader.needWord('on')
  const columns = parseColumns(reader)
  let [nameTo, valueTo] = ['name', 'value']
  if (reader.takeWords('into')) {
    reader.needWord('name')
    nameTo = nameOf(reader)
    reader.needWord('value')
    valueTo = nameOf(reader)
  }
  const at = reader.since(start)
  return {
    kind: 'unpivot',
    table: source,
    ...columns,
    nameTo,
    valueTo,
    includeNulls,
    alias: null,
    at,
  }
}

/** `from plan unpivot (planned for quarter in (q1, q2))`, after the table and the word. */
export function parseUnpivotOf(
  reader: SqlReader,
  start: number,
  table: TableExpression,
): UnpivotTable {
  const includeNulls = takeNulls(reader)
  reader.needSymbol('(')
  const valueTo = nameOf(reader)
  reader.needWord('for')
  const nameTo = nameOf(reader)
  reader.needWord('in')
  const columns = parseColumnNames(reader)
  if (!columns) throw reader.unexpected('the columns in parentheses')
  reader.needSymbol(')')
  const alias = parseAlias(reader)
  const at = reader.since(start)
  const said = { columns, except: null, nameTo, valueTo, includeNulls, alias }
  return { kind: 'unpivot', table, ...said, at }
}

function takeNulls(reader: SqlReader): boolean {
  if (reader.takeWords('include', 'nulls')) return true
  reader.takeWords('exclude', 'nulls')
  return false
}

/** `q1, q2`, or `columns(* exclude (id))`. */
function parseColumns(reader: SqlReader): Pick<UnpivotTable, 'columns' | 'except'> {
  if (reader.takeSymbol('*')) return { columns: [], except: [] }
  if (reader.word() !== 'columns' || !reader.isSymbol('(', 1)) {
    if (!reader.isSymbol('(')) return { columns: reader.list(() => nameOf(reader)), except: null }
    return { columns: parseColumnNames(reader) ?? [], except: null }
  }
  reader.take()
  reader.needSymbol('(')
  reader.needSymbol('*')
  const except = reader.takeWords('exclude') ? (parseColumnNames(reader) ?? [nameOf(reader)]) : []
  reader.needSymbol(')')
  return { columns: [], except }
}
