import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Training alone, the matrix being read already, as xgboost is measured. */
const FIT = new URL('../../packages/engine/dist/learning/fit-model.js', import.meta.url).href
const { fitModel } = await import(FIT)
const [folder = ''] = process.argv.slice(2)
const lines = (await readFile(join(folder, 'learned.csv'), 'utf8')).trimEnd().split('\n')
const cells = lines.map((line) => line.split(',').map(Number))
const places = Array.from({ length: 20 }, (_, place) => place)
const rows = Int32Array.from(cells, (_, row) => row)
const table = {
  features: places.map((place) => ({ kind: 'number', column: `x${place}` })),
  columns: places.map((place) => Float64Array.from(cells, (row) => row[place] ?? NaN)),
  count: cells.length,
  target: Float64Array.from(cells, (row) => row[20] ?? NaN),
  labels: [0, 1],
  groups: rows,
  trainRows: rows.filter((row) => row % 5 !== 0),
  testRows: rows.filter((row) => row % 5 === 0),
}
const training = {
  task: 'classification',
  algorithm: 'gradient_boosting',
  target: 'label',
  features: [],
  split: { by: 'key', columns: [], share: 0.2 },
  seed: 42,
  settings: { trees: 100, depth: 4, rate: 0.2, balanced: false, folds: 0 },
}
const before = process.cpuUsage()
fitModel(table, { training, hasCurve: false, onShare: () => {} })
const { user, system } = process.cpuUsage(before)
console.log(JSON.stringify({ query: (user + system) / 1e6, rows: table.trainRows.length }))
