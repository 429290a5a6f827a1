import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.url',
      label: 'Address',
      placeholder: 'http://localhost:9200',
      widget: 'text',
      tab: 'configuration',
    },
    {
      path: 'parameters.index',
      label: 'Index',
      placeholder: 'orders',
      widget: 'text',
      tab: 'configuration',
    },
    {
      path: 'parameters.query',
      label: 'Search',
      widget: 'text',
      tab: 'configuration',
    },
  ],
}
