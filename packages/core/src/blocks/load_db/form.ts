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
    },
    {
      path: 'dataSource.config.connectionString',
      label: 'Connection string',
      placeholder: 'postgresql://host/database',
      widget: 'text',
      tab: 'data-source',
    },
    {
      path: 'dataSource.config.tableName',
      label: 'Table',
      placeholder: 'orders',
      widget: 'text',
      tab: 'data-source',
    },
  ],
}
