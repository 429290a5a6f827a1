import type { ColumnType } from '@plainflow/core'
import type { Sheet } from '../../inspected-file.ts'
import { UnreadableFile } from '../../unreadable-file.ts'
import { columnNames } from '../csv/column-names.ts'
import { findHeader, TWO_ROWS } from '../csv/find-header.ts'
import type { Database } from '../database.ts'
import { DUCKDB_TYPES } from '../infer-types.ts'
import { type Row, RowTable } from '../reading/row-table.ts'
import { FIRST_ROWS, type Staged, type StagingOptions } from '../reading/staged.ts'
import type { SheetCell } from './sheet-cell.ts'

/** A row that holds something. */
export interface SheetRow {
  /** Counted from 1. */
  readonly number: number
  readonly cells: readonly (SheetCell | null)[]
}

/** Rows looked at before it is decided where the table begins. */
const LOOKED_AT = 200

export function chooseSheet<S extends Sheet>(
  sheets: readonly S[],
  wanted: string | null | undefined,
): S {
  const [first] = [...sheets.filter(({ hidden }) => !hidden), ...sheets]
  const chosen = wanted == null ? first : sheets.find(({ name }) => name === wanted)
  if (chosen) return chosen
  throw new UnreadableFile(
    first
      ? `The workbook has no sheet "${wanted}". It has: ${sheets
          .map(({ name }) => name)
          .slice(0, 20)
          .join(', ')}.`
      : 'The workbook has no sheet with cells.',
  )
}

/** Rows of a sheet as a table of texts, each column of the type its cells have. */
export async function stageSheet(
  database: Database,
  options: StagingOptions,
  batches: AsyncIterable<readonly SheetRow[]>,
  sheet: string,
  sheets: readonly Sheet[],
): Promise<Staged> {
  const { overrides } = options
  const reader = new SheetReader(database, options, sheet)
  for await (const rows of batches) {
    await reader.add(rows)
    if (options.partial && reader.rowCount >= FIRST_ROWS) break
  }
  const { headers, titles, ...found } = await reader.end()
  // Sheets often leave columns free beside a table: without a name and a cell, they are none of it.
  const places = titles.flatMap((title, place) => {
    return title === '' && !reader.kinds[place]?.size ? [] : [place]
  })
  const kept = places.map((place) => headers[place] ?? '')
  const { names, warnings } = columnNames(places.map((place) => titles[place] ?? ''))
  const { nullWords = [] } = overrides
  return {
    table: 'staged_rows',
    columns: places.map((place, index) => {
      const type = typeOf(reader.kinds[place] ?? new Set())
      const cell = `c${place}`
      const cast = type === 'text' ? cell : `CAST(${cell} AS ${DUCKDB_TYPES[type]})`
      const name = names[index] ?? ''
      const declared = { type, cell: cast }
      const exact = isExact(reader.kinds[place] ?? new Set(), type)
      return { name, header: kept[index] ?? '', place, kind: 'unknown', cell, declared, exact }
    }),
    rowCount: reader.rowCount,
    beginning: found.beginning.map((row) => places.map((place) => row[place] ?? null)),
    reading: {
      format: options.format,
      compression: 'none',
      encoding: 'utf-8',
      delimiter: '',
      quote: '',
      escape: '',
      sheet,
      header: found.header,
      skip: found.skip,
      nullWords,
      // Elsewhere a row of nothing but such words would be taken for a blank one.
      tidy: !reader.hasErrors && nullWords.length === 0,
    },
    sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
    warnings: [...(found.header ? warnings : []), ...found.warnings],
    rejected: { count: 0, path: null, first: [] },
    isWhole: !options.partial || reader.rowCount < FIRST_ROWS,
  }
}

class SheetReader {
  readonly #options: StagingOptions
  readonly #table: RowTable
  readonly #sheet: string
  readonly #beginning: Row[] = []
  readonly kinds: Set<SheetCell['kind']>[] = []
  #looked: SheetRow[] = []
  #start:
    | { header: boolean; skip: number; headers: string[]; titles: string[]; warnings: string[] }
    | undefined
  #width = 0
  #errors = 0
  rowCount = 0

