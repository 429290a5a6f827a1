import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataFormat } from '@plainflow/core'
import { UnreadableFile } from '../../unreadable-file.ts'
import { stageCsv } from '../csv/stage-csv.ts'
import type { Database } from '../database.ts'
import { stageJson } from '../json/stage-json.ts'
import { stageParquet } from '../parquet/stage-parquet.ts'
import { stageSqlite } from '../sqlite/stage-sqlite.ts'
import { stageXls } from '../xls/stage-xls.ts'
import { stageXlsx } from '../xlsx/stage-xlsx.ts'
import { detectCompression, detectFormat } from './detect-format.ts'
import { readHead } from './open-text.ts'
import type { Staged, StageOptions, StagingOptions } from './staged.ts'
import { unpack } from './unpack.ts'

/** Enough for a row of the greatest length and some more. */
const BEGINNING = 2_500_000
/** Opens a file of any format as a table of texts. */
export async function stage(database: Database, options: StageOptions): Promise<Staged> {
  const { overrides, filename, partial } = options
  const compression = detectCompression(await readHead(options.path, 16), overrides)
  let path = options.path
  if (compression !== 'none') {
    path = join(database.folder, 'unpacked')
    await unpack(options.path, path, compression, {
      ...(partial ? { most: BEGINNING } : {}),
      tell: (share) => options.progress.at('unpack', share),
    })
  }
  const format = detectFormat(await readHead(path, 4_096), filename, overrides)
  const isText = TEXTS.includes(format)
  if (!isText && compression !== 'none') {
    throw new UnreadableFile(
      `A ${format} file is packed inside already and cannot be read packed once more. Sending it unpacked might help.`,
    )
  }
  const begun = partial && isText ? await cutOff(database, path) : path
  const isCut = partial && (!isText || begun !== path)
  return STAGERS[format](database, { ...options, path: begun, format, compression, partial: isCut })
}

const TEXTS: readonly DataFormat[] = ['csv', 'tsv', 'json', 'ndjson']

type Stager = (database: Database, options: StagingOptions) => Promise<Staged>

const STAGERS: Record<DataFormat, Stager> = {
  csv: stageCsv,
  tsv: stageCsv,
  json: stageJson,
  ndjson: stageJson,
  parquet: stageParquet,
  xlsx: stageXlsx,
  xls: stageXls,
  sqlite: stageSqlite,
}

/** The beginning of a text as a file of its own, or the file itself where it is short. */
async function cutOff({ folder }: Database, path: string): Promise<string> {
  if ((await stat(path)).size < BEGINNING) return path
  const beginning = join(folder, 'beginning')
  const head = await readHead(path, BEGINNING)
  await writeFile(beginning, head)
  return beginning
}
