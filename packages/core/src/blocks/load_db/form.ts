import type { Form } from '../form.ts'

export const form: Form = {
  fields: [
    {
      path: 'dataSource.config.dbType',
      label: 'Database',
      widget: 'select',
      tab: 'data-source',
      options: [
        { value: 'postgresql', label: 'PostgreSQL' },
        { value: 'mysql', label: 'MySQL' },
        { value: 'sqlite', label: 'SQLite' },
        { value: 'mongodb', label: 'MongoDB' },
      ],
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
