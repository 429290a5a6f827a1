import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  copyOf,
  type ExportTarget,
  originalOf,
  type Reading,
  type SourceFile,
} from '@plainflow/core'
import { inspectFile } from '../inspect-file.ts'
import { firstRecords, isCuttable } from './first-records.ts'
import { safeName } from './safe-name.ts'

/** The first rows of a table as a Parquet file. */
export interface Head {
  readonly path: string
  readonly format: 'parquet'
  readonly rowCount: number
}

export interface SampleFileOptions {
  readonly source: SourceFile
  /** The file as it was given; null where it is not at hand. */
  readonly original: string | null
  readonly target: ExportTarget
  readonly head: Head
  readonly folder: string
  /** Names that other tables have, in small letters; the one given here is added. */
  readonly taken: Set<string>
}

export interface SampledFile {
  /** How the code opens it, and the whole file just so. */
  readonly source: SourceFile
  readonly file: string
}

/** What cannot be cut is taken whole up to this size. */
const MOST_BYTES = 5_000_000

/** A sample written as the original is where that can be had, else as a Parquet file of the same rows. */
export async function sampleFile(options: SampleFileOptions): Promise<SampledFile> {
  const { original, target, head, folder } = options
  const source = renamed(options.source, options.taken)
  const file = head.path
  const reading = originalOf(source, target.readable)
  const isParquet = reading ? reading.format === 'parquet' : source.format === 'parquet'
  if (isParquet || copyOf(source, target) !== null) return { source, file }
  const asParquet = { source: { path: `${source.path}.parquet`, format: 'parquet' }, file } as const
  if (original === null || !reading) return asParquet
  if (isCuttable(reading)) {
    const cut = join(folder, 'cut')
    await firstRecords(original, reading, head.rowCount, cut)
    const isWhole = await holds(cut, source.path, reading, head.rowCount)
    return isWhole ? { source, file: cut } : asParquet
  }
  // Only a file of no more rows than the sample is the sample.
  if ((await stat(original)).size > MOST_BYTES) return asParquet
  const isWhole = await holds(original, source.path, reading, head.rowCount)
  return isWhole ? { source, file: original } : asParquet
}

/** Lines may be left out on reading, so what was cut is counted by the reader itself. */
async function holds(
  path: string,
  filename: string,
  reading: Reading,
  rows: number,
): Promise<boolean> {
  const columns = reading.columns.map((column) => {
    const { name, type, decimal, thousands, notation, dateFormat } = column
    return { name, type, decimal, thousands, ...(notation ? { notation } : {}), dateFormat }
  })
  return await inspectFile({ path, filename, overrides: { ...reading, columns } }).then(
    ({ rowCount }) => rowCount === rows,
    () => false,
  )
}

function renamed(source: SourceFile, taken: Set<string>): SourceFile {
  const path = freeName(safeName(source.path), taken)
  const { original } = source
  const copy = `${path}.parquet`
  return { ...source, path, ...(original ? { original: { ...original, copy } } : {}) }
}

/** Two tables may come from files of one name, and on some systems letter case does not count. */
function freeName(name: string, taken: Set<string>): string {
  const [, stem = '', ending = ''] = /^(.+?)((?:\.[^.]*){0,2})$/su.exec(name) ?? []
  let free = name
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem}-${count}${ending}`
  taken.add(free.toLowerCase())
  return free
}
