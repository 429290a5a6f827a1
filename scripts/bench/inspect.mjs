import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { built } from './built.mjs'

const [folder = ''] = process.argv.slice(2)
const { closeEngine, inspectFile } = await import(built('engine'))
const started = performance.now()
const path = join(folder, 'sales.csv')
const file = await inspectFile({
  path,
  filename: 'sales.csv',
  parquetPath: join(folder, 'sales.parquet'),
})
const query = (performance.now() - started) / 1000
await writeFile(join(folder, 'inspected.json'), JSON.stringify(file))
await closeEngine()
console.log(JSON.stringify({ query, rows: file.rowCount }))
