import type { Connector } from '../connector.ts'
import { code } from './code/code.ts'
import { fields } from './fields.ts'
import { readAddress } from './read-address.ts'
import { takeApart } from './take-apart.ts'

export const connector: Connector = {
  name: 'web-address',
  label: 'Web address (API)',
  icon: 'globe',
  fields,
  can: {
    lists: false,
    queries: false,
    pushesDown: ['columns', 'limits'],
    writes: [],
    requests: true,
    severalHosts: true,
  },
  readAddress,
  addressExample: 'https://api.example.com',
  takeApart,
  code,
}
