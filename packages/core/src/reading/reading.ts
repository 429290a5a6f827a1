import type { ColumnType } from '../relation/column.ts'
import type { NotationId } from './notations.ts'

/**
 * Everything that was decided in order to read a file as a table. A reader guesses it, a person may
 * overrule any part of it, and the printed code reads by it; the bytes of the file stay as they are.
 */
export interface Reading {
  readonly format: DataFormat
  readonly compression: Compression
  /** Of text formats. */
  readonly encoding: Encoding
  /** Between the cells of csv and tsv; empty for the other formats. */
  readonly delimiter: string
  /** Around cells of csv and tsv; empty where cells are never quoted. */
  readonly quote: string
  /** Before a quote that belongs to a quoted cell: the quote itself where it is doubled, or `\`. */
  readonly escape: string
  /** The sheet of a workbook; null for the other formats. */
  readonly sheet: string | null
  /** Whether the first row names the columns. */
  readonly header: boolean
  /** Lines of a text, rows of a sheet, before the header or the first row of data. */
  readonly skip: number
  /** Words that stand for a missing value in every column, such as `NA`. None unless declared. */
  readonly nullWords: readonly string[]
  /** Whether any reader of the format finds these cells; else the file was read with indulgence. */
  readonly tidy: boolean
  /** In the order of the file. */
  readonly columns: readonly ColumnReading[]
}

export interface ColumnReading {
  /** What the column is called in the table. */
  readonly name: string
  /** What the file itself calls it: empty or taken names are changed. */
  readonly header: string
  /** Which column of the file it is, counted from 0; of JSON, the order in which the keys turn up. */
  readonly place: number
  readonly type: ColumnType
  /** How numbers are written: `1.234,5` has the decimal mark `,` and the thousands separator `.`. */
  readonly decimal: DecimalMark
  readonly thousands: ThousandsSeparator
  /** What stands beside the figures, such as a currency; absent where they are plain. */
  readonly notation?: NotationId
  /**
   * How dates and times are written: one of DATE_FORMATS or, where in several ways, of MIXED_DATES;
   * null for ISO 8601 and for other types.
   */
  readonly dateFormat: string | null
  /** What would read every cell as well: where this is not empty, the format was a guess. */
  readonly otherDateFormats: readonly string[]
  /** Cells that are not of an overruled type; they are null in the table. */
  readonly unfit: number
  /** The first of them. */
  readonly misfits?: readonly Misfit[]
  /** What its owner should know of the column, and can change about it. */
  readonly remark?: ColumnRemark
  /** Whether every value is written just so; else it was converted, or read with indulgence. */
  readonly exact: boolean
}

/** A cell that is not of the type of its column. */
export interface Misfit {
  /** Counted from 1, as rows are shown. */
  readonly row: number
  /** The beginning of the cell. */
  readonly text: string
}

export interface ColumnRemark {
  readonly column: string
  /** `amount looks like euros, as in "1.265,04 €".` */
  readonly text: string
  /** The column is read so because its owner said it; the fix leads back. */
  readonly isSettled: boolean
  /** Each in one step; several where only a person knows, none where nothing sensible can be done. */
  readonly fixes: readonly ColumnFix[]
}

export interface ColumnFix {
  /** `Read as a number` */
  readonly label: string
  /** What a cell becomes. */
  readonly example: { readonly text: string; readonly value: string } | null
  /** To be said of the column; null takes back whatever was said of it. */
  readonly override: Omit<ColumnOverride, 'name'> | null
  /** Cells that would be empty then, and the first of them. */
  readonly unfit: number
  readonly misfits: readonly Misfit[]
}

/** What a person says instead of a guess; columns are found by `name`. */
export type ReadingOverrides = Partial<Omit<Reading, 'columns' | 'tidy'>> & {
  readonly columns?: readonly ColumnOverride[]
}

export type ColumnOverride = Pick<ColumnReading, 'name'> &
  Partial<Pick<ColumnReading, 'type' | 'decimal' | 'thousands' | 'notation' | 'dateFormat'>>

export const DATA_FORMATS = [
  'csv',
  'tsv',
  'json',
  'ndjson',
  'parquet',
  'xlsx',
  'xls',
  'sqlite',
] as const
export type DataFormat = (typeof DATA_FORMATS)[number]

export const COMPRESSIONS = ['none', 'gzip', 'zstd'] as const
export type Compression = (typeof COMPRESSIONS)[number]

/** Windows-1252 has every letter of Latin-1 at the same place, and some where Latin-1 has none. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof ENCODINGS)[number]

export const DECIMAL_MARKS = ['.', ','] as const
export type DecimalMark = (typeof DECIMAL_MARKS)[number]

/** A space stands for the no-break spaces too. */
export const THOUSANDS_SEPARATORS = ['', ',', '.', ' ', "'"] as const
export type ThousandsSeparator = (typeof THOUSANDS_SEPARATORS)[number]
