import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  copyOf,
  csvCopyName,
  duckdbText,
  type FileOutlet,
  type Program,
  type SourceFile,
  sourceFile,
  type TargetId,
  targets,
  writtenOutlet,
} from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confine, type Database, openDatabase } from '../child/database.ts'
import { inspect } from '../child/inspect.ts'
import { closeRuntimes, RUN_TARGETS, runOn } from '../conformance/runtimes/runtimes.ts'
import { readBackSql } from '../verify/read-back.ts'
import { inspectFile } from '../inspect-file.ts'
import { completeLimits } from '../limits.ts'
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
import { databases } from './testing/corpus/databases.ts'
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
  databases,
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
const notRun = new Set<TargetId>()
const read = new Map<string, Read>()
const trouble = new Map<string, string>()
const rows = new Map<string, string>()

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainflow-printed-'))
  const confinement = { folder: root, files: [], limits: completeLimits({ threads: 2 }) }
  database = await confine(await openDatabase(), confinement)
  for (const [index, given] of ALL.entries()) await prepare(given, join(root, String(index)))
  for (const id of RUN_TARGETS) await runTarget(id)
  await readBack()
}, 600_000)
afterAll(async () => {
  await closeRuntimes()
  database.connection.closeSync()
  await rm(root, { recursive: true, force: true })
})

describe.each(RUN_TARGETS)('%s', (target) => {
  test.each(ALL.map(({ name }) => name))('%s', (name) => {
    const one = read.get(name)
    if (!one) throw new Error('the case was not prepared')
    if (notRun.has(target)) return
    const isBeyond = target === 'pandas' && OUT_OF_PANDAS.test(rows.get(`${name} copy`) ?? '')
    const key = `${name} ${isBeyond ? 'copy' : target}`
    const gap = (targets[target].gaps.values ?? []).find(({ value }) =>
      rows.get(`${name} copy`)?.includes(value),
    )
    const said = trouble.get(key)
    // A language that cannot hold a cell says so, and gives nothing.
    const isTold = gap !== undefined && said?.includes(`the ${gap.type} ${gap.value}`)
    expect(isTold ? gap : said).toBe(gap)
    if (isTold) return
    expect(rows.get(key)).toMatch(/^ok /)
    expect(rows.get(key)).toBe(rows.get(`${name} copy`))
  })
})

test('most originals are read as they are', () => {
  const share = (target: TargetId) => {
    const original = [...read.values()].filter(({ source }) => !copyOf(source, targets[target]))
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
  await database.connection.run(
    `COPY (FROM read_parquet(${duckdbText(parquetPath)})) TO ${duckdbText(csvCopyName(parquetPath))} (FORMAT csv, HEADER true)`,
  )
  const relation = { kind: 'from', dataset: 'data', columns } as const
  const step = { id: 'load', block: 'load', name: 'load', sentence: 'Load it', columns }
  const program = { steps: [{ ...step, relation }] }
  read.set(given.name, { folder, source: sourceFile(filename, reading), program })
}

async function runTarget(id: TargetId): Promise<void> {
  const names = [...read.keys()]
  const jobs = [...read.values()].map(({ folder, program, source }) => {
    const steps = program.steps.map((step) => ({ ...step, outlet: outletOf(id) }))
    return { folder, code: targets[id].print({ steps }, { data: source }) }
  })
  const answers = await runOn(id, jobs)
  if (!answers) notRun.add(id)
  for (const [index, { failed }] of (answers ?? []).entries()) {
    if (failed !== null) trouble.set(`${names[index]} ${id}`, failed)
  }
}

/** Each target leaves a file of its own in the one folder. */
function outletOf(id: TargetId): FileOutlet {
  return { kind: 'file', format: 'parquet', name: `out.${id}.parquet`, compress: false }
}

async function readBack(): Promise<void> {
  for (const [name, { folder, source, program }] of read) {
    const files = [
      ...RUN_TARGETS.map((id) => [id, writtenOutlet(targets[id], outletOf(id))] as const),
      ['copy', { ...outletOf('duckdb'), name: source.original?.copy ?? '' }] as const,
    ]
    const types = program.steps[0]?.columns ?? []
    for (const [way, outlet] of files) {
      const sql = `SELECT list(CAST(t AS VARCHAR)) FROM (${readBackSql(join(folder, outlet.name), outlet, types)}) AS t`
      const answer = await database.connection.runAndReadAll(sql).then(
        (reader) => `ok ${JSON.stringify(reader.getRowsJson())}`,
        (error: Error) => `refused ${error.message}`,
      )
      rows.set(`${name} ${way}`, answer)
    }
  }
}
