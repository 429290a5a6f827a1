import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.master',
      label: 'Cluster',
      placeholder: 'spark://host:7077',
      widget: 'text',
      tab: 'configuration',
    },
    {
      path: 'parameters.statement',
      label: 'SQL to run there',
      widget: 'text',
      tab: 'configuration',
    },
  ],
}
