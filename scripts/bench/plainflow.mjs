import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { built } from './built.mjs'

/** The same through core and engine: a pipeline of three blocks, compiled and run in a child. */
const [folder = '', source = '', way = ''] = process.argv.slice(2)
const { checkEngine, closeEngine, runProgram } = await import(built('engine'))
const { compilePipeline } = await import(built('core'))
const { columns, csv, rowCount } = JSON.parse(
  await readFile(join(folder, 'inspected.json'), 'utf8'),
)

const at = { position: { x: 0, y: 0 }, data: {} }
const config = { filePath: 'sales.csv', datasetId: 'sales', format: /** @type {const} */ ('csv') }
const expression = "price > 100 and region = 'West'"
const pipeline = {
  blocks: [
    {
      ...at,
      id: 'load',
      type: 'load_csv',
      label: 'Load',
      configuration: { dataSource: { type: 'file', config } },
    },
    {
      ...at,
      id: 'filter',
      type: 'filter',
      label: 'Filter',
      configuration: {
        parameters: {
          mode: 'expression',
          rows: 'keep',
          expression,
          where: { match: 'all', conditions: [] },
        },
      },
    },
    {
      ...at,
      id: 'export',
      type: 'export',
      label: 'Export',
      configuration: { output: { format: 'parquet', path: 'west', compress: false } },
    },
  ],
  connections: [
    { id: 'a', source: 'load', target: 'filter' },
    { id: 'b', source: 'filter', target: 'export' },
  ],
}
const catalogue = { datasets: [{ id: 'sales', name: 'sales', filename: 'sales.csv', columns }] }
const compiled = compilePipeline(pipeline, catalogue)
if ('diagnostics' in compiled) throw new Error(JSON.stringify(compiled.diagnostics))

if (way === 'warm') {
  // As in a server that has been up for a while: a spare child is waiting.
  await checkEngine()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
}
const files =
  source === 'csv'
    ? {
        sales: {
          path: join(folder, 'sales.csv'),
          format: /** @type {const} */ ('csv'),
          csv,
          rowCount,
        },
      }
    : { sales: { path: join(folder, 'sales.parquet'), format: /** @type {const} */ ('parquet') } }
const started = performance.now()
const outcome = await runProgram({
  program: compiled.program,
  files,
  folder: await mkdtemp(join(folder, 'run-')),
})
const query = (performance.now() - started) / 1000
await closeEngine()
if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
console.log(JSON.stringify({ query, rows: outcome.results[0]?.rowCount }))