  constructor(database: Database, options: StagingOptions, sheet: string) {
    this.#options = options
    this.#table = new RowTable(database, 'staged_rows')
    this.#sheet = sheet
  }

  get hasErrors(): boolean {
    return this.#errors > 0
  }

  async add(rows: readonly SheetRow[]): Promise<void> {
    if (this.#start) {
      for (const row of rows) await this.#addRow(row)
      this.#options.progress.at('scan', 0.5, this.rowCount)
      return
    }
    const { skip = 0 } = this.#options.overrides
    this.#looked.push(...rows.filter(({ number }) => number > skip))
    if (this.#looked.length >= LOOKED_AT) await this.#begin()
  }

  async end() {
    if (!this.#start) await this.#begin()
    const start = this.#start
    if (!start) throw new Error('a sheet without a beginning')
    await this.#table.end(Math.max(this.#width, start.headers.length))
    const { headers, titles, warnings, ...rest } = start
    const width = Math.max(this.#width, headers.length)
    const whole = (names: readonly string[]) =>
      Array.from({ length: width }, (_, index) => names[index] ?? '')
    const errors =
      this.#errors === 0
        ? []
        : [
            `${this.#errors === 1 ? 'One cell holds' : `${this.#errors} cells hold`} an error such as #DIV/0!; empty in the table.`,
          ]
    return {
      ...rest,
      headers: whole(headers),
      titles: whole(titles),
      warnings: [...warnings, ...errors],
      beginning: this.#beginning,
    }
  }

  /** Decides where the table begins, and takes the rows that waited for it. */
  async #begin(): Promise<void> {
    const looked = this.#looked
    this.#looked = []
    if (looked.length === 0) {
      throw new UnreadableFile(`The sheet "${this.#sheet}" is empty. Choosing another might help.`)
    }
    const texts = looked.map(({ cells }) => cells.map((cell) => cell?.text ?? ''))
    const { overrides } = this.#options
    const found = findHeader(texts, overrides)
    const first = looked[found.before]
    const isNamed = overrides.header ?? first?.cells.some((cell) => cell?.kind === 'text') ?? false
    const header = found.header && isNamed
    const skip = overrides.skip ?? (first?.number ?? 1) - 1
    this.#start = {
      header,
      skip,
      headers: header ? (texts[found.before] ?? []) : [],
      titles: header ? found.titles : [],
      warnings: [
        ...(found.isDouble
          ? [TWO_ROWS]
          : found.before > 0
            ? [`The table begins in row ${skip + 1}; what is above is left out.`]
            : []),
        ...(header
          ? []
          : overrides.header === false
            ? []
            : ['The first row looks like data, so the columns are named column_1, …']),
      ],
    }
    for (const row of looked.slice(found.before + (header ? 1 : 0))) await this.#addRow(row)
  }

  async #addRow({ cells }: SheetRow): Promise<void> {
    const row = cells.map((cell, index) => {
      if (cell?.kind === 'error') this.#errors += 1
      if (!cell || cell.kind === 'error') return null
      if (!this.#isMissing(cell.text)) (this.kinds[index] ??= new Set()).add(cell.kind)
      return cell.text
    })
    this.#width = Math.max(this.#width, row.length)
    this.rowCount += 1
    if (this.#beginning.length < LOOKED_AT) this.#beginning.push(row)
    await this.#table.append(row)
  }

  #isMissing(text: string): boolean {
    return this.#options.overrides.nullWords?.includes(text) ?? false
  }
}

/** Whether the values are those of the cells: a text made of numbers is not. */
function isExact(kinds: ReadonlySet<SheetCell['kind']>, type: ColumnType): boolean {
  return type !== 'text' || [...kinds].every((kind) => kind === 'text')
}

/** A column is what all its cells are; different kinds together are text. */
function typeOf(kinds: ReadonlySet<SheetCell['kind']>): ColumnType {
  const has = (...some: SheetCell['kind'][]) => [...kinds].every((kind) => some.includes(kind))
  if (kinds.size === 0) return 'text'
  if (has('integer')) return 'integer'
  if (has('integer', 'number')) return 'number'
  if (has('boolean')) return 'boolean'
  if (has('date')) return 'date'
  return has('date', 'timestamp') ? 'timestamp' : 'text'
}
