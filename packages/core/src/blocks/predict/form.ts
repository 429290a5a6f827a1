import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.model',
      label: 'Model',
      placeholder: 'churn',
      widget: 'text',
      tab: 'configuration',
    },
    {
      path: 'parameters.outputColumn',
      label: 'Column for the prediction',
      placeholder: 'prediction',
      widget: 'text',
      tab: 'configuration',
    },
  ],
}
