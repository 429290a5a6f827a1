import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.url',
      label: 'Address',
      placeholder: 'redis://localhost:6379',
      widget: 'text',
      tab: 'configuration',
    },
    {
      path: 'parameters.key',
      label: 'Key',
      placeholder: 'orders',
      widget: 'text',
      tab: 'configuration',
    },
    {
      path: 'parameters.seconds',
      label: 'Keep for seconds',
      widget: 'number',
      tab: 'configuration',
    },
  ],
}
