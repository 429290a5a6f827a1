import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'output.format',
      label: 'Format',
      widget: 'select',
      tab: 'configuration',
      options: [
        { value: 'csv', label: 'CSV' },
        { value: 'json', label: 'JSON' },
        { value: 'excel', label: 'Excel' },
        { value: 'parquet', label: 'Parquet' },
      ],
    },
    {
      path: 'output.path',
      label: 'File name',
      help: 'The ending follows the format.',
      placeholder: 'west',
      widget: 'text',
      tab: 'configuration',
    },
    {
      path: 'output.compress',
      label: 'Compress the file',
      widget: 'switch',
      tab: 'configuration',
    },
  ],
}
