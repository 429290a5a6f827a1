import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { called, describe, examples, openers, reads } from './describe.ts'
import { titled } from './titled.ts'

export const block = defineBlock({
  type: 'load_csv',
  label: 'Load CSV',
  description: 'Load data from CSV files',
  category: 'sources',
  icon: 'file-spreadsheet',
  hue: 'sky',
  badge: 'Ready',
  subLabel: 'CSV file',
  inputs: [],
  outputs: [{ id: 'out', label: 'Rows' }],
  configuration,
  initial,
  form,
  columns,
  describe,
  openers,
  reads,
  called,
  titled,
  examples,
})
