import { COLUMN_TYPES } from '../../relation/column.ts'
import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.rules',
      label: 'Rules',
      help: 'Applied one after the other.',
      widget: 'rows',
      tab: 'configuration',
      fresh: { action: 'drop_missing', columns: [] },
      fields: [
        {
          path: 'action',
          label: 'What to do',
          widget: 'select',
          options: [
            { value: 'drop_missing', label: 'Drop rows with empty cells' },
            { value: 'fill', label: 'Fill empty cells with a value' },
            { value: 'fill_average', label: 'Fill empty cells with the average' },
            { value: 'trim', label: 'Trim spaces around text' },
            { value: 'uppercase', label: 'Change text to upper case' },
            { value: 'lowercase', label: 'Change text to lower case' },
            { value: 'replace', label: 'Replace a value' },
            { value: 'convert', label: 'Convert to another type' },
            { value: 'deduplicate', label: 'Remove duplicates' },
            { value: 'drop_outliers', label: 'Drop rows with outliers' },
          ],
        },
        {
          path: 'columns',
          label: 'Columns',
          help: 'None chosen means all that fit.',
          widget: 'columns',
        },
        {
          path: 'value',
          label: 'Value',
          widget: 'text',
          showWhen: { path: 'action', oneOf: ['fill', 'replace'] },
        },
        {
          path: 'with',
          label: 'Replace with',
          help: 'Empty makes the cell empty.',
          widget: 'text',
          showWhen: { path: 'action', equals: 'replace' },
        },
        {
          path: 'type',
          label: 'Type',
          widget: 'select',
          options: COLUMN_TYPES.map((type) => ({ value: type, label: type })),
          showWhen: { path: 'action', equals: 'convert' },
        },
      ],
    },
  ],
}
