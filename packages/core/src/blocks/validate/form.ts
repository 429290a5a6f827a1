import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.rules',
      label: 'Rules',
      help: 'A row that breaks any of them leaves through the second output, with the reason.',
      widget: 'rows',
      tab: 'configuration',
      fresh: { rule: 'not_empty', column: '' },
      fields: [
        {
          path: 'rule',
          label: 'Rule',
          widget: 'select',
          options: [
            { value: 'not_empty', label: 'Is not empty' },
            { value: 'unique', label: 'Is unique' },
            { value: 'one_of', label: 'Is one of' },
            { value: 'range', label: 'Lies between' },
            { value: 'pattern', label: 'Looks like' },
            { value: 'formula', label: 'A formula is true' },
          ],
        },
        {
          path: 'column',
          label: 'Column',
          widget: 'column',
          showWhen: { path: 'rule', oneOf: ['not_empty', 'unique', 'one_of', 'range', 'pattern'] },
        },
        {
          path: 'values',
          label: 'Values',
          widget: 'rows',
          fresh: { value: '' },
          fields: [{ path: 'value', label: 'Value', widget: 'text' }],
          showWhen: { path: 'rule', equals: 'one_of' },
        },
        {
          path: 'low',
          label: 'At least',
          widget: 'text',
          showWhen: { path: 'rule', equals: 'range' },
        },
        {
          path: 'high',
          label: 'At most',
          widget: 'text',
          showWhen: { path: 'rule', equals: 'range' },
        },
        {
          path: 'text',
          label: 'Pattern or formula',
          help: 'In a pattern % stands for any text and _ for one character.',
          placeholder: '%@%.%',
          widget: 'expression',
          showWhen: { path: 'rule', oneOf: ['pattern', 'formula'] },
        },
      ],
    },
  ],
}
