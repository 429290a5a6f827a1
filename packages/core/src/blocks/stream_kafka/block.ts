import { defineBlock } from '../block.ts'
import { unavailableReason } from '../unavailable.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { outside } from './outside.ts'
import { describe, openers } from './describe.ts'

export const block = defineBlock({
  type: 'stream_kafka',
  label: 'Kafka Stream',
  description: 'Read from Kafka topics',
  category: 'sources',
  icon: 'radio',
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
  called: ({ dataSource }) => dataSource.config.topicName || null,
  openers,
  unavailable: unavailableReason(outside),
})
