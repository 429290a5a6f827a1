import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.model',
      label: 'Model',
      help: 'By its name the newest version, or the one that was promoted, is applied. Not needed where a block ML Train is connected to the input "Model".',
      widget: 'model',
      tab: 'configuration',
    },
    {
      path: 'parameters.outputColumn',
      label: 'Column for the prediction',
      placeholder: 'prediction',
      widget: 'text',
      replaces: true,
      tab: 'configuration',
    },
    {
      path: 'parameters.measureColumn',
      label: 'Column for the probability',
      help: 'Of clusters: for the distance from the middle. A model that predicts a number has none.',
      placeholder: 'probability',
      widget: 'text',
      replaces: true,
      tab: 'configuration',
    },
  ],
}
