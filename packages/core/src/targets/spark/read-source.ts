import type { Reading } from '../../reading/reading.ts'
import type { Column, ColumnType } from '../../relation/column.ts'
import { isPlain, originalOf, SEPARATORS } from '../original-of.ts'
import type { Readable } from '../original-of.ts'
import { COMMON_CSV } from '../source-of.ts'
import type { SourceFile } from '../target.ts'
import { alias, cast, SPARK_TYPES, sparkColumn } from './column-name.ts'
import { momentPattern } from './moment-pattern.ts'
import { withColumns } from './reshaped.ts'
import { flag, fn, helper, lit, method, text } from './spark-tree.ts'
import type { SparkNode } from './spark-tree.ts'

/** Spark tells packed files by their names alone. */
export const READABLE: Readable = {
  formats: ['csv', 'tsv', 'json', 'ndjson', 'parquet'],
  compressions: ['none'],
  encodings: ['utf-8'],
  dateParts: 'YmdHMS',
  doubledQuotes: true,
  noSkippedLines: true,
}

/** A file to be read, and what is known of it. */
interface Read {
  readonly columns: readonly Column[]
  readonly source: SourceFile
  /** Null where the file says all there is to know. */
  readonly reading: Reading | null
}

/** The rows of a file, every column with its type, moments included. */
export function readSource(columns: readonly Column[], source: SourceFile): SparkNode {
  const reading = originalOf(source, READABLE)
  const read = { columns, source, reading }
  if (source.original && !reading)
    return helper('read_copy', SESSION, inputFile(source.original.copy))
  if (reading?.format === 'parquet' || source.format === 'parquet') return readParquet(read)
  if (reading?.format === 'json' || reading?.format === 'ndjson') return readRecords(read)
  return readCsv(read)
}

const SESSION: SparkNode = { kind: 'session' }
const READER: SparkNode = { kind: 'attribute', on: SESSION, name: 'read' }

function pathOf({ source }: Read, skip = 0): SparkNode {
  return inputFile(source.path, skip)
}

/**
 * Spark takes paths for patterns, passes over files whose names begin like those of its own, and over no
 * lines before a header.
 */
function inputFile(path: string, skip = 0): SparkNode {
  const isHidden = /(?:^|\/)[._][^/]*$/.test(path)
  if (isHidden || skip > 0) return { kind: 'input', name: path, copied: { skip } }
  const name = path.replaceAll(/[\\*?[\]{}]/g, String.raw`\$&`)
  return { kind: 'input', name, copied: null }
}

function withOptions(options: readonly (readonly [string, SparkNode])[]): SparkNode {
  return options.reduce<SparkNode>(
    (reader, [name, value]) => method(reader, 'option', text(name), value),
    READER,
  )
}

function readCsv(read: Read): SparkNode {
  const { delimiter, quote, header, skip } = read.source.csv ?? COMMON_CSV
  const options = [
    ...(header ? [['header', flag(true)] as const] : []),
    ...(delimiter === ',' ? [] : [['sep', text(delimiter)] as const]),
    ...(quote === '"' ? [] : [['quote', text(quote)] as const]),
    ['escape', text(quote === '' ? '"' : quote)] as const,
    ['multiLine', flag(true)] as const,
  ]
  const reader = method(withOptions(options), 'schema', schemaOf(read))
  const rows = method(reader, 'csv', pathOf(read, skip))
  return converted(rows, read)
}

function readRecords(read: Read): SparkNode {
  const options = read.reading?.format === 'json' ? [['multiLine', flag(true)] as const] : []
  const rows = method(method(withOptions(options), 'schema', schemaOf(read)), 'json', pathOf(read))
  return converted(rows, read)
}

function readParquet(read: Read): SparkNode {
  const { columns, reading } = read
  const rows = method(READER, 'parquet', pathOf(read))
  const cells = columns.map(({ name, type }, index) => {
    const from = reading?.columns[index]?.header ?? name
    return alias(cast(sparkColumn(from), type), name)
  })
  return method(rows, 'select', ...cells)
}

function schemaOf({ columns, reading }: Read): SparkNode {
  const fields = columns.map(({ name, type }, index) => ({
    name,
    type: fileType(type, reading?.columns[index], reading?.nullWords),
  }))
  return { kind: 'schema', columns: fields }
}

/** Cells that were read as text become what they say. */
function converted(rows: SparkNode, { columns, reading }: Read): SparkNode {
  const words = reading?.nullWords ?? []
  const values = columns.flatMap(({ name, type }, index) => {
    const column = reading?.columns[index]
    const isText = fileType(type, column, words) === 'text'
    if (!isText) return []
    const cells = words.length > 0 ? withoutWords(name, words) : sparkColumn(name)
    const value = said(cells, type, column)
    return type === 'text' && words.length === 0 ? [] : [[name, value] as const]
  })
  return values.length === 0 ? rows : withColumns(rows, ...values)
}

function withoutWords(name: string, words: readonly string[]): SparkNode {
  const isWord = method(sparkColumn(name), 'isin', ...words.map((word) => text(word)))
  return fn('when', { kind: 'not', operand: isWord }, sparkColumn(name))
}

type ReadColumn = Reading['columns'][number] | undefined

function said(cells: SparkNode, type: ColumnType, column: ReadColumn): SparkNode {
  if (type === 'text') return cells
  const format = column?.dateFormat
  if ((type === 'date' || type === 'timestamp') && format) {
    const pattern = text(momentPattern(format, 'read'))
    if (type === 'date') return fn('to_date', cells, pattern)
    return fn('to_timestamp_ntz', cells, lit(pattern))
  }
  let digits = cells
  if (column && column.thousands !== '')
    digits = fn('regexp_replace', digits, text(SEPARATORS[column.thousands]), text(''))
  if (column && column.decimal !== '.')
    digits = fn('replace', digits, lit(text(',')), lit(text('.')))
  return method(digits, 'cast', text(SPARK_TYPES[type]))
}

/** Moments, and numbers that are not written as everywhere, are read as text first. */
function fileType(type: ColumnType, column: ReadColumn, words: readonly string[] = []): ColumnType {
  const isForeign = column !== undefined && !isPlain(column)
  const isMoment = type === 'date' || type === 'timestamp'
  return isForeign || isMoment || words.length > 0 ? 'text' : type
}
