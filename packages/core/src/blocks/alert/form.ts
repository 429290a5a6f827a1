import { ALERT_FIELDS } from '../alert-fields.ts'
import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.where',
      label: 'When there are rows where',
      help: 'Without a condition, and without a number of rows below, every run gives reason for an alert.',
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
    ...ALERT_FIELDS,
  ],
}
