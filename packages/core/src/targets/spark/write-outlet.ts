import type { Column } from '../../relation/column.ts'
import type { FileFormat, FileOutlet } from '../../relation/program.ts'
import { flag, helper, text } from './spark-tree.ts'
import type { SparkNode } from './spark-tree.ts'

/** The call that writes rows to one file of the output folder. */
export function writeOutlet(
  rows: SparkNode,
  columns: readonly Column[],
  outlet: FileOutlet,
): SparkNode {
  const path: SparkNode = { kind: 'output', name: outlet.name }
  return WRITERS[outlet.format](rows, path, outlet, columns)
}

type Writer = (
  rows: SparkNode,
  path: SparkNode,
  outlet: FileOutlet,
  columns: readonly Column[],
) => SparkNode

const WRITERS: Readonly<Record<FileFormat, Writer>> = {
  csv: (rows, path, { compress }, columns) => {
    const hasMoments = columns.some(({ type }) => type === 'timestamp')
    return helper('write_file', rows, path, text('csv'), {
      kind: 'entries',
      entries: [
        ['header', flag(true)],
        ['escape', text('"')],
        // Left to itself, Spark takes the spaces from the ends of texts.
        ['ignoreLeadingWhiteSpace', flag(false)],
        ['ignoreTrailingWhiteSpace', flag(false)],
        ...(hasMoments
          ? [['timestampNTZFormat', text('yyyy-MM-dd HH:mm:ss.SSSSSS')] as const]
          : []),
        ...(compress ? [['compression', text('gzip')] as const] : []),
      ],
    })
  },
  json: (rows, path) => helper('write_json', rows, path),
  excel: (rows, path) => helper('write_excel', rows, path),
  parquet: (rows, path, { compress }) =>
    helper('write_file', rows, path, text('parquet'), {
      kind: 'entries',
      entries: [['compression', text(compress ? 'zstd' : 'snappy')]],
    }),
}
