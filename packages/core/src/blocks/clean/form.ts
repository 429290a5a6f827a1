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
            { value: 'fill_median', label: 'Fill empty cells with the median' },
            { value: 'fill_frequent', label: 'Fill empty cells with the most frequent value' },
            { value: 'fill_previous', label: 'Fill empty cells with the value before' },
            { value: 'trim', label: 'Trim spaces around text' },
            { value: 'uppercase', label: 'Change text to upper case' },
            { value: 'lowercase', label: 'Change text to lower case' },
            { value: 'titlecase', label: 'Change text to title case' },
            { value: 'replace', label: 'Replace a value' },
            { value: 'convert', label: 'Convert to another type' },
            { value: 'parse_dates', label: 'Read dates from text' },
            { value: 'deduplicate', label: 'Remove duplicates' },
            { value: 'drop_outliers', label: 'Drop rows with outliers' },
            { value: 'cap_outliers', label: 'Bring outliers back to the limit' },
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
        {
          path: 'formats',
          label: 'Formats',
          help: 'Tried one after the other. Parts are %Y, %m, %d, %H, %M and %S.',
          widget: 'rows',
          fresh: { format: '%d.%m.%Y' },
          fields: [{ path: 'format', label: 'Format', placeholder: '%d.%m.%Y', widget: 'text' }],
          showWhen: { path: 'action', equals: 'parse_dates' },
        },
        {
          path: 'by',
          label: 'In the order of',
          widget: 'column',
          showWhen: { path: 'action', equals: 'fill_previous' },
        },
        {
          path: 'method',
          label: 'Outliers are far from',
          widget: 'select',
          options: [
            { value: 'quartiles', label: 'The quartiles, in distances between them' },
            { value: 'deviations', label: 'The average, in standard deviations' },
          ],
          showWhen: { path: 'action', oneOf: ['drop_outliers', 'cap_outliers'] },
        },
        {
          path: 'factor',
          label: 'How far',
          help: 'Empty means 1.5 distances of the quartiles, or 3 standard deviations.',
          placeholder: '1.5',
          widget: 'number',
          showWhen: { path: 'action', oneOf: ['drop_outliers', 'cap_outliers'] },
        },
      ],
    },
  ],
}
