import type { Form } from '../form.ts'
import { measureFields } from '../measure.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.keys',
      label: 'Group by',
      help: 'One row comes out for each combination. None: one row for everything.',
      widget: 'columns',
      tab: 'configuration',
    },
    {
      path: 'parameters.measures',
      label: 'Measures',
      widget: 'rows',
      tab: 'configuration',
      fresh: { name: '', function: 'sum', column: '' },
      fields: [
        ...measureFields().map((field) =>
          field.path === 'function'
            ? {
                ...field,
                options: [...(field.options ?? []), { value: 'formula', label: 'A formula' }],
              }
            : field,
        ),
        {
          path: 'formula',
          label: 'Formula',
          help: 'Measures in an expression: sum(price * pieces) / count(*).',
          placeholder: 'sum(price * pieces)',
          widget: 'expression',
          calls: 'aggregate',
          showWhen: { path: 'function', equals: 'formula' },
        },
        {
          path: 'name',
          label: 'Name',
          help: 'Empty takes the usual one, such as total_amount.',
          widget: 'text',
        },
      ],
    },
    {
      path: 'parameters.having',
      label: 'Keep only groups where',
      help: 'Conditions on the columns that come out.',
      widget: 'conditions',
      tab: 'configuration',
      input: 'out',
    },
  ],
}
