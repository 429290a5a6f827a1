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
      path: 'parameters.endpoint',
      label: 'Address of the model server',
      widget: 'text',
      tab: 'configuration',
    },
  ],
}
