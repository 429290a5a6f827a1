import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.mode',
      label: 'How much',
      widget: 'select',
      tab: 'configuration',
      options: [
        { value: 'rows', label: 'A number of rows' },
        { value: 'fraction', label: 'A share of the rows' },
      ],
    },
    {
      path: 'parameters.rows',
      label: 'Rows',
      placeholder: '100',
      widget: 'number',
      tab: 'configuration',
      showWhen: { path: 'parameters.mode', equals: 'rows' },
    },
    {
      path: 'parameters.fraction',
      label: 'Share',
      help: 'Between 0 and 1: 0.1 is a tenth of the rows.',
      placeholder: '0.1',
      widget: 'number',
      tab: 'configuration',
      showWhen: { path: 'parameters.mode', equals: 'fraction' },
    },
    {
      path: 'parameters.seed',
      label: 'Seed',
      help: 'Another number takes other rows; the same number always the same ones.',
      placeholder: '0',
      widget: 'number',
      tab: 'configuration',
    },
  ],
}
