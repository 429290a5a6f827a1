import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Program, type SourceFile, sourceFile, TARGETS, targets } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPython } from '../../../../scripts/find-python.mjs'
import { confine, type Database, openDatabase } from '../child/database.ts'
import { inspect } from '../child/inspect.ts'
import { pythonDriver } from '../conformance/testing/python-driver.ts'
import { inspectFile } from '../inspect-file.ts'
import { completeLimits } from '../limits.ts'
import { runPython } from '../run-python.ts'
import { runRaw } from '../testing/run-raw.ts'
import { columnar } from './testing/corpus/columnar.ts'
import { days } from './testing/corpus/dates.ts'
import { encodings } from './testing/corpus/encodings.ts'
import { headers } from './testing/corpus/headers.ts'
import { marks } from './testing/corpus/marks.ts'
import { numbers } from './testing/corpus/numbers.ts'
import { packed } from './testing/corpus/packed.ts'
import { ragged } from './testing/corpus/ragged.ts'
import type { ReadingCase } from './testing/corpus/reading-case.ts'
import { records } from './testing/corpus/records.ts'
import { workbooks } from './testing/corpus/workbooks.ts'

/**
 * The code that is handed over reads every file of the corpus into the rows the engine read, from the
 * original or from its copy. Years that pandas does not know are its own.
 */
const GROUPS = [
  marks,
  encodings,
  headers,
  ragged,
  numbers,
  days,
  records,
  packed,
  workbooks,
  columnar,
]
const ALL = GROUPS.flat().filter(({ rows }) => rows.length < 1_000)
const OUT_OF_PANDAS = /0001-01-01|9999-12-31/

interface Read {
  readonly folder: string
  readonly source: SourceFile
  readonly program: Program
}

let root = ''
let database: Database
let python: string | undefined
const read = new Map<string, Read>()
const trouble = new Map<string, string>()
const rows = new Map<string, string>()

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainflow-printed-'))
  const confinement = { folder: root, files: [], limits: completeLimits({ threads: 2 }) }
  database = await confine(await openDatabase(), confinement)
  for (const [index, given] of ALL.entries()) await prepare(given, join(root, String(index)))
  await runDuckdb()
  await runPandas()
  await readBack()
}, 300_000)
afterAll(async () => {
  database.connection.closeSync()
  await rm(root, { recursive: true, force: true })
})

describe.each(TARGETS)('%s', (target) => {
  test.each(ALL.map(({ name }) => name))('%s', (name) => {
    const one = read.get(name)
    if (!one) throw new Error('the case was not prepared')
    const isBeyond =
      target === 'pandas' && (!python || OUT_OF_PANDAS.test(rows.get(`${name} copy`) ?? ''))
    const key = `${name} ${isBeyond ? 'copy' : target}`
    expect(trouble.get(key)).toBeUndefined()
    expect(rows.get(key)).toMatch(/^ok /)
    expect(rows.get(key)).toBe(rows.get(`${name} copy`))
  })
})

test('most originals are read as they are', () => {
  const share = (target: (typeof TARGETS)[number]) => {
    const original = [...read.values()].filter(({ program, source }) => {
      const code = targets[target].print(program, { data: source })
      return !code.includes(source.original?.copy ?? '')
    })
    return original.length / read.size
  }
  expect(share('duckdb')).toBeGreaterThan(0.5)
  expect(share('pandas')).toBeGreaterThan(0.6)
})

async function prepare(given: ReadingCase, folder: string): Promise<void> {
  await mkdir(folder)
  const path = join(folder, given.filename)
  const { file, filename, overrides = {} } = given
  if (typeof file === 'function') await writeFile(path, await file())
  else if (typeof file === 'string' || Buffer.isBuffer(file)) await writeFile(path, file)
  else await database.connection.run(file.sql.replace('$path', path))
  const parquetPath = join(folder, `${filename}.parquet`)
  const job = { path, filename, overrides, parquetPath }
  const isOld = given.reading?.format === 'xls' || overrides.sheet === 'Second'
  const { reading, columns } = isOld
    ? await inspectFile(job)
    : await inspect({ ...database, folder }, { ...job, rejectedPath: null }, () => {})
  const relation = { kind: 'from', dataset: 'data', columns } as const
  const outlet = { kind: 'file', format: 'parquet', name: 'out.parquet', compress: false } as const
  const step = { id: 'load', block: 'load', name: 'load', sentence: 'Load it', columns }
  const program = { steps: [{ ...step, relation, outlet }] }
  read.set(given.name, { folder, source: sourceFile(filename, reading), program })
}

async function runDuckdb(): Promise<void> {
  const names = [...read.keys()]
  const statements = [...read.values()].map(({ folder, program, source }) => {
    const sql = targets.duckdb.print(program, { data: source })
    return { sql: sql.replace("'out.parquet'", "'out.duckdb.parquet'"), folder }
  })
  const answers = await runRaw(statements, root)
  for (const [index, answer] of answers.entries()) {
    if (!answer.startsWith('ok')) trouble.set(`${names[index]} duckdb`, answer)
  }
}

async function runPandas(): Promise<void> {
  const found = await findPython()
  python = found.python
  if (!python) return console.warn(`NOT RUN: pandas, as ${found.missing} cannot be had here`)
  const cases = [...read.values()].map(({ folder }) => ({ folder, sheets: [] }))
  for (const { folder, program, source } of read.values()) {
    const code = targets.pandas.print(program, { data: source })
    await writeFile(
      join(folder, 'pipeline.py'),
      code.replace('"out.parquet"', '"out.pandas.parquet"'),
    )
  }
  const outcome = await runPython({ code: pythonDriver(cases), folder: root, python })
  const line = outcome.output.split('\n').find((each) => each.startsWith('FAILED '))
  if (!line) throw new Error(`pandas did not finish: ${outcome.output.slice(-2_000)}`)
  const failed = JSON.parse(line.slice('FAILED '.length)) as Record<string, string>
  for (const [name, { folder }] of read) {
    const traceback = failed[folder]
    if (traceback) trouble.set(`${name} pandas`, traceback)
  }
}

async function readBack(): Promise<void> {
  for (const [name, { folder, source }] of read) {
    const files = {
      duckdb: 'out.duckdb.parquet',
      pandas: 'out.pandas.parquet',
      copy: source.original?.copy ?? '',
    }
    for (const [way, file] of Object.entries(files)) {
      const sql = `SELECT list(CAST(t AS VARCHAR)) FROM (SELECT CAST(COLUMNS(*) AS VARCHAR) FROM read_parquet('${join(folder, file)}')) AS t`
      const answer = await database.connection.runAndReadAll(sql).then(
        (reader) => `ok ${JSON.stringify(reader.getRowsJson())}`,
        (error: Error) => `refused ${error.message}`,
      )
      rows.set(`${name} ${way}`, answer)
    }
  }
}
