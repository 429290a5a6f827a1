import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'dataSource.config.streamType',
      label: 'Stream',
      widget: 'select',
      tab: 'data-source',
      options: [
        { value: 'kafka', label: 'Kafka' },
        { value: 'redis', label: 'Redis' },
        { value: 'pulsar', label: 'Pulsar' },
      ],
    },
    {
      path: 'dataSource.config.topicName',
      label: 'Topic',
      placeholder: 'orders',
      widget: 'text',
      tab: 'data-source',
    },
    {
      path: 'dataSource.config.bootstrapServers',
      label: 'Bootstrap servers',
      placeholder: 'localhost:9092',
      widget: 'text',
      tab: 'data-source',
    },
  ],
}
