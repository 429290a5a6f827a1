import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type CatalogueDataset,
  compilePipeline,
  importSql,
  type Program,
  sourceFile,
  type Target,
} from '@plainflow/core'
import type { TestContext } from 'vitest'
import { findPython } from '../../../../../scripts/find-python.mjs'
import type { EngineFile } from '../../engine-file.ts'
import { inspectFile } from '../../inspect-file.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { CodeInput } from '../stage-inputs.ts'
import { verifyProgram, type VerifyProgramOptions } from '../verify-program.ts'

export interface Case {
  readonly program: Program
  readonly files: Readonly<Record<string, EngineFile>>
  readonly inputs: Readonly<Record<string, CodeInput>>
  readonly folder: string
}

/** A query over CSV files, as blocks: what `plainflow import` and then `verify` would work on. */
export async function caseOf(
  sql: string,
  tables: Readonly<Record<string, string>>,
  place?: string,
): Promise<Case> {
  const folder = place ?? (await temporaryFolder())
  const datasets: CatalogueDataset[] = []
  const files: Record<string, EngineFile> = {}
  const inputs: Record<string, CodeInput> = {}
  for (const [name, text] of Object.entries(tables)) {
    const filename = `${name}.csv`
    const original = join(folder, filename)
    const parquet = join(folder, `${name}.parquet`)
    await writeFile(original, text)
    const read = await inspectFile({ path: original, filename, parquetPath: parquet })
    datasets.push({ id: name, name, filename, columns: read.columns, rowCount: read.rowCount })
    files[name] = { path: parquet, format: 'parquet' }
    const source = sourceFile(filename, read.reading)
    inputs[name] = { name, source, original, parquet, rows: read.rowCount }
  }
  const catalogue = { datasets }
  const imported = importSql(sql, catalogue, 1)
  if (!('pipeline' in imported)) throw new Error(JSON.stringify(imported.diagnostics))
  const compiled = compilePipeline(imported.pipeline, catalogue)
  if (!('program' in compiled)) throw new Error(JSON.stringify(compiled.diagnostics))
  return { program: compiled.program, files, inputs, folder }
}

// The first to need it may have to install it.
const { python, missing } = await findPython()
if (missing !== undefined) process.stderr.write(`NOT RUN: certificates of pandas: ${missing}\n`)

/** Before each test of printed Python: not run where there is none, unless on CI. */
export function needPython({ skip }: TestContext): void {
  skip(missing !== undefined, missing)
}

/** Pandas as the tests have it. */
export function testEnvironment() {
  return { PATH: process.env['PATH'], PLAINFLOW_PYTHON: python }
}

/** A language whose printer has a bug: its code with some text in it replaced. */
export function mutated(target: Target, change: (code: string) => string): Target {
  return {
    ...target,
    print(program, sources) {
      const code = target.print(program, sources)
      const changed = change(code)
      if (changed === code) throw new Error(`nothing was changed in\n${code}`)
      return changed
    },
  }
}

/** The verdict on one language. */
export async function verdictOn(
  target: Target,
  given: Case,
  options: Partial<VerifyProgramOptions> = {},
) {
  const env = testEnvironment()
  const certificate = await verifyProgram({ ...given, env, ...options, targets: [target] })
  const [verdict] = certificate.targets
  if (!verdict) throw new Error('no verdict')
  return verdict
}
