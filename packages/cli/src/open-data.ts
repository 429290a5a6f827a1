import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import {
  type Catalogue,
  type CatalogueDataset,
  sourceFile,
  type FileSources,
} from '@plainflow/core'
import { type EngineFiles, inspectFile, UnreadableFile } from '@plainflow/engine'
import { CommandFailed, UsageError } from './command.ts'

/** The tables a command was given, read and ready. `close` removes what was made for it. */
export interface OpenData {
  readonly catalogue: Catalogue
  readonly files: EngineFiles
  /** How printed code opens them: by file name, in the folder it runs in. */
  readonly sources: FileSources
  /** Tables as Parquet files, by the name under which printed code looks for them. */
  readonly copies: Readonly<Record<string, string>>
  readonly warnings: readonly string[]
  /** The original files, which no output may overwrite. */
  readonly paths: readonly string[]
  close(): Promise<void>
}

/**
 * Reads `--data path`, `--data name=path` and `--data book.xlsx#Sheet`, which may be a table of an SQLite file; a table is called like its file,
 * or like its sheet where one is given, unless named.
 */
export async function openData(
  given: readonly string[],
  folder = process.cwd(),
): Promise<OpenData> {
  const tables = given.map((each) => readDataOption(each, folder))
  const repeated = tables.find(
    ({ name }, index) => tables.findIndex((t) => t.name === name) !== index,
  )
  if (repeated) {
    throw new UsageError(
      `Two tables are called "${repeated.name}"; --data name=path tells them apart.`,
    )
  }
  const store = await mkdtemp(join(tmpdir(), 'plainflow-data-'))
  const close = () => rm(store, { recursive: true, force: true, maxRetries: 3 })
  try {
    const datasets: CatalogueDataset[] = []
    const files: [string, EngineFiles[string]][] = []
    const sources: [string, FileSources[string]][] = []
    const copies: [string, string][] = []
    const warnings: string[] = []
    for (const [index, { name, path, sheet }] of tables.entries()) {
      const filename = basename(path)
      const parquetPath = join(store, `${index}.parquet`)
      const overrides = sheet === null ? {} : { sheet }
      const file = { path, filename, parquetPath, overrides }
      const read = await inspectFile(file).catch(explain(path))
      const { columns, rowCount, samples, uniqueColumns, reading, sheets } = read
      const held = reading.sheet === null ? {} : { sheet: reading.sheet, sheets }
      datasets.push({
        id: name,
        name,
        filename,
        ...held,
        columns,
        rowCount,
        samples,
        uniqueColumns,
      })
      files.push([name, { path: parquetPath, format: 'parquet' }])
      const source = sourceFile(filename, reading)
      sources.push([name, source])
      copies.push([source.original?.copy ?? '', parquetPath])
      warnings.push(...read.warnings.map((warning) => `${filename}: ${warning}`))
    }
    return {
      catalogue: { datasets },
      files: Object.fromEntries(files),
      sources: Object.fromEntries(sources),
      copies: Object.fromEntries(copies),
      warnings,
      paths: tables.map(({ path }) => path),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

interface DataOption {
  readonly name: string
  readonly path: string
  readonly sheet: string | null
}

function readDataOption(given: string, folder: string): DataOption {
  const [, name, said = given] = /^([^=/\\]+)=(.+)$/.exec(given) ?? []
  const whole = resolve(folder, said)
  const [, book, sheet] = /^(.+\.(?:xlsx?|sqlite3?|db))#(.+)$/i.exec(said) ?? []
  // A file may have the sign in its name.
  if (book !== undefined && sheet !== undefined && !existsSync(whole)) {
    return { name: name ?? sheet, path: resolve(folder, book), sheet }
  }
  return { name: name ?? stem(whole), path: whole, sheet: null }
}

/** `sales.csv.gz` is called sales. */
function stem(path: string): string {
  return basename(path).replace(/(?<=.)\.[^.]*?(\.(gz|zst))?$/i, '')
}

function explain(path: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof UnreadableFile) throw new CommandFailed(`${path}: ${error.message}`)
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (missing) throw new CommandFailed(`There is no file ${path}.`)
    throw error
  }
}
