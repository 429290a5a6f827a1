import type { Column } from '../../relation/column.ts'
import type { FileFormat, FileOutlet } from '../../relation/program.ts'
import { code, indent, newLine } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from '../python/literal.ts'
import { pythonCall } from '../python/python-call.ts'
import type { HelperName } from './helpers.ts'

interface Given {
  readonly outlet: FileOutlet
  readonly columns: readonly Column[]
  readonly use: (helper: HelperName) => Code
}

/** The statement that writes a table to a file of the output folder. */
export function writeOutlet(
  table: Code,
  columns: readonly Column[],
  outlet: FileOutlet,
  use: (helper: HelperName) => Code,
): Code {
  const path = code`output_dir / ${text(outlet.name)}`
  return WRITERS[outlet.format](table, path, { outlet, columns, use })
}

type Writer = (table: Code, path: Code, given: Given) => Code

const WRITERS: Readonly<Record<FileFormat, Writer>> = {
  csv: (table, path, given) => {
    const hasMoments = given.columns.some(({ type }) => type === 'timestamp')
    const options = hasMoments ? [code`datetime_format="%Y-%m-%d %H:%M:%S%.6f"`] : []
    return packed(path, given, (to) => pythonCall(code`${table}.write_csv`, to, ...options))
  },
  json: (table, path, given) =>
    packed(path, given, (to) => pythonCall(code`${table}.write_json`, to)),
  excel: (table, path, { use }) => pythonCall(use('write_excel'), table, path),
  parquet: (table, path, { outlet }) =>
    pythonCall(
      code`${table}.write_parquet`,
      path,
      code`compression=${outlet.compress ? code`"zstd"` : code`"snappy"`}`,
    ),
}

function packed(path: Code, { outlet, use }: Given, write: (to: Code) => Code): Code {
  if (!outlet.compress) return write(path)
  const opening = pythonCall(code`with ${use('gzip')}.open`, path, code`"wb"`)
  return code`${opening} as file:${indent(code`${newLine}${write(code`file`)}`)}`
}
