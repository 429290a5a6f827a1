import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import type { Catalogue, CatalogueDataset, Sources } from '@plainflow/core'
import { type EngineFiles, inspectFile, UnreadableFile } from '@plainflow/engine'
import { CommandFailed, UsageError } from './command.ts'

/** The tables a command was given, read and ready. `close` removes what was made for it. */
export interface OpenData {
  readonly catalogue: Catalogue
  readonly files: EngineFiles
  /** How printed code opens them: by file name, in the folder it runs in. */
  readonly sources: Sources
  readonly warnings: readonly string[]
  /** The original files, which no output may overwrite. */
  readonly paths: readonly string[]
  close(): Promise<void>
}

/** Reads `--data path` and `--data name=path`; a table is called like its file unless named. */
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
    const sources: [string, Sources[string]][] = []
    const warnings: string[] = []
    for (const [index, { name, path }] of tables.entries()) {
      const filename = basename(path)
      const parquetPath = join(store, `${index}.parquet`)
      const read = await inspectFile({ path, filename, parquetPath }).catch(explain(path))
      const { columns, rowCount, samples } = read
      datasets.push({ id: name, name, filename, columns, rowCount, samples })
      files.push([name, { path: parquetPath, format: 'parquet' }])
      sources.push([name, { path: filename, format: 'csv', csv: read.csv }])
      warnings.push(...read.warnings.map((warning) => `${filename}: ${warning}`))
    }
    return {
      catalogue: { datasets },
      files: Object.fromEntries(files),
      sources: Object.fromEntries(sources),
      warnings,
      paths: tables.map(({ path }) => path),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function readDataOption(given: string, folder: string): { name: string; path: string } {
  const [, name, path] = /^([^=/\\]+)=(.+)$/.exec(given) ?? []
  const file = resolve(folder, path ?? given)
  return { name: name ?? basename(file, extname(file)), path: file }
}

function explain(path: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof UnreadableFile) throw new CommandFailed(`${path}: ${error.message}`)
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (missing) throw new CommandFailed(`There is no file ${path}.`)
    throw error
  }
}
