import type { SQLiteValue } from 'node-sqlite3-wasm'
import { MOST_COLUMNS } from '@plainflow/core/most-columns'
import { UnreadableFile } from '../../unreadable-file.ts'
import { columnNames } from '../csv/column-names.ts'
import type { Database } from '../database.ts'
import type { UntypedColumn } from '../infer-types.ts'
import { type Row, RowTable } from '../reading/row-table.ts'
import { FIRST_ROWS, type Staged, type StagingOptions } from '../reading/staged.ts'
import { columnKind } from './column-kind.ts'
import { openCopy, type OpenedCopy } from './open-copy.ts'
import { CellReader, type Losses, type SqliteKind } from './sqlite-cell.ts'
import { chooseTable, columnsOf, type SqliteColumn, tablesOf } from './tables.ts'

/** One table of an SQLite file as a table of texts. Only what we ask ourselves is ever asked of it. */
export async function stageSqlite(database: Database, options: StagingOptions): Promise<Staged> {
  try {
    const opened = await openCopy(options.path, database.folder)
    try {
      return await stageTable(database, options, opened)
    } finally {
      opened.sqlite.close()
    }
  } catch (error) {
    if (!(error instanceof Error && error.name === 'SQLite3Error')) throw error
    throw new UnreadableFile(
      `The database is broken or cut off (${error.message}). Sending it again, or a copy made with ".backup", might help.`,
    )
  }
}

async function stageTable(
  database: Database,
  options: StagingOptions,
  opened: OpenedCopy,
): Promise<Staged> {
  const { sqlite, hadLog } = opened
  const sheets = tablesOf(sqlite)
  const table = chooseTable(sheets, options.overrides.sheet)
  const columns = columnsOf(sqlite, table)
  if (columns.length > MOST_COLUMNS)
    throw new UnreadableFile(
      `The table "${table}" has ${columns.length} columns; a table can have ${MOST_COLUMNS} at most.`,
    )
  const read = await readRows(database, options, opened, table, columns)
  const { names, warnings } = columnNames(columns.map(({ name }) => name))
  const { nullWords = [] } = options.overrides
  const losses = worded(read.losses)
  return {
    table: 'staged_rows',
    columns: columns.map(({ name, declared }, index): UntypedColumn => {
      const cell = `c${index}`
      const kind = columnKind(read.kinds[index] ?? new Set(), declared, read.isBit[index] ?? false)
      return {
        name: names[index] ?? '',
        header: name,
        place: index,
        cell,
        ...kind(cell),
      }
    }),
    rowCount: read.count,
    beginning: read.beginning,
    reading: {
      format: 'sqlite',
      compression: 'none',
      encoding: 'utf-8',
      delimiter: '',
      quote: '',
      escape: '',
      sheet: table,
      header: true,
      skip: 0,
      nullWords,
      tidy: nullWords.length === 0 && losses.length === 0,
    },
    sheets,
    warnings: [...warnings, ...(hadLog ? [LOG] : []), ...losses],
    rejected: { count: 0, path: null, first: [] },
    isWhole: !options.partial || read.count < FIRST_ROWS,
  }
}

const LOG =
  'The database was in use with a write-ahead log: rows that were only in its "-wal" file are not here. Closing the program that uses it before sending puts them in.'

interface ReadRows {
  readonly kinds: readonly ReadonlySet<SqliteKind>[]
  /** By column: whether nothing but 0 and 1 is in it. */
  readonly isBit: readonly boolean[]
  readonly beginning: readonly Row[]
  readonly losses: Losses
  readonly count: number
}

async function readRows(
  database: Database,
  { partial, progress }: StagingOptions,
  { sqlite, encoding }: OpenedCopy,
  table: string,
  columns: readonly SqliteColumn[],
): Promise<ReadRows> {
  const reader = new CellReader(encoding)
  const rows = new RowTable(database, 'staged_rows')
  const kinds = columns.map(() => new Set<SqliteKind>())
  const isBit = columns.map(() => true)
  const beginning: Row[] = []
  let count = 0
  const statement = sqlite.prepare(selectSql(table, columns, partial ? FIRST_ROWS : null))
  try {
    for (const found of statement.iterate()) {
      // Without `expand`, a row has values and nothing beneath.
      const values = found as Record<string, SQLiteValue>
      const row = columns.map((_, index) => {
        const cell = reader.cell(values[`t${index}`], values[`c${index}`])
        if (!cell) return null
        kinds[index]?.add(cell.kind)
        if (cell.text !== '0' && cell.text !== '1') isBit[index] = false
        return cell.text
      })
      count += 1
      if (beginning.length < FIRST_ROWS) beginning.push(row)
      await rows.append(row)
      if (count % 10_000 === 0) progress.at('scan', 0.5, count)
    }
  } finally {
    statement.finalize()
  }
  await rows.end(columns.length)
  return { kinds, isBit, beginning, losses: reader.losses, count }
}

function selectSql(table: string, columns: readonly SqliteColumn[], limit: number | null): string {
  const cells = columns.map(({ name }, index) => {
    const cell = quoted(name)
    const type = `typeof(${cell})`
    return `${type} AS t${index}, CASE ${type} WHEN 'text' THEN CAST(${cell} AS BLOB) ELSE ${cell} END AS c${index}`
  })
  return `SELECT ${cells.join(', ')} FROM main.${quoted(table)}${limit === null ? '' : ` LIMIT ${limit}`}`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function worded({ infinite, undecodable, withNul }: Losses): string[] {
  return [
    ...(infinite > 0 ? [`Infinite numbers: ${infinite}; empty in the table.`] : []),
    ...(undecodable > 0
      ? [`Texts with bytes that are no text: ${undecodable}; � stands for each.`]
      : []),
    ...(withNul > 0 ? [`Texts with NUL characters: ${withNul}; the NULs are left out.`] : []),
  ]
}
