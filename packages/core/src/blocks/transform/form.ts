import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.columns',
      label: 'Columns',
      help: 'A formula may use the columns that arrive and those above it.',
      widget: 'rows',
      tab: 'configuration',
      fresh: { name: '', expression: '' },
      makes: 'name',
      fields: [
        { path: 'name', label: 'Name', placeholder: 'revenue', widget: 'text', replaces: true },
        {
          path: 'expression',
          label: 'Formula',
          placeholder: 'price * quantity',
          widget: 'expression',
        },
      ],
    },
  ],
}
