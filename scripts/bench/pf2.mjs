import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILT } from './built.mjs'
import { salesPipeline } from './sales-pipeline.mjs'

/** The same through core and engine: a pipeline of blocks, compiled and run in a child. */
const [folder = '', source = '', way = ''] = process.argv.slice(2)
const { checkEngine, closeEngine, compilePipeline, runProgram } = await import(BUILT)
/** @type {Record<string, { columns: unknown, csv: unknown, rowCount: number }>} */
const inspected = JSON.parse(await readFile(join(folder, 'inspected.json'), 'utf8'))
const datasets = Object.entries(inspected).map(([id, { columns }]) => ({
  id,
  name: id,
  filename: `${id}.csv`,
  columns,
}))
const compiled = compilePipeline(salesPipeline(), { datasets })
if ('diagnostics' in compiled) throw new Error(JSON.stringify(compiled.diagnostics))

if (way === 'warm') {
  // As in a server that has been up for a while: a spare child is waiting.
  await checkEngine()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
}
const files = Object.fromEntries(
  Object.entries(inspected).map(([id, { csv, rowCount }]) => [
    id,
    source === 'csv'
      ? { path: join(folder, `${id}.csv`), format: 'csv', csv, rowCount }
      : { path: join(folder, `${id}.parquet`), format: 'parquet', isWrittenOnce: true },
  ]),
)
const own = await mkdtemp(join(folder, 'run-'))
// As the product does: the server, which stores what it is given, keeps a cache (empty here, so that it
// can only cost); the command line, which reads the CSV, has none.
const cache =
  source === 'csv' ? {} : { cache: { folder: join(own, 'cache'), bytes: 2_000_000_000 } }
const started = performance.now()
const outcome = await runProgram({ program: compiled.program, files, folder: own, ...cache })
const query = (performance.now() - started) / 1000
await closeEngine()
if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
console.log(JSON.stringify({ query, rows: outcome.results[0]?.rowCount }))
const u = process.cpuUsage(), k = JSON.parse(await readFile('/tmp/b3s/childcpu','utf8'))
console.log('parent', (u.user+u.system)/1e6, 'child', (k.user+k.system)/1e6)
