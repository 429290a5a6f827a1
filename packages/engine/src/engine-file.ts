import { realpath } from 'node:fs/promises'
import {
  type Column,
  type CsvDialect,
  duckdbText,
  type From,
  inputsOf,
  type Program,
  type Relation,
  sourceId,
} from '@plainflow/core'
import { JobFailed } from './process/run-job.ts'
import { readCsvSql } from './read-csv-sql.ts'

/** A dataset's file as the engine finds it. */
export type EngineFile =
  | {
      readonly path: string
      readonly format: 'parquet'
      /** Never changed in place: its name, size and times tell its content, without reading it. */
      readonly isWrittenOnce?: true
    }
  | {
      readonly path: string
      readonly format: 'csv'
      readonly csv: CsvDialect
      /** Where it is known, the rows need not be counted before they are used. */
      readonly rowCount?: number
    }

export type EngineFiles = Readonly<Record<string, EngineFile>>

/** The files a program reads, under their real paths; throws where one is not at hand. */
export async function resolveFiles(program: Program, files: EngineFiles): Promise<EngineFiles> {
  const found: [string, EngineFile][] = []
  for (const from of sourcesOf(program)) {
    const id = sourceId(from)
    const file = Object.hasOwn(files, id) ? files[id] : undefined
    const path = file && (await realpath(file.path).catch(() => undefined))
    if (!file || !path) throw new JobFailed({ reason: `the file of ${id} is missing` })
    found.push([id, { ...file, path }])
  }
  return Object.fromEntries(found)
}

/** A dataset as something that can stand after FROM, with the types its columns say. */
export function datasetSql(file: EngineFile, columns: readonly Column[]): string {
  if (file.format === 'parquet') return `read_parquet(${duckdbText(file.path)})`
  return readCsvSql(file.path, file.csv, columns)
}

export function sourcesOf(program: Program): From[] {
  const found: From[] = []
  const visit = (relation: Relation): void => {
    if (relation.kind === 'from') found.push(relation)
    else for (const input of inputsOf(relation)) visit(input)
  }
  for (const step of program.steps) visit(step.relation)
  return found
}
