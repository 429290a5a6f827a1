import { arrow, step } from './chain.ts'
import type { Template } from './template.ts'

const same = (column: string) => ({ column, name: '', type: 'same' })

export const dataWarehouseEtl: Template = {
  id: 'data-warehouse-etl',
  name: 'Data Warehouse ETL',
  description: 'Checks and joins shop data into a table of facts and one of customers, as Parquet',
  category: 'ETL',
  difficulty: 'Intermediate',
  estimatedTime: 10,
  rating: 4.7,
  usageCount: 298,
  tags: ['etl', 'validation', 'parquet'],
  sample: 'shop',
  tables: {
    load_csv_orders: 'orders',
    load_csv_customers: 'customers',
    load_csv_products: 'products',
  },
  blocks: [
    step('load_csv_orders', 'load_csv', 'Orders', [0, 0]),
    step('load_csv_customers', 'load_csv', 'Customers', [0, 2]),
    step('load_csv_products', 'load_csv', 'Products', [1, 1]),
    step('validate_orders', 'validate', 'Sound orders', [1, 0], {
      parameters: {
        rules: [
          { rule: 'unique', column: 'order_id' },
          { rule: 'range', column: 'amount', low: '0' },
          {
            rule: 'one_of',
            column: 'status',
            values: ['ordered', 'shipped', 'delivered', 'returned', 'cancelled'].map((value) => ({
              value,
            })),
          },
        ],
      },
    }),
    step('join_products', 'join', 'With products', [2, 0], {
      parameters: {
        how: 'left',
        keys: [{ left: 'product_id', right: 'product_id' }],
        suffix: '_right',
      },
    }),
    step('transform_month', 'transform', 'Month and margin', [3, 0], {
      parameters: {
        columns: [
          { name: 'month', expression: "date_trunc('month', ordered_on)" },
          { name: 'margin', expression: 'round(amount - cost * quantity, 2)' },
        ],
      },
    }),
    step('select_facts', 'select', 'Facts', [4, 0], {
      parameters: {
        mode: 'only',
        columns: [
          ...['order_id', 'customer_id', 'product_id', 'category', 'ordered_on', 'month'].map(same),
          ...['quantity', 'amount', 'margin', 'status'].map(same),
        ],
      },
    }),
    step('export_facts', 'export', 'Facts as Parquet', [5, 0], {
      output: { format: 'parquet', path: 'fact_sales.parquet', compress: true },
    }),
    step('clean_customers', 'clean', 'Tidy customers', [3, 2], {
      parameters: {
        rules: [
          { action: 'trim', columns: ['name', 'city'] },
          { action: 'lowercase', columns: ['email'] },
          { action: 'deduplicate', columns: ['customer_id'] },
        ],
      },
    }),
    step('export_customers', 'export', 'Customers as Parquet', [5, 2], {
      output: { format: 'parquet', path: 'dim_customers.parquet', compress: true },
    }),
  ],
  connections: [
    arrow('load_csv_orders', 'validate_orders'),
    arrow('validate_orders', 'join_products', { to: 'left' }),
    arrow('load_csv_products', 'join_products', { to: 'right' }),
    arrow('join_products', 'transform_month'),
    arrow('transform_month', 'select_facts'),
    arrow('select_facts', 'export_facts'),
    arrow('load_csv_customers', 'clean_customers'),
    arrow('clean_customers', 'export_customers'),
  ],
}
