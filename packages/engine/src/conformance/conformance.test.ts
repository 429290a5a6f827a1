import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type BlockCase,
  BLOCKS,
  type Program,
  type Sources,
  TARGETS,
  targets,
} from '@plainflow/core'
import { CASES } from '@plainflow/core/cases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toType } from '../child/describe-columns.ts'
import type { EngineFile } from '../engine-file.ts'
import { runProgram } from '../run-program.ts'
import { runPython } from '../run-python.ts'
import { findPython } from '../../../../scripts/find-python.mjs'
import { runRaw } from '../testing/run-raw.ts'
import { caseProgram, filesOf } from './testing/case-program.ts'
import { canonicalRows, readBackSql, typesSql } from './testing/compare-tables.ts'
import { pythonDriver } from './testing/python-driver.ts'
import { stageTables } from './testing/stage-tables.ts'

/** Every case on every target by running the printed code, and on the engine itself. */
const WAYS = ['engine', ...TARGETS] as const
type Way = (typeof WAYS)[number]

interface Prepared {
  readonly name: string
  readonly given: BlockCase
  readonly program: Program
  readonly sources: Sources
  readonly folders: Record<Way, string>
}

const prepared: Prepared[] = []
const trouble = new Map<string, string>()
const written = new Map<string, { types: string; rows: string }>()
const notRun: string[] = []
let root = ''

const all = BLOCKS.flatMap((definition) =>
  (CASES[definition.type] ?? []).map((given) => ({ definition, given })),
)

describe('every block', () => {
  test.each(BLOCKS)('$type has cases, or says why it has none', ({ type, unavailable }) => {
    const count = CASES[type]?.length ?? 0
    expect({ type, runs: count > 0, gap: unavailable !== undefined }).toEqual({
      type,
      runs: unavailable === undefined,
      gap: count === 0,
    })
  })
})

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainflow-conformance-'))
  await prepare()
  await runEngine()
  await runDuckdb()
  await runPandas()
  await readBack()
}, 600_000)

afterAll(async () => {
  await rm(root, { recursive: true, force: true })
  if (notRun.length > 0) console.warn(`NOT RUN:\n  ${notRun.join('\n  ')}`)
})

describe.each(WAYS)('%s', (way) => {
  test.each(all.map(({ definition, given }) => `${definition.type}: ${given.name}`))(
    '%s',
    (name) => {
      const one = prepared.find((each) => each.name === name)
      if (!one) throw new Error('the case was not prepared')
      const folder = one.folders[way]
      if (notRun.some((line) => line.startsWith(`${way} ${name}`) || line.startsWith(`${way} *`)))
        return
      expect(trouble.get(folder)).toBeUndefined()
      for (const [index, outlet] of filesOf(one.program).entries()) {
        const expected = one.given.expected[index]
        if (!expected) throw new Error('more files than expected tables')
        const found = written.get(join(folder, outlet.name))
        const types = JSON.parse(found?.types ?? '[]') as [string, string][]
        // Only Parquet has types of its own to compare.
        const columns =
          outlet.format === 'parquet'
            ? types.map(([column, type]) => ({ name: column, type: toType(type) }))
            : expected.columns
        expect(columns).toEqual(expected.columns)
        const rows = (JSON.parse(found?.rows ?? '[]') as unknown[]).map((row) =>
          JSON.stringify(row),
        )
        const ordered = one.given.ordered ?? false
        expect(ordered ? rows : rows.toSorted()).toEqual(canonicalRows(expected, ordered))
      }
    },
  )
})

async function prepare(): Promise<void> {
  const statements: string[] = []
  for (const [index, { definition, given }] of all.entries()) {
    const folders = Object.fromEntries(
      WAYS.map((way) => [way, join(root, way, String(index))]),
      // One folder for each member of WAYS.
    ) as Record<Way, string>
    const program = caseProgram(definition, given)
    for (const folder of Object.values(folders)) {
      const staged = await stageTables(given, folder)
      statements.push(...staged.statements)
      if (folder !== folders.engine) continue
      const name = `${definition.type}: ${given.name}`
      prepared.push({ name, given, program, sources: staged.sources, folders })
    }
  }
  const answers = await runRaw(statements, root)
  expect(answers.filter((answer) => !answer.startsWith('ok'))).toEqual([])
}

