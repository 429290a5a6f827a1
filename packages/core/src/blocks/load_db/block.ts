import { defineBlock } from '../block.ts'
import { unavailableReason } from '../unavailable.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { lower } from './lower.ts'
import { outside } from './outside.ts'
import { describe, openers } from './sentence.ts'

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
  lower,
  describe,
  called: ({ dataSource }) => dataSource.config.tableName || null,
  openers,
  unavailable: unavailableReason(outside),
})
