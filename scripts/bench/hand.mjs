import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../root.mjs'

/** The query as a person who knows DuckDB writes it, with the same threads and memory. */
const [folder = '', source = '', , limits = ''] = process.argv.slice(2)
/** @type {{ threads: number, memory: number }} */
const { threads, memory } = JSON.parse(limits)
const { DuckDBInstance } = createRequire(join(ROOT, 'packages/engine/package.json'))(
  '@duckdb/node-api',
)
const instance = await DuckDBInstance.create(':memory:', {
  threads: String(threads),
  memory_limit: `${memory} bytes`,
})
const connection = await instance.connect()
const TYPES = {
  sales:
    "{'id': 'BIGINT', 'ordered': 'DATE', 'region': 'VARCHAR', 'product': 'VARCHAR', 'quantity': 'BIGINT', 'price': 'DOUBLE', 'customer_id': 'VARCHAR'}",
  customers: "{'customer_id': 'VARCHAR', 'segment': 'VARCHAR', 'country': 'VARCHAR'}",
}
const started = performance.now()
const reader = await connection.runAndReadAll(`
  COPY (
    SELECT region, segment, country, count(*) AS orders, sum(quantity * price) AS revenue
    FROM ${from('sales')} JOIN ${from('customers')} USING (customer_id)
    WHERE price > 100
    GROUP BY ALL ORDER BY revenue DESC
  ) TO '${folder}/hand.parquet' (FORMAT parquet)`)
const query = (performance.now() - started) / 1000
console.log(JSON.stringify({ query, rows: Number(reader.getRows()[0][0]) }))

/** @param {keyof typeof TYPES} name */
function from(name) {
  return source === 'csv'
    ? `read_csv('${folder}/${name}.csv', header = true, auto_detect = false, delim = ',', quote = '"', escape = '"', columns = ${TYPES[name]})`
    : `read_parquet('${folder}/${name}.parquet')`
}
