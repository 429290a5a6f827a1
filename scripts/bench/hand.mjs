import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../root.mjs'
import { built } from './built.mjs'

/** The query as a person who knows DuckDB writes it, with the same threads and memory. */
const [folder = '', source = ''] = process.argv.slice(2)
const { DuckDBInstance } = createRequire(join(ROOT, 'packages/engine/package.json'))(
  '@duckdb/node-api',
)
const { DEFAULT_LIMITS } = await import(built('engine'))
const instance = await DuckDBInstance.create(':memory:', {
  threads: String(DEFAULT_LIMITS.threads),
  memory_limit: '700MB',
})
const connection = await instance.connect()
const columns =
  "{'id': 'BIGINT', 'ordered': 'DATE', 'region': 'VARCHAR', 'product': 'VARCHAR', 'quantity': 'BIGINT', 'price': 'DOUBLE', 'customer_id': 'VARCHAR'}"
const from =
  source === 'csv'
    ? `read_csv('${folder}/sales.csv', header = true, auto_detect = false, delim = ',', quote = '"', escape = '"', columns = ${columns})`
    : `read_parquet('${folder}/sales.parquet')`
const started = performance.now()
const reader = await connection.runAndReadAll(
  `COPY (SELECT * FROM ${from} WHERE price > 100 AND region = 'West') TO '${folder}/hand.parquet' (FORMAT parquet)`,
)
const query = (performance.now() - started) / 1000
console.log(JSON.stringify({ query, rows: Number(reader.getRows()[0][0]) }))
