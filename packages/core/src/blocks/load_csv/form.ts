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
        { value: 'sqlite', label: 'SQLite' },
      ],
      tab: 'data-source',
    },
    {
      path: 'dataSource.config.sheet',
      label: 'Sheet',
      help: 'Another sheet of the same workbook is read as soon as it is chosen.',
      widget: 'sheet',
      dataset: 'dataSource.config.datasetId',
      tab: 'data-source',
      showWhen: { path: 'dataSource.config.format', equals: 'excel' },
    },
  ],
}
