import type { Form } from '../form.ts'
import { measureFields } from '../measure.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.keys',
      label: 'Group by',
      help: 'One row comes out for each combination.',
      widget: 'columns',
      tab: 'configuration',
    },
    {
      path: 'parameters.from',
      label: 'Column whose values become columns',
      widget: 'column',
      tab: 'configuration',
    },
    {
      path: 'parameters.values',
      label: 'Values',
      help: 'One column comes out for each. Rows with other values are left out of them.',
      widget: 'rows',
      tab: 'configuration',
      fresh: { value: '', name: '' },
      fields: [
        { path: 'value', label: 'Value', widget: 'text' },
        { path: 'name', label: 'Column name', help: 'Empty takes the value.', widget: 'text' },
      ],
    },
    ...measureFields('parameters.').map((field) => ({ ...field, tab: 'configuration' as const })),
  ],
}
