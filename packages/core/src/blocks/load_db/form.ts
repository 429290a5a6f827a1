import { KINDS } from '../../connectors/kinds.gen.ts'
import type { Form } from '../form.ts'

/** No connection leads to it: its files are uploaded, and pipelines from elsewhere name it. */
const IN_A_FILE = { name: 'sqlite', label: 'SQLite (a file)' }

export const form: Form = {
  fields: [
    {
      path: 'dataSource.config.dbType',
      label: 'Database',
      widget: 'select',
      tab: 'data-source',
      options: [...KINDS, IN_A_FILE].map(({ name, label }) => ({ value: name, label })),
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
      help: 'In the words of the database; it may only read. It is asked each time the pipeline runs.',
      placeholder: "select * from orders where status = 'open'",
      widget: 'query',
      tab: 'data-source',
      advanced: true,
    },
  ],
}
