import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.columns',
      label: 'Columns to turn into rows',
      widget: 'columns',
      tab: 'configuration',
    },
    {
      path: 'parameters.keep',
      label: 'Columns to repeat beside them',
      widget: 'columns',
      tab: 'configuration',
    },
    {
      path: 'parameters.nameTo',
      label: 'Column for their names',
      placeholder: 'month',
      widget: 'text',
      tab: 'configuration',
    },
    {
      path: 'parameters.valueTo',
      label: 'Column for their cells',
      placeholder: 'sales',
      widget: 'text',
      tab: 'configuration',
    },
  ],
}
