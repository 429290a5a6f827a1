import { COLUMN_TYPES } from '../../relation/column.ts'
import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.mode',
      label: 'The columns below',
      widget: 'select',
      tab: 'configuration',
      options: [
        { value: 'only', label: 'Keep only them, in this order' },
        { value: 'change', label: 'Rename or convert them, keep all others' },
        { value: 'drop', label: 'Drop them, keep all others' },
      ],
    },
    {
      path: 'parameters.columns',
      label: 'Columns',
      widget: 'rows',
      tab: 'configuration',
      fresh: { column: '', name: '', type: 'same' },
      fields: [
        { path: 'column', label: 'Column', widget: 'column' },
        {
          path: 'name',
          label: 'New name',
          help: 'Empty keeps the name it has. Without effect where columns are dropped.',
          widget: 'text',
        },
        {
          path: 'type',
          label: 'Type',
          widget: 'select',
          options: [
            { value: 'same', label: 'As it is' },
            ...COLUMN_TYPES.map((type) => ({ value: type, label: type })),
          ],
        },
      ],
    },
  ],
}
