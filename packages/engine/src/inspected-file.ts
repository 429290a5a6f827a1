import type {
  Cell,
  Column,
  Compression,
  CsvDialect,
  DataFormat,
  Reading,
  ReadingOverrides,
} from '@plainflow/core'

/** A file read whole: what is in it and everything that was decided in order to read it. */
export interface InspectedFile {
  readonly columns: Column[]
  readonly rowCount: number
  /** How a csv or tsv file is written; of other formats, the common dialect. */
  readonly csv: CsvDialect
  /** A few values by column, the frequent ones first. */
  readonly samples: Record<string, Cell[]>
  /** Names of the columns that hold another value in every row, fractions apart. */
  readonly uniqueColumns: string[]
  readonly warnings: string[]
  readonly format: DataFormat
  readonly compression: Compression
  /** Every sheet of a workbook, in its order; empty for other formats. */
  readonly sheets: readonly Sheet[]
  /** Every guess, each of which can be overruled. */
  readonly reading: Reading
  readonly rejected: RejectedLines
}

export interface Sheet {
  readonly name: string
  readonly hidden: boolean
}

/** Lines that are not in the table, because their cells could not be told apart or read. */
export interface RejectedLines {
  readonly count: number
  /** All of them, a CSV file of line, reason and text; null where there is none or nobody asked. */
  readonly path: string | null
  /** The first ones. */
  readonly first: readonly RejectedLine[]
}

export interface RejectedLine {
  /** In the file, counted from 1; of a sheet, the row. */
  readonly line: number
  readonly reason: string
  /** The beginning of the line. */
  readonly text: string
}

/** The beginning of a file, read at once; the whole of it may turn out to have other types. */
export interface PeekedFile extends Omit<InspectedFile, 'rowCount' | 'rejected' | 'uniqueColumns'> {
  readonly rows: Cell[][]
  /** Whether the rows are all there are. */
  readonly isWhole: boolean
}

/** How far the reading of a file is. */
export interface ReadingProgress {
  readonly kind: 'reading'
  /** Unpacked, looked through, typed and stored, one after the other. */
  readonly stage: 'unpack' | 'scan' | 'type' | 'store'
  /** Of the whole work, from 0 to 1; it never goes back. */
  readonly share: number
  /** Read so far, of the file as it was sent. */
  readonly bytes: number
  readonly totalBytes: number
  /** Rows found so far. */
  readonly rows: number
}

export interface InspectJob {
  readonly path: string
  readonly filename: string
  readonly overrides: ReadingOverrides
  /** Where the Parquet copy goes, inside the job's folder. */
  readonly parquetPath: string | null
  /** Where the rejected lines go, inside the job's folder. */
  readonly rejectedPath: string | null
}

export interface PeekJob {
  readonly path: string
  readonly filename: string
  readonly overrides: ReadingOverrides
  readonly rows: number
}
