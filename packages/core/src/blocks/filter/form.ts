import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.rows',
      label: 'Matching rows',
      widget: 'select',
      tab: 'configuration',
      options: [
        { value: 'keep', label: 'Keep them' },
        { value: 'drop', label: 'Drop them' },
      ],
    },
    {
      path: 'parameters.mode',
      label: 'Written as',
      widget: 'select',
      tab: 'configuration',
      options: [
        { value: 'conditions', label: 'Conditions' },
        { value: 'expression', label: 'Formula' },
      ],
    },
    {
      path: 'parameters.where',
      label: 'Conditions',
      help: 'A row matches when all, or any, of these are true.',
      widget: 'conditions',
      tab: 'configuration',
      showWhen: { path: 'parameters.mode', equals: 'conditions' },
    },
    {
      path: 'parameters.expression',
      label: 'Formula',
      help: 'A formula that is true for the rows that match.',
      placeholder: "price * quantity > 100 and country in ('DE', 'FR')",
      widget: 'expression',
      tab: 'configuration',
      showWhen: { path: 'parameters.mode', equals: 'expression' },
    },
  ],
}
