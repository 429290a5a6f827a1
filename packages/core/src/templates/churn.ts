import { arrow, step } from './chain.ts'
import type { Template } from './template.ts'

export const churn: Template = {
  id: 'churn',
  name: 'Customer Churn',
  description: 'Learns from last year who leaves, and lists the subscribers most likely to go next',
  category: 'Machine learning',
  difficulty: 'Intermediate',
  estimatedTime: 5,
  rating: 4.8,
  usageCount: 127,
  tags: ['model', 'prediction', 'classification'],
  sample: 'subscribers',
  tables: {
    load_csv_past: 'past_subscribers',
    load_csv_current: 'current_subscribers',
  },
  blocks: [
    step('load_csv_past', 'load_csv', 'Last year', [0, 0]),
    step('load_csv_current', 'load_csv', 'Subscribers today', [0, 1]),
    step('ml_train_churn', 'ml_train', 'Who leaves', [1, 0], {
      parameters: { algorithm: 'gradient_boosting' },
      mlModel: {
        type: 'xgboost',
        name: 'churn',
        targetColumn: 'churned',
        featureColumns: [],
        testSplit: 0.2,
      },
    }),
    step('predict_churn', 'predict', 'Who will leave', [2, 1], {
      parameters: { model: '', outputColumn: 'will_leave', measureColumn: 'chance' },
    }),
    step('filter_leaving', 'filter', 'Likely to leave', [3, 1], {
      parameters: {
        mode: 'conditions',
        rows: 'keep',
        where: {
          match: 'all',
          conditions: [{ column: 'will_leave', operator: 'is', value: true }],
        },
        expression: '',
      },
    }),
    step('sort_chance', 'sort', 'Surest first', [4, 1], {
      parameters: {
        keys: [
          { column: 'chance', direction: 'descending', nulls: 'last' },
          { column: 'subscriber_id', direction: 'ascending', nulls: 'last' },
        ],
      },
    }),
    step('export_leaving', 'export', 'To be called', [5, 1], {
      output: { format: 'csv', path: 'likely_to_leave.csv', compress: false },
    }),
  ],
  connections: [
    arrow('load_csv_past', 'ml_train_churn'),
    arrow('load_csv_current', 'predict_churn'),
    arrow('ml_train_churn', 'predict_churn', { from: 'model', to: 'model' }),
    arrow('predict_churn', 'filter_leaving'),
    arrow('filter_leaving', 'sort_chance'),
    arrow('sort_chance', 'export_leaving'),
  ],
}
