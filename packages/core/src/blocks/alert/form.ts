import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.where',
      label: 'When there are rows where',
      help: 'Without a condition, any row gives reason for an alert.',
      widget: 'conditions',
      tab: 'configuration',
    },
    {
      path: 'parameters.message',
      label: 'Message',
      placeholder: 'Large orders have come in',
      widget: 'text',
      tab: 'configuration',
    },
    {
      path: 'parameters.fewerThan',
      label: 'When there are fewer rows than',
      widget: 'number',
      tab: 'configuration',
    },
    {
      path: 'parameters.moreThan',
      label: 'When there are more rows than',
      widget: 'number',
      tab: 'configuration',
    },
    { path: 'alerts.enabled', label: 'Enabled', widget: 'switch', tab: 'alerts' },
    {
      path: 'alerts.email',
      label: 'Email',
      placeholder: 'name@example.com',
      widget: 'text',
      holds: 'email',
      tab: 'alerts',
    },
    {
      path: 'alerts.conditions',
      label: 'After a run that ends in',
      widget: 'select',
      tab: 'alerts',
      options: [
        { value: 'error', label: 'Error' },
        { value: 'success', label: 'Success' },
        { value: 'both', label: 'Either' },
      ],
    },
  ],
}
