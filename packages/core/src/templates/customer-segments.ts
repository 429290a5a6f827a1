import { arrow, step } from './chain.ts'
import type { Template } from './template.ts'

const measured = (name: string, formula: string) => ({
  name,
  function: 'formula',
  column: '',
  formula,
})

export const customerSegments: Template = {
  id: 'customer-segments',
  name: 'Customer Segments',
  description:
    'Finds groups of customers by how often, how much, how lately and how cheaply they buy',
  category: 'Machine learning',
  difficulty: 'Advanced',
  estimatedTime: 10,
  rating: 4.6,
  usageCount: 81,
  tags: ['model', 'clustering', 'groups'],
  sample: 'coffee',
  tables: { load_csv_purchases: 'purchases', load_csv_customers: 'coffee_customers' },
  blocks: [
    step('load_csv_purchases', 'load_csv', 'Purchases', [0, 0]),
    step('load_csv_customers', 'load_csv', 'Customers', [3, 1]),
    step('aggregate_customer', 'aggregate', 'By customer', [1, 0], {
      parameters: {
        keys: ['customer_id'],
        measures: [
          { name: 'purchases', function: 'count_rows', column: '' },
          // Not rounded: half a cent is rounded another way where sums are made in another order.
          measured('average_amount', 'avg(amount)'),
          measured('share_on_offer', 'avg(case when on_offer then 1.0 else 0.0 end)'),
          { name: 'last_bought', function: 'max', column: 'bought_on' },
        ],
        having: { match: 'all', conditions: [] },
      },
    }),
    step('transform_days', 'transform', 'Days since', [2, 0], {
      parameters: {
        columns: [
          { name: 'days_since', expression: "date_diff('day', last_bought, date '2026-01-01')" },
        ],
      },
    }),
    step('ml_train_segments', 'ml_train', 'Groups', [3, 0], {
      parameters: { algorithm: 'clustering' },
      mlModel: {
        type: 'linear_regression',
        name: 'customer segments',
        targetColumn: '',
        featureColumns: ['purchases', 'average_amount', 'share_on_offer', 'days_since'],
        testSplit: 0.2,
      },
    }),
    step('aggregate_segments', 'aggregate', 'What each is like', [4, 0], {
      parameters: {
        keys: ['cluster'],
        measures: [
          { name: 'customers', function: 'count_rows', column: '' },
          measured('purchases', 'round(avg(purchases), 1)'),
          measured('average_amount', 'round(avg(average_amount), 2)'),
          measured('share_on_offer', 'round(avg(share_on_offer), 2)'),
          measured('days_since', 'round(avg(days_since), 0)'),
        ],
        having: { match: 'all', conditions: [] },
      },
    }),
    step('sort_segments', 'sort', 'Largest first', [5, 0], {
      parameters: {
        keys: [
          { column: 'customers', direction: 'descending', nulls: 'last' },
          { column: 'cluster', direction: 'ascending', nulls: 'last' },
        ],
      },
    }),
    step('export_segments', 'export', 'The groups', [6, 0], {
      output: { format: 'csv', path: 'segments.csv', compress: false },
    }),
    step('join_names', 'join', 'With names', [4, 1], {
      parameters: {
        how: 'left',
        keys: [{ left: 'customer_id', right: 'customer_id' }],
        suffix: '_right',
      },
    }),
    step('export_customers', 'export', 'Who is in which', [5, 1], {
      output: { format: 'csv', path: 'customers_by_segment.csv', compress: false },
    }),
  ],
  connections: [
    arrow('load_csv_purchases', 'aggregate_customer'),
    arrow('aggregate_customer', 'transform_days'),
    arrow('transform_days', 'ml_train_segments'),
    arrow('ml_train_segments', 'aggregate_segments'),
    arrow('aggregate_segments', 'sort_segments'),
    arrow('sort_segments', 'export_segments'),
    arrow('ml_train_segments', 'join_names', { to: 'left' }),
    arrow('load_csv_customers', 'join_names', { to: 'right' }),
    arrow('join_names', 'export_customers'),
  ],
}
