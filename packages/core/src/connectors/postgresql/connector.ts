import type { Connector } from '../connector.ts'
import { HOW_FIELDS, whereFields } from '../sql/fields.ts'
import { code } from './code/code.ts'
import { readAddress } from './read-address.ts'

export const connector: Connector = {
  name: 'postgresql',
  label: 'PostgreSQL',
  icon: 'database',
  fields: [
    ...whereFields(5432, 'A role that may only read is the safest.'),
    { name: 'schema', label: 'Schema', widget: 'text', initial: 'public' },
    ...HOW_FIELDS,
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
