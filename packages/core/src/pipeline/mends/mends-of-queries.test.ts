import { expect, test } from 'vitest'
import { importSql } from '../../import-sql/import-sql.ts'
import type { ColumnType } from '../../relation/column.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { checkPipeline } from '../check-pipeline.ts'
import { compilePipeline } from '../compile-pipeline.ts'
import type { Pipeline } from '../pipeline.ts'
import { mendsFor } from './mends-for.ts'

const TABLES: Readonly<Record<string, Readonly<Record<string, ColumnType>>>> = {
  orders: {
    order_id: 'integer',
    customer: 'integer',
    ordered: 'date',
    price: 'number',
    pieces: 'integer',
  },
  customers: { customer_id: 'integer', name: 'text', country: 'text', born: 'date' },
  returns: { returned_order: 'integer', reason: 'text', refunded: 'number' },
}

const QUERIES = [
  'select country, sum(price * pieces) as revenue from orders join customers on customer = customer_id group by country having sum(price * pieces) > 10 order by revenue desc limit 5',
  "select name, count(*) as orders, avg(price) from customers left join orders on customer = customer_id where born < date '2000-01-01' group by name",
  'select * from orders where order_id not in (select returned_order from returns where refunded > 3)',
  'select name from customers where exists (select 1 from orders where customer = customer_id and price > 100)',
  'with big as (select customer, price from orders where price > 10) select customer, max(price) as top from big group by customer union all select customer_id, 0 from customers',
  "select order_id, case when price > 100 then 'large' when price is null then 'none' else 'small' end as size, row_number() over (partition by customer order by ordered desc) as place from orders",
  'select distinct country from customers where country is not null order by country',
  "select customer, sum(case when reason like 'broken%' then refunded else 0 end) as broken from orders join returns on order_id = returned_order group by customer",
  'select o.order_id, o.price - (select avg(price) from orders) as above from orders o where o.pieces between 1 and 5',
]

/** Every column of every file a query reads, renamed: one click, and the program is the one it was. */
test.each(QUERIES)('%s', (sql) => {
  const before = catalogueOf('', '')
  const imported = importSql(sql, before)
  if (!('pipeline' in imported)) throw new Error(JSON.stringify(imported.diagnostics))
  const { pipeline } = imported
  let mended = 0
  for (const [table, columns] of Object.entries(TABLES)) {
    for (const column of Object.keys(columns)) {
      const after = catalogueOf(table, column)
      const { diagnostics } = checkPipeline(pipeline, after)
      if (!diagnostics.some(({ code }) => code.endsWith('/unknown-column'))) continue
      const [mend] = mendsFor(pipeline, after, diagnostics, { pipeline, catalogue: before })
      expect(mend?.columns, `${table}.${column}`).toEqual([{ from: column, to: `${column}qzq` }])
      const text = programText(mend?.pipeline ?? pipeline, after).replaceAll('qzq', '')
      expect(text).toBe(programText(pipeline, before))
      mended += 1
    }
  }
  expect(mended).toBeGreaterThan(0)
})

function catalogueOf(renamedTable: string, renamedColumn: string): Catalogue {
  return {
    datasets: Object.entries(TABLES).map(([table, columns]) => ({
      id: table,
      name: table,
      filename: `${table}.csv`,
      columns: Object.entries(columns).map(([name, type]) => {
        const isIt = table === renamedTable && name === renamedColumn
        return { name: isIt ? `${name}qzq` : name, type }
      }),
    })),
  }
}

function programText(pipeline: Pipeline, catalogue: Catalogue): string {
  const compiled = compilePipeline(pipeline, catalogue)
  if (!('program' in compiled)) throw new Error(JSON.stringify(compiled.diagnostics))
  const relations = compiled.program.steps.map(({ relation }) => relation)
  // Places in a formula move with the length of its names.
  return JSON.stringify(relations, (key, value: unknown) => (key === 'at' ? undefined : value))
}
