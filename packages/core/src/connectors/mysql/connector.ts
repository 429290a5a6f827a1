import type { Connector } from '../connector.ts'
import { HOW_FIELDS, whereFields } from '../sql/fields.ts'
import { code } from './code/code.ts'
import { readAddress } from './read-address.ts'

export const connector: Connector = {
  name: 'mysql',
  label: 'MySQL or MariaDB',
  icon: 'database',
  fields: [...whereFields(3306, 'A user that may only read is the safest.'), ...HOW_FIELDS],
  can: {
    lists: true,
    queries: true,
    pushesDown: ['columns', 'conditions', 'sorting', 'limits'],
    writes: ['append', 'replace', 'upsert', 'create'],
  },
  readAddress,
  addressExample: 'mysql://user:password@host:3306/database',
  code,
}
