import type { Connector } from '../connector.ts'
import { code } from './code/code.ts'
import { readAddress } from './read-address.ts'

export const connector: Connector = {
  name: 'postgresql',
  label: 'PostgreSQL',
  icon: 'database',
  fields: [
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
      initial: 5432,
      isRequired: true,
      isPort: true,
    },
    { name: 'database', label: 'Database', widget: 'text', initial: '', isRequired: true },
    {
      name: 'user',
      label: 'User',
      widget: 'text',
      initial: '',
      isRequired: true,
      help: 'A role that may only read is the safest.',
    },
    { name: 'password', label: 'Password', widget: 'text', initial: '', isSecret: true },
    { name: 'schema', label: 'Schema', widget: 'text', initial: 'public' },
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
  ],
  can: {
    lists: true,
    queries: true,
    pushesDown: ['columns', 'conditions', 'sorting', 'limits'],
    writes: ['append', 'replace', 'upsert', 'create'],
  },
  readAddress,
  addressExample: 'postgresql://user:password@host:5432/database',
  code,
}
