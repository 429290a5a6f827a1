import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'parameters.how',
      label: 'Join type',
      widget: 'select',
      tab: 'configuration',
      options: [
        { value: 'inner', label: 'Inner: rows found on both sides' },
        { value: 'left', label: 'Left: all left rows' },
        { value: 'right', label: 'Right: all right rows' },
        { value: 'outer', label: 'Outer: all rows of both sides' },
        { value: 'semi', label: 'Semi: left rows that are found on the right' },
        { value: 'anti', label: 'Anti: left rows that are not found on the right' },
        { value: 'cross', label: 'Cross: every left row with every right row' },
      ],
    },
    {
      path: 'parameters.keys',
      label: 'Keys',
      help: 'Rows belong together where all of these are equal.',
      widget: 'rows',
      tab: 'configuration',
      fresh: { left: '', right: '' },
      suggests: 'keys',
      fields: [
        { path: 'left', label: 'Left column', widget: 'column', input: 0 },
        { path: 'right', label: 'Right column', widget: 'column', input: 1 },
      ],
      showWhen: {
        path: 'parameters.how',
        oneOf: ['inner', 'left', 'right', 'outer', 'semi', 'anti'],
      },
    },
    {
      path: 'parameters.condition',
      label: 'Further condition',
      help: 'A formula over the columns of both sides that must be true as well.',
      placeholder: 'ordered_on >= valid_from',
      widget: 'expression',
      input: 'all',
      tab: 'configuration',
      showWhen: { path: 'parameters.how', oneOf: ['inner', 'semi', 'anti'] },
    },
    {
      path: 'parameters.suffix',
      label: 'Added to the names of right columns that clash',
      placeholder: '_right',
      widget: 'text',
      tab: 'configuration',
      showWhen: { path: 'parameters.how', oneOf: ['inner', 'left', 'right', 'outer', 'cross'] },
    },
  ],
}
