import type { Form } from '../form.ts'

const COLUMN_RULES = ['not_empty', 'unique', 'one_of', 'range', 'pattern', 'matches']

export const form: Form = {
  fields: [
    {
      path: 'parameters.rules',
      label: 'Rules',
      help: 'A row that breaks any of them leaves through the second output, with the reason.',
      widget: 'rows',
      tab: 'configuration',
      fresh: { rule: 'not_empty', column: '', severity: 'warn' },
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
            { value: 'matches', label: 'Matches a regular expression' },
            { value: 'formula', label: 'A formula is true' },
            { value: 'row_count', label: 'Number of rows' },
          ],
        },
        {
          path: 'column',
          label: 'Column',
          widget: 'column',
          showWhen: { path: 'rule', oneOf: COLUMN_RULES },
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
          showWhen: { path: 'rule', oneOf: ['range', 'row_count'] },
        },
        {
          path: 'high',
          label: 'At most',
          widget: 'text',
          showWhen: { path: 'rule', oneOf: ['range', 'row_count'] },
        },
        {
          path: 'text',
          label: 'Pattern',
          help: 'Looks like: % stands for any text and _ for one character.',
          placeholder: '%@%.%',
          widget: 'text',
          showWhen: { path: 'rule', oneOf: ['pattern', 'matches'] },
        },
        {
          path: 'text',
          label: 'Formula',
          placeholder: 'amount > 0',
          widget: 'expression',
          showWhen: { path: 'rule', equals: 'formula' },
        },
        {
          path: 'severity',
          label: 'Where it does not hold',
          widget: 'select',
          options: [
            { value: 'warn', label: 'Set the rows aside and warn' },
            { value: 'stop', label: 'Stop the run' },
          ],
        },
      ],
    },
  ],
}
