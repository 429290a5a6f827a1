import { expect, test } from 'vitest'
import { importSql } from '../import-sql/import-sql.ts'
import type { Column } from '../relation/column.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { compilePipeline } from './compile-pipeline.ts'

const catalogue: Catalogue = {
  datasets: [
    dataset('orders', [
      { name: 'id', type: 'integer' },
      { name: 'customer', type: 'integer' },
      { name: 'status', type: 'text' },
      { name: 'paid', type: 'boolean' },
      { name: 'amount', type: 'number' },
      { name: 'day', type: 'date' },
    ]),
    dataset('customers', [
      { name: 'customer_id', type: 'integer' },
      { name: 'country', type: 'text' },
    ]),
  ],
}

test.each([
  [`select * from orders where status = 'open'`, 'open_orders'],
  [`select * from orders where paid`, 'paid_orders'],
  [`select * from orders where not paid`, 'not_paid_orders'],
  [`select * from orders where amount > 100`, 'orders_over_100'],
  [`select * from orders where paid and day >= date '2024-01-01'`, 'paid_orders_from_2024'],
  [`select * from orders where status in ('open', 'new')`, 'open_and_new_orders'],
  [`select * from orders where customer is null`, 'orders_without_customer'],
  [`select * from orders where amount * 2 > 100 or paid`, 'filtered_orders'],
  [`select customer, sum(amount) as revenue from orders group by customer`, 'revenue_by_customer'],
  [
    `select customer, sum(amount) as revenue, count(*) as n from orders group by customer`,
    'orders_by_customer',
  ],
  [`select sum(amount) as revenue from orders`, 'revenue'],
  [`select * from orders order by amount desc limit 3`, 'top_3_orders'],
  [`select * from orders join customers on customer = customer_id`, 'orders_with_customers'],
  [`select distinct status from orders`, 'unique_orders'],
])('%s gives %s', (sql, name) => {
  const imported = importSql(sql, catalogue, 1)
  if (!('pipeline' in imported)) throw new Error(JSON.stringify(imported.diagnostics))
  const compiled = compilePipeline(imported.pipeline, catalogue)
  if (!('program' in compiled)) throw new Error(JSON.stringify(compiled.diagnostics))
  expect(compiled.program.steps.map((step) => step.name)).toContain(name)
})

function dataset(name: string, columns: readonly Column[]) {
  return { id: name, name, filename: `${name}.csv`, columns }
}
