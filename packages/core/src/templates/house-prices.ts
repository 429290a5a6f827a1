import { arrow, step } from './chain.ts'
import type { Template } from './template.ts'

export const housePrices: Template = {
  id: 'house-prices',
  name: 'House Prices',
  description: 'Learns what houses are worth from those sold, and finds the ones offered below it',
  category: 'Machine learning',
  difficulty: 'Intermediate',
  estimatedTime: 5,
  rating: 4.7,
  usageCount: 94,
  tags: ['model', 'prediction', 'regression'],
  sample: 'houses',
  tables: { load_csv_sold: 'sold_houses', load_csv_offers: 'houses_for_sale' },
  blocks: [
    step('load_csv_sold', 'load_csv', 'Houses sold', [0, 0]),
    step('load_csv_offers', 'load_csv', 'Houses for sale', [0, 1]),
    step('ml_train_price', 'ml_train', 'What a house is worth', [1, 0], {
      parameters: { algorithm: 'gradient_boosting' },
      mlModel: {
        type: 'xgboost',
        name: 'house price',
        targetColumn: 'price',
        // When a house is sold is not known of those for sale.
        featureColumns: [
          'district',
          'kind',
          'area_m2',
          'rooms',
          'garden_m2',
          'built',
          'garage',
          'energy_class',
          'remarks',
        ],
        testSplit: 0.2,
      },
    }),
    step('predict_price', 'predict', 'Worth of each offer', [2, 1], {
      parameters: { model: '', outputColumn: 'estimate' },
    }),
    step('transform_share', 'transform', 'Below the estimate', [3, 1], {
      parameters: {
        columns: [
          { name: 'below', expression: 'round(estimate - asking_price, 0)' },
          { name: 'below_share', expression: 'round(1 - asking_price / estimate, 3)' },
        ],
      },
    }),
    step('filter_bargains', 'filter', 'A tenth or more', [4, 1], {
      parameters: {
        mode: 'expression',
        rows: 'keep',
        where: { match: 'all', conditions: [] },
        expression: 'below_share >= 0.1',
      },
    }),
    step('sort_bargains', 'sort', 'Best offer first', [3, 2], {
      parameters: {
        keys: [
          { column: 'below_share', direction: 'descending', nulls: 'last' },
          { column: 'house_id', direction: 'ascending', nulls: 'last' },
        ],
      },
    }),
    step('export_bargains', 'export', 'Worth a visit', [4, 2], {
      output: { format: 'csv', path: 'offered_below_worth.csv', compress: false },
    }),
  ],
  connections: [
    arrow('load_csv_sold', 'ml_train_price'),
    arrow('load_csv_offers', 'predict_price'),
    arrow('ml_train_price', 'predict_price', { from: 'model', to: 'model' }),
    arrow('predict_price', 'transform_share'),
    arrow('transform_share', 'filter_bargains'),
    arrow('filter_bargains', 'sort_bargains'),
    arrow('sort_bargains', 'export_bargains'),
  ],
}
