import { arrow, step } from './chain.ts'
import type { Template } from './template.ts'

const measured = (name: string, formula: string) => ({
  name,
  function: 'formula',
  column: '',
  formula,
})

export const salesAnalytics: Template = {
  id: 'sales-analytics',
  name: 'Sales Analytics',
  description: 'Revenue, margin and orders of each product category, best first',
  category: 'Analytics',
  difficulty: 'Beginner',
  estimatedTime: 5,
  rating: 4.8,
  usageCount: 342,
  tags: ['sales', 'join', 'totals'],
  sample: 'shop',
  tables: { load_csv_orders: 'orders', load_csv_products: 'products' },
  blocks: [
    step('load_csv_orders', 'load_csv', 'Orders', [0, 0]),
    step('load_csv_products', 'load_csv', 'Products', [1, 1]),
    step('filter_sold', 'filter', 'Sold for good', [1, 0], {
      parameters: {
        mode: 'conditions',
        rows: 'keep',
        where: {
          match: 'all',
          conditions: [
            { column: 'status', operator: 'is not one of', value: ['returned', 'cancelled'] },
          ],
        },
        expression: '',
      },
    }),
    step('join_products', 'join', 'With products', [2, 0], {
      parameters: {
        how: 'inner',
        keys: [{ left: 'product_id', right: 'product_id' }],
        suffix: '_right',
      },
    }),
    step('aggregate_category', 'aggregate', 'By category', [3, 0], {
      parameters: {
        keys: ['category'],
        measures: [
          measured('revenue', 'round(sum(amount), 2)'),
          measured('margin', 'round(sum(amount - cost * quantity), 2)'),
          { name: 'orders', function: 'count_rows', column: '' },
        ],
        having: { match: 'all', conditions: [] },
      },
    }),
    step('sort_revenue', 'sort', 'Best first', [0, 2], {
      parameters: { keys: [{ column: 'revenue', direction: 'descending', nulls: 'last' }] },
    }),
    step('export_sales', 'export', 'Sales by category', [1, 2], {
      output: { format: 'csv', path: 'sales_by_category.csv', compress: false },
    }),
  ],
  connections: [
    arrow('load_csv_orders', 'filter_sold'),
    arrow('filter_sold', 'join_products', { to: 'left' }),
    arrow('load_csv_products', 'join_products', { to: 'right' }),
    arrow('join_products', 'aggregate_category'),
    arrow('aggregate_category', 'sort_revenue'),
    arrow('sort_revenue', 'export_sales'),
  ],
}
