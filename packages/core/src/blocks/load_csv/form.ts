import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'dataSource.config.datasetId',
      label: 'Dataset',
      help: 'One of the uploaded files.',
      widget: 'dataset',
      tab: 'data-source',
    },
    {
      path: 'dataSource.config.format',
      label: 'File type',
      help: 'How the file is read (delimiter, header, types) is settled with the dataset.',
      widget: 'select',
      options: [
        { value: 'csv', label: 'CSV or TSV' },
        { value: 'json', label: 'JSON' },
        { value: 'parquet', label: 'Parquet' },
        { value: 'excel', label: 'Excel' },
      ],
      tab: 'data-source',
    },
    {
      path: 'dataSource.config.sheet',
      label: 'Sheet',
      help: 'Another sheet of the workbook, if it is a dataset too. Empty: the one chosen above.',
      placeholder: 'Sheet1',
      widget: 'text',
      tab: 'data-source',
      showWhen: { path: 'dataSource.config.format', equals: 'excel' },
    },
  ],
}