async function runEngine(): Promise<void> {
  const waiting = [...prepared]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runOnEngine(next)
  }
  await Promise.all([worker(), worker()])
}

async function runOnEngine({ program, sources, folders }: Prepared): Promise<void> {
  const folder = folders.engine
  const files = Object.entries(sources).map(([id, { path, format, csv }]): [string, EngineFile] => {
    const at = join(folder, path)
    return [
      id,
      format === 'csv' && csv ? { path: at, format, csv } : { path: at, format: 'parquet' },
    ]
  })
  const run = join(folder, 'run')
  await mkdir(run)
  const outcome = await runProgram({ program, files: Object.fromEntries(files), folder: run })
  if (outcome.status !== 'completed') {
    trouble.set(folder, JSON.stringify(outcome))
    return
  }
  for (const [index, { name }] of filesOf(program).entries()) {
    const output = outcome.outputs[index]
    if (output) await copyFile(output.path, join(folder, name))
  }
}

async function runDuckdb(): Promise<void> {
  const runnable = prepared.filter(({ name, program }) => {
    const excel = filesOf(program).some(({ format }) => format === 'excel')
    if (excel) notRun.push(`duckdb ${name}: needs DuckDB's excel extension, which is a download`)
    return !excel
  })
  const statements = runnable.map(({ program, sources, folders }) => ({
    sql: targets.duckdb.print(program, sources),
    folder: folders.duckdb,
  }))
  const answers = await runRaw(statements, root)
  for (const [index, { folders }] of runnable.entries()) {
    const answer = answers[index] ?? 'no answer'
    if (!answer.startsWith('ok')) trouble.set(folders.duckdb, answer)
  }
}

async function runPandas(): Promise<void> {
  const found = await findPython()
  if ('missing' in found) {
    notRun.push(`pandas * (every case): ${found.missing} cannot be had here`)
    const sheets = prepared.filter(({ program }) => hasSheets(program))
    for (const { name } of sheets)
      notRun.push(`engine ${name}: no pandas to read a spreadsheet with`)
    return
  }
  const cases = prepared.flatMap(({ program, folders }) => {
    const sheets = filesOf(program).filter(({ format }) => format === 'excel')
    const names = sheets.map(({ name }) => name)
    const engine = names.length > 0 ? [{ folder: folders.engine, sheets: names }] : []
    return [{ folder: folders.pandas, sheets: names }, ...engine]
  })
  for (const { program, sources, folders } of prepared) {
    await writeFile(join(folders.pandas, 'pipeline.py'), targets.pandas.print(program, sources))
  }
  const code = pythonDriver(cases)
  const outcome = await runPython({ code, folder: root, python: found.python })
  const line = outcome.output.split('\n').find((each) => each.startsWith('FAILED '))
  if (!line) throw new Error(`pandas did not finish: ${outcome.output.slice(-2_000)}`)
  const failed = JSON.parse(line.slice('FAILED '.length)) as Record<string, string>
  for (const [folder, traceback] of Object.entries(failed)) trouble.set(folder, traceback)
}

function hasSheets(program: Program): boolean {
  return filesOf(program).some(({ format }) => format === 'excel')
}

async function readBack(): Promise<void> {
  const files = prepared.flatMap(({ given, program, folders }) =>
    Object.values(folders).flatMap((folder) =>
      filesOf(program).map((outlet, index) => ({
        path: join(folder, outlet.name),
        outlet,
        columns: given.expected[index]?.columns ?? [],
      })),
    ),
  )
  const answers = await runRaw(
    files.flatMap(({ path, outlet, columns }) => [
      typesSql(path, outlet),
      readBackSql(path, outlet, columns),
    ]),
    root,
  )
  for (const [index, { path }] of files.entries()) {
    const [types = '', rows = ''] = answers.slice(index * 2, index * 2 + 2)
    const text = (answer: string) =>
      answer.startsWith('ok ') ? answer.slice(3) : `["${'unreadable'}"]`
    written.set(path, { types: text(types), rows: text(rows) })
  }
}
