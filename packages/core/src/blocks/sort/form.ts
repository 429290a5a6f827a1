import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.keys',
      label: 'Keys',
      help: 'Rows equal in the first key are put in the order of the next.',
      widget: 'rows',
      tab: 'configuration',
      fresh: { column: '', direction: 'ascending', nulls: 'last' },
      fields: [
        { path: 'column', label: 'Column', widget: 'column' },
        {
          path: 'direction',
          label: 'Direction',
          widget: 'select',
          options: [
            { value: 'ascending', label: 'Ascending (a to z, small to large)' },
            { value: 'descending', label: 'Descending (z to a, large to small)' },
          ],
        },
        {
          path: 'nulls',
          label: 'Empty cells',
          widget: 'select',
          options: [
            { value: 'last', label: 'Last' },
            { value: 'first', label: 'First' },
          ],
        },
      ],
    },
    {
      path: 'parameters.limit',
      label: 'Keep only the first',
      help: 'How many rows to keep. Empty keeps all.',
      placeholder: '10',
      widget: 'number',
      tab: 'configuration',
    },
    {
      path: 'parameters.offset',
      label: 'Leave out before those',
      help: 'How many rows to leave out at the top.',
      placeholder: '0',
      widget: 'number',
      tab: 'configuration',
    },
  ],
}
