import type { Field, Form } from '../form.ts'

/** Drawn for whatever predicts a column: of the algorithms of the first tab all but one do. */
const SUPERVISED = {
  path: 'parameters.algorithm',
  oneOf: ['linear_regression', 'random_forest', 'gradient_boosting', 'neural_network'],
}
const CLUSTERING = { path: 'parameters.algorithm', equals: 'clustering' }

const inner = { tab: 'ml-models' } as const

const expert: readonly Field[] = [
  {
    ...inner,
    path: 'mlModel.trees',
    label: 'Trees',
    help: 'Of a forest, or rounds of boosting. More take longer and hardly hurt.',
    widget: 'number',
    range: { least: 1, most: 1_000, step: 10 },
    showWhen: SUPERVISED,
  },
  {
    ...inner,
    path: 'mlModel.depth',
    label: 'Depth of a tree',
    widget: 'number',
    range: { least: 1, most: 16, step: 1 },
    showWhen: SUPERVISED,
  },
  {
    ...inner,
    path: 'mlModel.rate',
    label: 'Learning rate',
    help: 'Of boosting and of the neural network: lower learns slower and more carefully.',
    widget: 'number',
    range: { least: 0, most: 1, step: 0.05 },
    showWhen: SUPERVISED,
  },
  {
    ...inner,
    path: 'mlModel.epochs',
    label: 'Epochs',
    help: 'How often the neural network sees all rows.',
    widget: 'number',
    range: { least: 1, most: 500, step: 1 },
    showWhen: SUPERVISED,
  },
  {
    ...inner,
    path: 'mlModel.balanced',
    label: 'Rare labels count as much',
    help: 'As frequent ones. For classes of which one is rare.',
    widget: 'switch',
    showWhen: SUPERVISED,
  },
  {
    ...inner,
    path: 'mlModel.folds',
    label: 'Cross-validation',
    help: 'The number of parts the training rows are tried in, one after the other; 0 for none.',
    widget: 'number',
    range: { least: 0, most: 10, step: 1 },
    showWhen: SUPERVISED,
  },
  {
    ...inner,
    path: 'mlModel.seed',
    label: 'Seed',
    help: 'Another number keeps other rows aside; the same one gives the same model.',
    placeholder: '42',
    widget: 'number',
    range: { least: 0, most: 2_147_483_647, step: 1 },
  },
]

export const form: Form = {
  fields: [
    {
      path: 'parameters.algorithm',
      label: 'Algorithm',
      help: 'What it predicts is chosen under ML Models, among the advanced tabs. Left at linear regression, the model type there decides.',
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
      ...inner,
      path: 'mlModel.targetColumn',
      label: 'Target column',
      help: 'What the model shall learn to predict.',
      widget: 'column',
      showWhen: SUPERVISED,
    },
    {
      ...inner,
      path: 'mlModel.target',
      label: 'What the target is',
      help: 'Told from its type where nothing is chosen: words and yes or no are classes, numbers are numbers.',
      widget: 'select',
      options: [
        { value: 'class', label: 'One of several classes' },
        { value: 'number', label: 'A number' },
      ],
      showWhen: SUPERVISED,
    },
    {
      ...inner,
      path: 'mlModel.clusters',
      label: 'Clusters',
      placeholder: '5',
      widget: 'number',
      range: { least: 2, most: 100, step: 1 },
      showWhen: CLUSTERING,
    },
    {
      ...inner,
      path: 'mlModel.featureColumns',
      label: 'Feature columns',
      help: 'What it may look at. None chosen: all that make sense, without names of rows such as ids.',
      widget: 'columns',
    },
    {
      ...inner,
      path: 'mlModel.testSplit',
      label: 'Test split',
      help: 'The share of rows kept aside to test the model, from 0.1 to 0.9.',
      widget: 'number',
      range: { least: 0.1, most: 0.9, step: 0.1 },
      showWhen: SUPERVISED,
    },
    {
      ...inner,
      path: 'mlModel.splitBy',
      label: 'Kept aside by',
      widget: 'select',
      options: [
        { value: 'rows', label: 'Row: as if by chance' },
        { value: 'group', label: 'Group: all rows of one on the same side' },
        { value: 'time', label: 'Time: the latest rows test' },
      ],
      showWhen: SUPERVISED,
    },
    {
      ...inner,
      path: 'mlModel.splitColumns',
      label: 'Column that tells it',
      help: 'Of a group its name, of time a date. Of rows what tells them apart; all columns where none is chosen.',
      widget: 'columns',
      showWhen: SUPERVISED,
    },
    {
      ...inner,
      path: 'mlModel.type',
      label: 'Model type',
      widget: 'select',
      options: [
        { value: 'linear_regression', label: 'Linear regression' },
        { value: 'random_forest', label: 'Random forest' },
        { value: 'xgboost', label: 'XGBoost' },
        { value: 'neural_network', label: 'Neural network' },
        { value: 'decision_tree', label: 'Decision tree' },
      ],
      showWhen: SUPERVISED,
    },
    {
      ...inner,
      path: 'mlModel.name',
      label: 'Name of the model',
      help: 'Versions are counted under it.',
      placeholder: 'by the target',
      widget: 'text',
    },
    ...expert.map((field) => ({ ...field, advanced: true })),
  ],
}
