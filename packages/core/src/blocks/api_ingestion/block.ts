import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, openers } from './describe.ts'

export const block = defineBlock({
  type: 'api_ingestion',
  label: 'API Ingestion',
  description: 'Ingest data from REST APIs',
  category: 'sources',
  icon: 'globe',
  hue: 'sky',
  badge: 'Ready',
  subLabel: 'Block',
  inputs: [],
  outputs: [{ id: 'out', label: 'Rows' }],
  configuration,
  initial,
  form,
  columns,
  describe,
  openers,
  connects: true,
})
