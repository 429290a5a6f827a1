import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../root.mjs'

/**
 * Twenty columns of numbers, of which half tell something of the label: as Parquet for us, and as bytes,
 * row by row, for who reads a matrix. The same rows every time.
 */
const [folder = ''] = process.argv.slice(2)
const { DuckDBInstance } = createRequire(join(ROOT, 'packages/engine/package.json'))(
  '@duckdb/node-api',
)
const connection = await (await DuckDBInstance.create(':memory:')).connect()
/** @param {number} rows @param {number} seed */
const made = (rows, seed) => {
  const cells = Array.from(
    { length: 20 },
    (_, at) => `(hash(i * 31 + ${seed * 100 + at}) % 100000) / 100000.0 - 0.5 AS x${at}`,
  )
  const pull = 'x0 * 4 + x1 * x2 * 12 + sin(x3 * 9) + abs(x4) * 5 - x5 * 2 + x6 * x7 * 8 + x8 + x9'
  const noise = `(hash(i * 77 + ${seed}) % 1000) / 1000.0 * 2 - 2.2`
  return `SELECT *, CASE WHEN ${pull} + ${noise} > 0 THEN 1 ELSE 0 END AS label
    FROM (SELECT i, ${cells.join(', ')} FROM range(${rows}) t(i)) ORDER BY i`
}
for (const [name, rows, seed] of [
  ['learned', 100_000, 1],
  ['scored', 1_000_000, 2],
]) {
  await connection.run(`COPY (SELECT * EXCLUDE i FROM (${made(Number(rows), Number(seed))}))
    TO '${folder}/${name}.parquet' (FORMAT parquet)`)
  await connection.run(`COPY (SELECT * EXCLUDE i FROM (${made(Number(rows), Number(seed))}))
    TO '${folder}/${name}.csv' (HEADER false)`)
}
console.log(JSON.stringify({ query: 0, rows: 0 }))
