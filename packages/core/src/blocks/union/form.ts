import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.rows',
      label: 'Rows',
      help: 'Columns are put together by name; where a table lacks one, its cells are empty.',
      widget: 'select',
      tab: 'configuration',
      options: [
        { value: 'all', label: 'Keep all' },
        { value: 'distinct', label: 'Keep equal rows once' },
      ],
    },
  ],
}
