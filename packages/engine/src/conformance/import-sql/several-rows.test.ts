import { join } from 'node:path'
import { compilePipeline, duckdbText, importSql } from '@plainflow/core'
import type { Catalogue } from '@plainflow/core'
import { expect, test } from 'vitest'
import { runProgram } from '../../run-program.ts'
import { runRaw } from '../../testing/run-raw.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const columns = [
  { name: 'k', type: 'integer' },
  { name: 'v', type: 'integer' },
] as const
const catalogue: Catalogue = { datasets: [{ id: 't', name: 't', filename: 't.csv', columns }] }

/** As SQL has it: a subquery used as a value may give one row or none, and no more. */
test.each([
  ['select k from t where v = (select v from t where k = 1)', 'completed'],
  ['select k from t where v = (select v from t where k = 9)', 'completed'],
  ['select k from t where v = (select v from t where k = 2)', 'failed'],
  ['select k, (select v from t z where z.k = t.k) as v from t where k = 1', 'completed'],
  ['select k, (select v from t z where z.k = t.k) as v from t', 'failed'],
])(
  '%s: %s',
  async (sql, status) => {
    const folder = await temporaryFolder()
    const path = join(folder, 't.parquet')
    const rows = 'SELECT * FROM (VALUES (1::BIGINT, 10::BIGINT), (2, 20), (2, 30)) AS t(k, v)'
    await runRaw([`COPY (${rows}) TO ${duckdbText(path)} (FORMAT parquet)`], folder)
    const imported = importSql(sql, catalogue, 1)
    if (!('pipeline' in imported)) throw new Error(imported.diagnostics[0]?.message)
    const compiled = compilePipeline(imported.pipeline, catalogue)
    if (!('program' in compiled)) throw new Error(compiled.diagnostics[0]?.message)
    const files = { t: { path, format: 'parquet' } } as const
    const outcome = await runProgram({ program: compiled.program, files, folder })
    expect(outcome.status).toBe(status)
  },
  60_000,
)
