import type { Column } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { Jobs, TakeInJob } from '../job.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import type { Database } from './database.ts'
import { DUCKDB_TYPES } from './infer-types.ts'
import { writeTable } from './write-table.ts'

/** The rows a connector writes into a pipe (`OutsideConnector.read`), as a stored table. */
export async function takeIn(
  database: Database,
  { from, columns, travelling, to }: TakeInJob,
): Promise<Jobs['take-in']['answer']> {
  const names = new Set(travelling.map(({ name }) => name))
  const cells = columns.map((column) =>
    names.has(column.name) ? cellSql(column) : nullSql(column),
  )
  const source = `(SELECT ${cells.join(', ')} FROM ${pipeSql(from, travelling)})`
  const rows = await writeTable(database, source, {
    path: to,
    format: 'stored',
    compress: false,
  }).catch(tellCell)
  return { rows }
}

/** A row may be as long. */
const LONGEST_LINE = 16_000_000
/** Several are held at a time; unless told, each would hold sixteen of the longest lines. */
const BUFFER = 32_000_000

function pipeSql(path: string, columns: readonly Column[]): string {
  const types = columns.map(
    ({ name, type }) => `${duckdbText(name)}: ${duckdbText(DUCKDB_TYPES[type])}`,
  )
  const form = `header = false, delim = ',', quote = '"', escape = '"', new_line = '\\n'`
  // Nothing at all is null, and quotes around nothing are an empty text.
  const nulls = `nullstr = '', allow_quoted_nulls = false`
  // A pipe is read once, from its begin to its end.
  const once = `auto_detect = false, parallel = false, max_line_size = ${LONGEST_LINE}, buffer_size = ${BUFFER}`
  return `read_csv(${duckdbText(path)}, ${form}, ${nulls}, ${once}, columns = {${types.join(', ')}})`
}

/** Days that other systems know and we do not must not come in as something else. */
const RANGES = {
  date: "DATE '0001-01-01' AND DATE '9999-12-31'",
  timestamp: "TIMESTAMP '0001-01-01' AND TIMESTAMP '9999-12-31 23:59:59.999999'",
} as const

function cellSql({ name, type }: Column): string {
  const cell = quoteDuckdbIdentifier(name)
  if (type !== 'date' && type !== 'timestamp') return cell
  const told = `error(${duckdbText(`${BEYOND}${name}${BEHIND}`)})`
  return `CASE WHEN ${cell} IS NULL OR ${cell} BETWEEN ${RANGES[type]} THEN ${cell} ELSE ${told} END AS ${cell}`
}

function nullSql({ name, type }: Column): string {
  return `CAST(NULL AS ${DUCKDB_TYPES[type]}) AS ${quoteDuckdbIdentifier(name)}`
}

const BEYOND = 'beyond our calendar: '
const BEHIND = ' \u0001'

/** What DuckDB says of a cell it cannot read, in words for who knows the table and not the pipe. */
function tellCell(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  const beyond = message.split(BEYOND)[1]?.split(BEHIND)[0]
  const [, name = '', cell = '', type = ''] = NOT_CONVERTED.exec(message) ?? []
  const day = beyond ?? (/DATE|TIMESTAMP/.test(type) ? name : undefined)
  if (day !== undefined)
    throw new UnreadableFile(
      `The column "${day}" holds a day before the year 1 or after 9999. A query can give the column as text.`,
    )
  if (name !== '')
    throw new UnreadableFile(`The column "${name}" holds "${cell}", which does not fit its type.`)
  if (/max_line_size|Maximum line size/i.test(message))
    throw new UnreadableFile(
      `A row is longer than ${LONGEST_LINE / 1_000_000} MB, and cannot be taken in.`,
    )
  throw error
}

const NOT_CONVERTED =
  /Error when converting column "([\s\S]*?)"\. Could not convert string "([\s\S]*?)" to '(\w+)'/
