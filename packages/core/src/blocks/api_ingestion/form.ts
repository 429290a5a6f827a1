import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'dataSource.config.url',
      label: 'Address',
      placeholder: 'https://api.example.com/orders',
      widget: 'text',
      holds: 'url',
      tab: 'data-source',
    },
    {
      path: 'dataSource.config.method',
      label: 'Method',
      widget: 'select',
      tab: 'data-source',
      options: [
        { value: 'GET', label: 'GET' },
        { value: 'POST', label: 'POST' },
        { value: 'PUT', label: 'PUT' },
      ],
    },
    {
      path: 'dataSource.config.headers',
      label: 'Headers (JSON)',
      widget: 'text',
      tab: 'data-source',
    },
  ],
}
