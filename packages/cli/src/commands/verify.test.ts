import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certificateSchema } from '@plainflow/core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findPython } from '../../../../scripts/find-python.mjs'
import { folderWith, plainflow } from '../testing/plainflow.ts'

const SALES = 'region,amount\nWest,150\nEast,90\nWest,\nEast,300\n'
const TOTALS = 'total amount by region, highest first, then export as csv'

// The first to need it may have to install it.
const { python, missing } = await findPython()
if (missing !== undefined) process.stderr.write(`NOT RUN: plainflow verify: ${missing}\n`)
beforeEach(({ skip }) => skip(missing !== undefined, missing))

let pipeline = ''
beforeAll(async () => {
  process.env['PLAINFLOW_PYTHON'] = python
  const made = await mkdtemp(join(tmpdir(), 'plainflow-verify-'))
  await writeFile(join(made, 'sales.csv'), SALES)
  await plainflow(made, 'ask', TOTALS, '--data', 'sales.csv', '--save', 'p.json', '--no-run')
  pipeline = await readFile(join(made, 'p.json'), 'utf8')
  await rm(made, { recursive: true })
})

/** A folder with the data and a pipeline over it. */
function withPipeline(): Promise<string> {
  return folderWith({ 'sales.csv': SALES, 'p.json': pipeline })
}

describe('verify', () => {
  test('prints a table for people', async () => {
    const folder = await withPipeline()
    const said = await plainflow(folder, 'verify', 'p.json', '--target', 'python')
    expect(said.stdout).toMatch(/Python \(pandas\) +PASS +Python 3\.\S+, pandas/)
    expect(said.stdout).toMatch(/Compared with DuckDB .*read from sales\.csv \(4\)/)
    expect(said.code).toBe(0)
    // Nothing of what the code wrote is left here.
    expect((await readdir(folder)).toSorted()).toEqual(['p.json', 'sales.csv'])
  })

  test('prints a certificate for programs', async () => {
    const folder = await withPipeline()
    const json = await plainflow(folder, 'verify', 'p.json', '--target', 'sql', '--json')
    const certificate = certificateSchema.parse(JSON.parse(json.stdout))
    expect(certificate.targets).toMatchObject([{ target: 'duckdb', verdict: 'PASS' }])
    expect(json.code).toBe(0)
  })

  test('what was asked for and cannot be run is no success', async () => {
    const folder = await withPipeline()
    const said = await plainflow(folder, 'verify', 'p.json', '--target', 'polars')
    expect(said.stdout).toMatch(/Python \(Polars\): NOT RUN\. .*pip install polars/)
    expect(said.code).toBe(1)
  })

  test('what a language says it cannot make is no failure of the others', async () => {
    const folder = await withPipeline()
    const report = JSON.parse(pipeline) as { blocks: { type: string; configuration: object }[] }
    const made = report.blocks.map((block) =>
      block.type === 'export'
        ? {
            ...block,
            configuration: { output: { to: 'file', format: 'report', path: '', compress: false } },
          }
        : block,
    )
    await writeFile(join(folder, 'p.json'), JSON.stringify({ ...report, blocks: made }))
    const said = await plainflow(folder, 'verify', 'p.json', '--json')
    expect(said.stderr).toBe('')
    const { targets } = certificateSchema.parse(JSON.parse(said.stdout))
    const verdicts = targets.map(({ target, verdict, cause }) => [target, verdict, cause])
    expect(verdicts).toContainEqual(['pandas', 'PASS', null])
    expect(verdicts.filter(([, verdict]) => verdict === 'NOT RUN')).toHaveLength(6)
    expect(said.code).toBe(0)
    const named = await plainflow(folder, 'verify', 'p.json', '--target', 'polars')
    expect(named.code).toBe(1)
  })
})

describe('run --engine', () => {
  test('gives the rows and files that the engine gives', async () => {
    const folder = await withPipeline()
    const here = await plainflow(folder, 'run', 'p.json', '--json', '--out', 'here')
    const words = ['--engine', 'python', '--json', '--out', 'there']
    const there = await plainflow(folder, 'run', 'p.json', ...words)
    expect(there.stderr).toMatch(/Wrote .*there/)
    expect(JSON.parse(there.stdout)).toEqual(JSON.parse(here.stdout))
    const [name = ''] = await readdir(join(folder, 'here'))
    const text = (out: string) => readFile(join(folder, out, name), 'utf8')
    expect(await text('there')).toBe(await text('here'))
  })

  test('says what is lacking, and which there are', async () => {
    const folder = await withPipeline()
    const unknown = await plainflow(folder, 'run', 'p.json', '--engine', 'abacus')
    expect(unknown).toMatchObject({ code: 2 })
    expect(unknown.stderr).toMatch(/no target "abacus"; there are sql, postgres, python/)
    const lacking = await plainflow(folder, 'run', 'p.json', '--engine', 'polars')
    expect(lacking.code).toBe(1)
    expect(lacking.stderr).toMatch(/Python \(Polars\) cannot run it: .*pip install polars/)
  })
})
