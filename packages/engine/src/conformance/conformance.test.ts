import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type BlockCase,
  BLOCKS,
  type FileOutlet,
  type Program,
  type FileSources,
  type TargetId,
  targets,
  writtenOutlet,
} from '@plainflow/core'
import { CASES } from '@plainflow/core/cases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toType } from '../child/describe-columns.ts'
import type { EngineFile } from '../engine-file.ts'
import { runProgram } from '../run-program.ts'
import { runRaw } from '../testing/run-raw.ts'
import { readSheets } from './runtimes/pandas.ts'
import { closeRuntimes, runOn, RUN_TARGETS } from './runtimes/runtimes.ts'
import { caseProgram, filesOf } from './testing/case-program.ts'
import { readBackSql, typesSql } from '../verify/read-back.ts'
import { canonicalRows } from './testing/canonical-rows.ts'
import { prefixed } from './testing/prefixed.ts'
import { stageTables } from './testing/stage-tables.ts'

/** Every case on every target by running the printed code, and on the engine itself. */
type Way = 'engine' | TargetId
const WAYS: readonly Way[] = ['engine', ...RUN_TARGETS]

interface Prepared {
  readonly name: string
  readonly given: BlockCase
  readonly program: Program
  readonly sources: FileSources
  readonly folders: Record<Way, string>
}

const prepared: Prepared[] = []
const trouble = new Map<string, string>()
const written = new Map<string, { types: string; rows: string }>()
/** What checks said: by the engine's event, or as the runtime tells. */
const warned = new Map<string, readonly string[]>()
const notRun: string[] = []
let root = ''

const all = BLOCKS.flatMap((definition) =>
  (CASES[definition.type] ?? []).map((given) => ({ definition, given })),
)

describe('every block', () => {
  // What connects takes rows from a server: it is tried with a real one in outside-targets.test.ts.
  test.each(BLOCKS.filter(({ connects }) => !connects))(
    '$type has cases, or says why it has none',
    ({ type, unavailable }) => {
      const count = CASES[type]?.length ?? 0
      expect({ type, runs: count > 0, gap: unavailable !== undefined }).toEqual({
        type,
        runs: unavailable === undefined,
        gap: count === 0,
      })
    },
  )
})

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainflow-conformance-'))
  await prepare()
  await runEngine()
  for (const id of RUN_TARGETS) await runTarget(id)
  await readBack()
}, 1_800_000)

