import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { ensureBuilt } from './ensure-built.mjs'
import { BUILT } from './bench/built.mjs'
import { benchLearning } from './bench/bench-learning.mjs'
import { measureScript } from './bench/measure-script.mjs'
import { makeCustomers, makeSales } from './bench/make-sales.mjs'
import { findPython } from './find-python.mjs'
import { ROOT } from './root.mjs'

/**
 * What Plainflow costs beside the same query written by hand in DuckDB, pandas and polars: filter,
 * join, derived column, groups, sort, export as Parquet; from CSV and from stored Parquet. Each run is
 * a process of its own, turn by turn; the median counts.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000,10000000' },
    repeat: { type: 'string', default: '5' },
  },
})
const repeat = Number(values.repeat)

/** Exact, as a figure without a version says nothing. */
const POLARS = 'polars==1.35.2'

/** @type {Record<string, string>} */
const SCRIPTS = {
  inspect: 'inspect.mjs',
  hand: 'hand.mjs',
  plainflow: 'plainflow.mjs',
  warm: 'plainflow.mjs',
  pandas: 'pandas_sales.py',
  polars: 'polars_sales.py',
}

/** @type {Record<string, string>} */
const LABELS = {
  hand: 'DuckDB by hand',
  plainflow: 'Plainflow, cold',
  warm: 'Plainflow, server warm',
  pandas: 'pandas',
  polars: 'polars',
}

await ensureBuilt({ parts: ['node'], say: console.log })
const { DEFAULT_LIMITS, duckdbMemory } = await import(BUILT)
const limits = { threads: DEFAULT_LIMITS.threads, memory: duckdbMemory(DEFAULT_LIMITS) }
const python = await findPythons()
const folder = await mkdtemp(join(tmpdir(), 'plainflow-bench-'))
try {
  for (const rows of values.rows.split(',').filter(Boolean)) await bench(Number(rows))
  await benchLearning(folder)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** @param {number} rows */
async function bench(rows) {
  console.log(`\nMaking ${rows.toLocaleString('en')} rows …`)
  await makeSales(join(folder, 'sales.csv'), rows)
  await makeCustomers(join(folder, 'customers.csv'))
  const inspected = await measure('inspect', 'csv')
  console.log(
    `Reading the CSVs exactly and storing them as Parquet: ${seconds(inspected.wall)} s, ${seconds(inspected.cpu)} s CPU, ${megabytes(inspected.rss)} MB`,
  )
  const fromCsv = await compare('csv')
  const fromParquet = await compare('parquet')
  if (fromCsv.pandas && fromParquet.plainflow) {
    const times = fromCsv.pandas.wall / fromParquet.plainflow.wall
    console.log(
      `\nPlainflow from stored data is ${times.toFixed(1)} times as fast as pandas from CSV`,
    )
  }
}

/** @typedef {import('./bench/measure-script.mjs').Measured} Measured */

/** @param {string} source @returns {Promise<Record<string, Measured>>} */
async function compare(source) {
  const ways = ['hand', 'plainflow', 'warm', ...Object.keys(python)]
  /** @type {Record<string, Measured[]>} */
  const found = Object.fromEntries(ways.map((way) => [way, []]))
  // Turn by turn, so that whatever else the machine does hits all alike.
  for (let round = 0; round < repeat; round += 1) {
    for (const way of ways) found[way]?.push(await measure(way, source))
  }
  const medians = Object.fromEntries(ways.map((way) => [way, middle(found[way] ?? [])]))
  const hand = medians['hand'] ?? middle([])
  console.log(`\nfrom ${source}, median of ${repeat}; in brackets, beside DuckDB by hand`)
  console.log(
    `${''.padEnd(24)}${['whole (s)', 'query (s)', 'CPU (s)', 'peak (MB)'].map((head) => head.padStart(16)).join('')}`,
  )
  for (const [way, label] of Object.entries(LABELS)) {
    const one = medians[way]
    if (!one) continue
    const cells = [
      beside(one.wall, hand.wall, seconds),
      beside(one.query, hand.query, seconds),
      beside(one.cpu, hand.cpu, seconds),
      beside(one.rss, hand.rss, megabytes),
    ]
    console.log(`${label.padEnd(24)}${cells.map((cell) => cell.padStart(16)).join('')}`)
    if (one.rows === hand.rows) continue
    console.error(`Different answers: ${hand.rows} rows by hand, ${one.rows} by ${label}`)
    process.exitCode = 1
  }
  return medians
}

/** @param {number} value @param {number} hand @param {(value: number) => string} show */
function beside(value, hand, show) {
  return `${show(value)} (${(value / hand).toFixed(2)})`
}

/** The Pythons there are, by what runs in them. @returns {Promise<Record<string, string>>} */
async function findPythons() {
  const found = await findPython()
  if (found.missing !== undefined) {
    console.log(`Without pandas and polars: ${found.missing} is missing`)
    return {}
  }
  const home = join(ROOT, '.cache', 'polars')
  const polars = join(home, 'bin', 'python')
  const run = promisify(execFile)
  try {
    const told = await run(polars, ['-c', 'import polars; print(polars.__version__)']).catch(
      async () => {
        await run('python3', ['-m', 'venv', home])
        await run(polars, ['-m', 'pip', 'install', '--quiet', POLARS])
        return { stdout: POLARS.split('==')[1] ?? '' }
      },
    )
    if (POLARS.endsWith(told.stdout.trim())) return { pandas: found.python, polars }
    console.log(`Without polars: ${home} holds ${told.stdout.trim()}, not ${POLARS}`)
  } catch (error) {
    console.log(
      `Without polars: ${POLARS} could not be had (${error instanceof Error ? error.message.split('\n')[0] : ''})`,
    )
  }
  return { pandas: found.python }
}

/** @param {string} way @param {string} source @returns {Promise<Measured>} */
function measure(way, source) {
  const script = join(ROOT, 'scripts/bench', SCRIPTS[way] ?? '')
  const told = [folder, source, way, JSON.stringify(limits)]
  return measureScript(python[way] ?? process.execPath, script, told)
}

/** @template {Record<string, number>} T @param {T[]} runs @returns {T} */
function middle(runs) {
  const keys = Object.keys(runs[0] ?? {})
  const medians = keys.map((key) => {
    const sorted = runs.map((run) => run[key] ?? 0).toSorted((left, right) => left - right)
    return [key, sorted[Math.floor(sorted.length / 2)]]
  })
  return Object.fromEntries(medians)
}

/** @param {number} value */
function seconds(value) {
  return value.toFixed(2)
}

/** @param {number} value */
function megabytes(value) {
  return (value / 1e6).toFixed(0)
}
