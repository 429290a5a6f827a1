import type { CodeGap } from '../connector-code.ts'
import type { Connector } from '../connector.ts'
import { fields } from './fields.ts'
import { readAddress } from './read-address.ts'
import { takeApart } from './take-apart.ts'

const GAP: CodeGap = {
  kind: 'gap',
  why: 'The code does not ask web addresses: pages, repeats and limits have not been proven to be the same there.',
}

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
  code: {
    select: unasked,
    write: unasked,
    languages: {
      duckdb: GAP,
      postgres: GAP,
      pandas: GAP,
      polars: GAP,
      pyspark: GAP,
      scala: GAP,
      dplyr: GAP,
    },
  },
}

function unasked(): never {
  throw new Error('No language asks a web address')
}
