import { defineBlock } from '../block.ts'
import { unavailableReason } from '../unavailable.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { outside } from './outside.ts'
import { describe, openers } from './describe.ts'

export const block = defineBlock({
  type: 'cache_redis',
  label: 'Redis Cache',
  description: 'Cache data in Redis',
  category: 'systems',
  icon: 'database-zap',
  hue: 'rose',
  badge: 'Ready',
  subLabel: 'Block',
  inputs: [{ id: 'in', label: 'Rows' }],
  outputs: [{ id: 'out', label: 'Rows' }],
  configuration,
  initial,
  form,
  columns,
  describe,
  openers,
  unavailable: unavailableReason(outside),
})
