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
  ],
}
