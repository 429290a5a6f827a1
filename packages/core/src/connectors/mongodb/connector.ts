import type { Connector } from '../connector.ts'
import { code } from './code/code.ts'
import { readAddress, whyRefused } from './read-address.ts'

export const connector: Connector = {
  name: 'mongodb',
  label: 'MongoDB',
  icon: 'leaf',
  fields: [
    {
      name: 'host',
      label: 'Host',
      widget: 'text',
      placeholder: 'db.example.com',
      initial: '',
      isRequired: true,
      isHost: true,
      help: 'One server: of a replica set, its primary.',
    },
    {
      name: 'port',
      label: 'Port',
      widget: 'number',
      initial: 27017,
      isRequired: true,
      isPort: true,
    },
    { name: 'database', label: 'Database', widget: 'text', initial: '', isRequired: true },
    {
      name: 'user',
      label: 'User',
      widget: 'text',
      initial: '',
      help: 'One that may only read is the safest. Empty where the server asks for none.',
    },
    { name: 'password', label: 'Password', widget: 'text', initial: '', isSecret: true },
    {
      name: 'authSource',
      label: 'Authentication database',
      widget: 'text',
      initial: 'admin',
      help: 'The database that knows the user.',
    },
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
      name: 'sample',
      label: 'Documents looked at to find columns',
      widget: 'number',
      initial: 1000,
      help: 'At most 100,000. A field that none of them has becomes no column.',
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
  whyRefused,
  addressExample: 'mongodb://user:password@host:27017/database?tls=true',
  code,
}
