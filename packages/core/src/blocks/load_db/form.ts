import { KINDS } from '../../connectors/kinds.gen.ts'
import type { Form } from '../form.ts'

/** Nothing speaks to these yet, and pipelines name them. */
const TO_COME = [
  { name: 'mysql', label: 'MySQL' },
  { name: 'sqlite', label: 'SQLite' },
].filter(({ name }) => !KINDS.some((kind) => kind.name === name))

export const form: Form = {
  fields: [
    {
      path: 'dataSource.config.dbType',
      label: 'Database',
      widget: 'select',
      tab: 'data-source',
      options: [...KINDS, ...TO_COME].map(({ name, label }) => ({ value: name, label })),
      empties: ['dataSource.config.connectionId'],
    },
    {
      path: 'dataSource.config.connectionId',
      label: 'Connection',
      widget: 'connection',
      tab: 'data-source',
    },
    {
      path: 'dataSource.config.tableName',
      label: 'Table',
      placeholder: 'orders',
      widget: 'table',
      tab: 'data-source',
    },
    {
      path: 'dataSource.config.query',
      label: 'Query in the place of a table',
      help: 'One SELECT in the words of the database. It is asked each time the pipeline runs.',
      placeholder: "select * from orders where status = 'open'",
      widget: 'query',
      tab: 'data-source',
      advanced: true,
    },
  ],
}
