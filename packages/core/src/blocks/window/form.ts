import type { Form } from '../form.ts'
import { ORDERED, RANKS } from './config.ts'
import { FUNCTION_LABELS } from './labels.ts'

const functions = Object.entries(FUNCTION_LABELS)

export const form: Form = {
  fields: [
    {
      path: 'parameters.columns',
      label: 'Columns',
      widget: 'rows',
      tab: 'configuration',
      fresh: { name: '', function: 'row_number', column: '', partition: [], order: [] },
      fields: [
        { path: 'name', label: 'Name', placeholder: 'rank', widget: 'text', replaces: true },
        {
          path: 'function',
          label: 'What to compute',
          widget: 'select',
          options: functions.map(([value, label]) => ({ value, label })),
        },
        {
          path: 'column',
          label: 'Of column',
          widget: 'column',
          showWhen: {
            path: 'function',
            oneOf: functions
              .map(([name]) => name)
              .filter((name) => name !== 'formula' && !RANKS.some((one) => one === name)),
          },
        },
        {
          path: 'formula',
          label: 'Formula',
          help: 'Functions of the group in an expression: amount - lag(amount).',
          placeholder: 'amount / sum(amount)',
          widget: 'expression',
          calls: 'window',
          showWhen: { path: 'function', equals: 'formula' },
        },
        { path: 'partition', label: 'Within groups of', widget: 'columns' },
        {
          path: 'order',
          label: 'In the order of',
          widget: 'rows',
          fresh: { column: '', direction: 'ascending', nulls: 'last' },
          showWhen: { path: 'function', oneOf: [...ORDERED, 'formula'] },
          fields: [
            { path: 'column', label: 'Column', widget: 'column' },
            {
              path: 'direction',
              label: 'Direction',
              widget: 'select',
              options: [
                { value: 'ascending', label: 'Ascending' },
                { value: 'descending', label: 'Descending' },
              ],
            },
          ],
        },
        {
          path: 'offset',
          label: 'Rows away',
          placeholder: '1',
          widget: 'number',
          showWhen: { path: 'function', oneOf: ['lag', 'lead'] },
        },
        {
          path: 'size',
          label: 'Over how many rows',
          help: 'The row itself and those before it.',
          placeholder: '7',
          widget: 'number',
          showWhen: { path: 'function', equals: 'moving_average' },
        },
        {
          path: 'fraction',
          label: 'Share of values below it',
          help: 'Between 0 and 1: 0.9 is the value that nine of ten stay below.',
          placeholder: '0.9',
          widget: 'number',
          showWhen: { path: 'function', equals: 'quantile' },
        },
      ],
    },
  ],
}