afterAll(async () => {
  await closeRuntimes()
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
      const { warnings } = one.given
      const stops = unheld(way, one.given) ?? one.given.stops
      expect(heard({ ...one.given, ...(stops && { stops }) }, folder)).toEqual({ stops, warnings })
      if (stops !== undefined) return
      for (const [index, outlet] of writtenBy(way, one.program).entries()) {
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

/** What a language says that cannot hold a cell of the case; undefined where it holds all. */
function unheld(way: Way, { inputs, datasets = {} }: BlockCase): string | undefined {
  const gaps = way === 'engine' ? [] : (targets[way].gaps.values ?? [])
  const tables = [...inputs, ...Object.values(datasets)]
  const gap = gaps.find(({ type, value }) =>
    tables.some(({ columns, rows }) =>
      columns.some(
        (column, index) =>
          column.type === type && rows.some((row) => String(row[index] ?? '') === value),
      ),
    ),
  )
  return gap && `the ${gap.type} ${gap.value}`
}

/** What a case came to beside its rows: what stopped it, and the warnings where it says which. */
function heard({ stops, warnings }: BlockCase, folder: string) {
  // The engine's outcome is kept as JSON, in which quotes are escaped.
  const said = trouble.get(folder)?.replaceAll('\\"', '"')
  const isTold = stops !== undefined && said?.includes(stops)
  return { stops: isTold ? stops : said, warnings: warnings && warned.get(folder) }
}

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

/** Several cases as one program, as starting a process costs more than they do. */
async function runEngine(): Promise<void> {
  const alone = prepared.filter(({ given }) => given.stops !== undefined)
  const others = prepared.filter(({ given }) => given.stops === undefined)
  const waiting = alone.map((one) => [one])
  for (let at = 0; at < others.length; at += BATCH) waiting.push(others.slice(at, at + BATCH))
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // Where one fails, each is run by itself, so that the others are not blamed.
      if (!(await runOnEngine(next)) && next.length > 1) {
        for (const one of next) await runOnEngine([one])
      }
    }
  }
  await Promise.all([worker(), worker()])
}

const BATCH = 20
let runs = 0

async function runOnEngine(batch: readonly Prepared[]): Promise<boolean> {
  const prefix = (index: number) => `case${index}_`
  const steps = batch.flatMap(({ program }, index) =>
    program.steps.map((step) => prefixed(step, prefix(index))),
  )
  const files = batch.flatMap(({ sources, folders }, index) =>
    Object.entries(sources).map(([id, { path, format, csv }]): [string, EngineFile] => {
      const at = join(folders.engine, path)
      const file: EngineFile =
        format === 'csv' && csv ? { path: at, format, csv } : { path: at, format: 'parquet' }
      return [prefix(index) + id, file]
    }),
  )
  const run = join(root, `run_${runs++}`)
  await mkdir(run)
  for (const { folders } of batch) warned.set(folders.engine, [])
  const outcome = await runProgram({
    program: { steps },
    files: Object.fromEntries(files),
    folder: run,
    onEvent: (event) => {
      if (event.kind !== 'block-finished' || !event.warnings) return
      const one = batch.find((_, index) => event.block.startsWith(prefix(index)))
      if (one) warned.set(one.folders.engine, event.warnings)
    },
  })
  if (outcome.status !== 'completed') {
    for (const { folders } of batch) trouble.set(folders.engine, JSON.stringify(outcome))
    return false
  }
  for (const [index, { program, folders }] of batch.entries()) {
    trouble.delete(folders.engine)
    const outputs = outcome.outputs.filter(({ block }) => block.startsWith(prefix(index)))
    for (const [place, { name }] of filesOf(program).entries()) {
      const output = outputs[place]
      if (output) await copyFile(output.path, join(folders.engine, name))
    }
  }
  return true
}

async function runTarget(id: TargetId): Promise<void> {
  const jobs = prepared.map(({ program, sources, folders }) => ({
    folder: folders[id],
    code: targets[id].print(program, sources),
  }))
  const answers = await runOn(id, jobs)
  if (!answers) notRun.push(`${id} * (every case)`)
  for (const [index, { name, folders }] of prepared.entries()) {
    const answer = answers?.[index]
    if (!answer) continue
    if (answer.notRun !== undefined) notRun.push(`${id} ${name}: ${answer.notRun}`)
    if (answer.failed !== null) trouble.set(folders[id], answer.failed)
    warned.set(folders[id], answer.warnings)
  }
}

/** The files that are there to be compared, as each way leaves them. */
function writtenBy(way: Way, program: Program): readonly FileOutlet[] {
  const files = filesOf(program)
  return way === 'engine' ? files : files.map((outlet) => writtenOutlet(targets[way], outlet))
}

async function readBack(): Promise<void> {
  const files = prepared.flatMap(({ given, program, folders }) =>
    WAYS.flatMap((way) =>
      writtenBy(way, program).map((outlet, index) => ({
        path: join(folders[way], outlet.name),
        outlet,
        columns: given.expected[index]?.columns ?? [],
      })),
    ),
  )
  const sheets = files.filter(({ path, outlet }) => outlet.format === 'excel' && existsSync(path))
  try {
    expect(await readSheets(sheets.map(({ path }) => path))).toEqual({})
  } catch (error) {
    if (process.env['CI'] === 'true' || process.env['PLAINFLOW_TARGETS']) throw error
    const without = prepared.filter(({ program }) =>
      filesOf(program).some(({ format }) => format === 'excel'),
    )
    for (const { name } of without)
      for (const way of WAYS) notRun.push(`${way} ${name}: no pandas to read a spreadsheet with`)
  }
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
