import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILT } from './built.mjs'

const [folder = ''] = process.argv.slice(2)
const { closeEngine, inspectFile } = await import(BUILT)
const started = performance.now()
/** @type {Record<string, unknown>} */
const found = {}
let rows = 0
for (const name of ['customers', 'sales']) {
  const file = await inspectFile({
    path: join(folder, `${name}.csv`),
    filename: `${name}.csv`,
    parquetPath: join(folder, `${name}.parquet`),
  })
  found[name] = file
  rows = file.rowCount
}
const query = (performance.now() - started) / 1000
await writeFile(join(folder, 'inspected.json'), JSON.stringify(found))
await closeEngine()
console.log(JSON.stringify({ query, rows }))
