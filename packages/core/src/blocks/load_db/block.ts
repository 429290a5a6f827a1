import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, openers } from './describe.ts'
import { readsTable } from './reads-table.ts'

export const block = defineBlock({
  type: 'load_db',
  label: 'Load DB',
  description: 'Load data from databases',
  category: 'sources',
  icon: 'database',
  hue: 'sky',
  badge: 'Connected',
  subLabel: 'Database',
  inputs: [],
  outputs: [{ id: 'out', label: 'Rows' }],
  configuration,
  initial,
  form,
  columns,
  describe,
  called: ({ dataSource }) => dataSource.config.tableName || null,
  openers,
  readsTable,
  connects: true,
})
