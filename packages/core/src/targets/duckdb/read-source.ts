import type { From } from '../../relation/relation.ts'
import { bracketed, code, NOTHING, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { COMMON_CSV } from '../source-of.ts'
import type { SourceFile } from '../target.ts'
import { duckdbText } from './duckdb-text.ts'
import { DUCKDB_TYPES } from './literal.ts'

/**
 * A file as a DuckDB table expression, every column typed: sniffing drops rows of ragged files in
 * silence. An empty cell is null, quoted or not.
 */
export function readSource(from: From, source: SourceFile): Code {
  const path = text(source.path)
  if (source.format === 'parquet') return code`read_parquet(${path})`
  const { delimiter, quote, header, skip } = source.csv ?? COMMON_CSV
  const columns = from.columns.map(({ name, type }) => code`${text(name)}: '${DUCKDB_TYPES[type]}'`)
  const options = [
    path,
    code`auto_detect = false`,
    code`header = ${header ? code`true` : code`false`}`,
    code`delim = ${text(delimiter)}`,
    code`quote = ${text(quote)}`,
    code`escape = ${text(quote)}`,
    ...(skip > 0 ? [code`skip = ${verbatim(String(Math.trunc(skip)))}`] : []),
    code`nullstr = ''`,
    code`columns = ${bracketed(code`{`, columns, code`}`, NOTHING)}`,
  ]
  return bracketed(code`read_csv(`, options, code`)`, NOTHING)
}

function text(value: string): Code {
  return verbatim(duckdbText(value))
}
