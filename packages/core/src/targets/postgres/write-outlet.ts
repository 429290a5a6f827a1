import type { Column } from '../../relation/column.ts'
import type { FileFormat, FileOutlet } from '../../relation/program.ts'
import { code, indent, join, newLine, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import type { FormatGap } from '../gaps.ts'
import { text } from './postgres-text.ts'
import { psqlPath, psqlText, shellWord } from './psql-text.ts'
import { identifier } from './query.ts'
import { keptName } from './quote-postgres-identifier.ts'

/** Files that psql cannot write. */
export const FORMAT_GAPS: Readonly<Partial<Record<FileFormat, FormatGap>>> = {
  parquet: { instead: 'csv', why: 'PostgreSQL writes no Parquet files.' },
  excel: { instead: 'csv', why: 'PostgreSQL writes no Excel files.' },
}

/** Statements that write the rows of a query into a file on the side of psql. */
export function writeOutlet(query: Code, columns: readonly Column[], outlet: FileOutlet): Code {
  return outlet.format === 'json' ? json(query, columns, outlet) : csv(query, columns, outlet)
}

function csv(query: Code, columns: readonly Column[], outlet: FileOutlet): Code {
  const isWhole = columns.every(({ name }) => keptName(name) === name)
  const header = isWhole ? code`, HEADER true` : code``
  const copy = code`COPY ${block(query)} TO STDOUT WITH (FORMAT csv${header})`
  if (isWhole) return code`${copy} \\g ${file(outlet)}`
  // Names that PostgreSQL cuts short are written as they are, in a line of their own.
  const names = join(
    columns.map(({ name }) => text(name)),
    code`, `,
  )
  const first = code`COPY (VALUES (${names})) TO STDOUT WITH (FORMAT csv);`
  return join([code`\\o ${file(outlet)}`, first, code`${copy};`, code`\\o`], newLine)
}

/** One array of records. Neither of the marks is ever in it, so that it is written as it is. */
function json(query: Code, columns: readonly Column[], outlet: FileOutlet): Code {
  const isWhole = columns.every(({ name }) => keptName(name) === name)
  const cells = columns.map(
    ({ name }) => code`${text(`${JSON.stringify(name)}:`)} || to_json(${identifier(name)})`,
  )
  const record = isWhole
    ? code`row_to_json(t)::text`
    : code`'{' || array_to_string(ARRAY[${join(cells, code`, `)}], ',', 'null') || '}'`
  const select = code`SELECT '[' || coalesce(string_agg(${record}, ','), '') || ']'`
  const copy = code`COPY (${indent(code`${newLine}${select}${newLine}FROM ${block(query)} AS t`)}${newLine})`
  const options = code`FORMAT csv, DELIMITER E'\\x02', QUOTE E'\\x01'`
  return code`${copy} TO STDOUT WITH (${options}) \\g ${file(outlet)}`
}

function block(query: Code): Code {
  return code`(${indent(code`${newLine}${query}`)}${newLine})`
}

function file({ name, compress }: FileOutlet): Code {
  const path = psqlPath(name)
  if (!compress) return verbatim(psqlText(path))
  return code`|gzip > ${verbatim(shellWord(path))}`
}
