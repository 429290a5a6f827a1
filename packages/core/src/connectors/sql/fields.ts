import type { ConnectionField } from '../connector.ts'

/** Where a database is, and who asks it. */
export function whereFields(port: number, help: string): readonly ConnectionField[] {
  return [
    {
      name: 'host',
      label: 'Host',
      widget: 'text',
      placeholder: 'db.example.com',
      initial: '',
      isRequired: true,
      isHost: true,
    },
    {
      name: 'port',
      label: 'Port',
      widget: 'number',
      initial: port,
      isRequired: true,
      isPort: true,
    },
    { name: 'database', label: 'Database', widget: 'text', initial: '', isRequired: true },
    { name: 'user', label: 'User', widget: 'text', initial: '', isRequired: true, help },
    { name: 'password', label: 'Password', widget: 'text', initial: '', isSecret: true },
  ]
}

/** How it is reached, and for how long it may think. */
export const HOW_FIELDS: readonly ConnectionField[] = [
  {
    name: 'tls',
    label: 'Encryption',
    widget: 'select',
    initial: 'verify',
    options: [
      { value: 'verify', label: 'TLS, certificate checked' },
      { value: 'require', label: 'TLS, any certificate' },
      { value: 'off', label: 'None' },
    ],
  },
  {
    name: 'authority',
    label: 'Certificate authority',
    widget: 'long-text',
    initial: '',
    help: 'In PEM form, where it is not one that everybody knows.',
  },
  {
    name: 'timeLimit',
    label: 'Time limit of a query, in seconds',
    widget: 'number',
    initial: 300,
  },
]
