import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.algorithm',
      label: 'Algorithm',
      widget: 'select',
      tab: 'configuration',
      options: [
        { value: 'linear_regression', label: 'Linear regression' },
        { value: 'random_forest', label: 'Random forest' },
        { value: 'gradient_boosting', label: 'Gradient boosting' },
        { value: 'neural_network', label: 'Neural network' },
        { value: 'clustering', label: 'Clustering' },
      ],
    },
    {
      path: 'mlModel.type',
      label: 'Model type',
      widget: 'select',
      tab: 'ml-models',
      options: [
        { value: 'linear_regression', label: 'Linear regression' },
        { value: 'random_forest', label: 'Random forest' },
        { value: 'xgboost', label: 'XGBoost' },
        { value: 'neural_network', label: 'Neural network' },
        { value: 'decision_tree', label: 'Decision tree' },
      ],
    },
    {
      path: 'mlModel.targetColumn',
      label: 'Target column',
      widget: 'column',
      tab: 'ml-models',
    },
    {
      path: 'mlModel.featureColumns',
      label: 'Feature columns',
      widget: 'columns',
      tab: 'ml-models',
    },
    {
      path: 'mlModel.testSplit',
      label: 'Test split',
      help: 'The share of rows kept aside to test the model, from 0.1 to 0.9.',
      widget: 'number',
      range: { least: 0.1, most: 0.9, step: 0.1 },
      tab: 'ml-models',
    },
  ],
}
