import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './ensure-built.mjs'
import { makeSales } from './bench/make-sales.mjs'
import { ROOT } from './root.mjs'

/**
 * What Plainflow costs beside the same query written by hand in DuckDB: load, filter, export as
 * Parquet, from CSV and from stored Parquet. Each run is a process of its own; the median counts.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    repeat: { type: 'string', default: '5' },
  },
})
const rows = Number(values.rows)
const repeat = Number(values.repeat)

await ensureBuilt({ parts: ['node'], say: console.log })
const folder = await mkdtemp(join(tmpdir(), 'plainflow-bench-'))
try {
  console.log(`Making ${rows.toLocaleString('en')} rows …`)
  await makeSales(join(folder, 'sales.csv'), rows)
  const inspected = await measure('inspect')
  console.log(
    `Reading the CSV exactly and storing it as Parquet: ${seconds(inspected.query)} s, ${seconds(inspected.cpu)} s CPU, ${megabytes(inspected.rss)} MB`,
  )
  for (const source of ['csv', 'parquet']) await compare(source)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** @param {string} source */
async function compare(source) {
  /** @type {Record<string, Awaited<ReturnType<typeof measure>>[]>} */
  const found = { hand: [], plainflow: [], warm: [] }
  // Turn by turn, so that whatever else the machine does hits both alike.
  for (let round = 0; round < repeat; round += 1) {
    for (const way of Object.keys(found)) found[way]?.push(await measure(way, source))
  }
  const hand = middle(found.hand ?? [])
  const plainflow = middle(found.plainflow ?? [])
  const warm = middle(found.warm ?? [])
  console.log(`\nfrom ${source}, median of ${repeat}        by hand   Plainflow   ratio`)
  line('query alone, server warm (s)', hand.query, warm.query, seconds)
  line('whole process, cold (s)', hand.wall, plainflow.wall, seconds)
  line('CPU of whole process (s)', hand.cpu, plainflow.cpu, seconds)
  line('peak memory of all (MB)', hand.rss, plainflow.rss, megabytes)
  if (hand.rows !== plainflow.rows) {
    console.error(`Different answers: ${hand.rows} and ${plainflow.rows} rows`)
    process.exitCode = 1
  }
}

/** @param {string} label @param {number} hand @param {number} ours @param {(value: number) => string} show */
function line(label, hand, ours, show) {
  const cells = [
    show(hand).padStart(9),
    show(ours).padStart(11),
    (ours / hand).toFixed(2).padStart(7),
  ]
  console.log(`${label.padEnd(30)}${cells.join(' ')}`)
}

/** @param {string} way @param {string} [source] */
async function measure(way, source = 'csv') {
  const name = way === 'warm' ? 'plainflow' : way
  const script = join(ROOT, 'scripts/bench', `${name}.mjs`)
  const started = performance.now()
  // The shell's own `times` is the one portable way to the CPU time of a whole tree of processes.
  const child = spawn(
    '/bin/sh',
    ['-c', '"$0" "$@"; times', process.execPath, script, folder, source, way],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
  let rss = 0
  const timer = setInterval(async () => (rss = Math.max(rss, await residentOf(child.pid ?? 0))), 25)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(timer)
  const wall = (performance.now() - started) / 1000
  const [told = '', , children = ''] = output.trim().split('\n')
  if (code !== 0 || !told.startsWith('{')) throw new Error(`${way} failed: ${output}`)
  /** @type {{ query: number, rows: number }} */
  const { query, rows: count } = JSON.parse(told)
  return { wall, query, rows: count, cpu: minutes(children), rss }
}

/** `0m1.250s 0m0.130s` in seconds. @param {string} text */
function minutes(text) {
  const parts = [...text.matchAll(/(\d+)m([\d.]+)s/g)]
  return parts.reduce((sum, [, minute, second]) => sum + Number(minute) * 60 + Number(second), 0)
}

/** Bytes in memory of a process and all below it; 0 where there is no /proc. @param {number} root */
async function residentOf(root) {
  /** @type {Map<number, number[]>} */
  const children = new Map()
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const tree = [root]
  for (const pid of tree) tree.push(...(children.get(pid) ?? []))
  const sizes = tree.map(async (pid) => {
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
    return Number(statm.split(' ')[1] ?? 0) * 4096
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
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
