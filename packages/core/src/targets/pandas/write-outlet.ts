import type { Column } from '../../relation/column.ts'
import type { FileFormat, FileOutlet } from '../../relation/program.ts'
import { bracketed, code } from '../code.ts'
import type { Code } from '../code.ts'
import type { HelperName } from './helpers.ts'
import { text } from '../python/literal.ts'

/** The statement that writes rows to a file of the output folder. */
export function writeOutlet(
  rows: Code,
  columns: readonly Column[],
  outlet: FileOutlet,
  use: (helper: HelperName) => Code,
): Code {
  const path = code`output_dir / ${text(outlet.name)}`
  return WRITERS[outlet.format](prepared(rows, columns, outlet.format, use), path, {
    outlet,
    columns,
    use,
  })
}

type Writer = (
  rows: Code,
  path: Code,
  given: {
    readonly outlet: FileOutlet
    readonly columns: readonly Column[]
    readonly use: (helper: HelperName) => Code
  },
) => Code

const WRITERS: Readonly<Record<FileFormat, Writer>> = {
  csv: (rows, path, { outlet, columns }) =>
    method(code`${rows}.to_csv`, [
      path,
      code`index=False`,
      // Left to itself, pandas drops the time of a column of midnights.
      ...(columns.some(({ type }) => type === 'timestamp')
        ? [code`date_format="%Y-%m-%d %H:%M:%S.%f"`]
        : []),
      ...(outlet.compress ? [code`compression="gzip"`] : []),
    ]),
  json: (rows, path, { use }) => method(use('write_json'), [rows, path]),
  excel: (rows, path) => method(code`${rows}.to_excel`, [path, code`index=False`]),
  parquet: (rows, path, { outlet }) =>
    method(code`${rows}.to_parquet`, [
      path,
      code`index=False`,
      ...(outlet.compress ? [code`compression="zstd"`] : []),
    ]),
}

function prepared(
  rows: Code,
  columns: readonly Column[],
  format: FileFormat,
  use: (helper: HelperName) => Code,
): Code {
  const named = (type: Column['type']) =>
    columns.filter((column) => column.type === type).map(({ name }) => text(name))
  const dates = named('date')
  const booleans = format === 'csv' ? named('boolean') : []
  let ready = rows
  const datesAs = format === 'parquet' ? 'parquet_dates' : 'plain_dates'
  if (dates.length > 0) ready = method(use(datesAs), [ready, list(dates)])
  if (booleans.length > 0) ready = method(use('plain_booleans'), [ready, list(booleans)])
  return ready
}

function method(name: Code, args: readonly Code[]): Code {
  return bracketed(code`${name}(`, args, code`)`, code`,`)
}

function list(items: readonly Code[]): Code {
  return bracketed(code`[`, items, code`]`, code`,`)
}
