import type { CodeGap } from '../connector-code.ts'
import type { Connector } from '../connector.ts'
import { fields } from './fields.ts'
import { readAddress } from './read-address.ts'

const GAP: CodeGap = {
  kind: 'gap',
  why: 'The code does not open buckets: which columns their files have, and of which types, has not been proven to be found alike there.',
}

export const connector: Connector = {
  name: 'object-storage',
  label: 'S3 or compatible storage',
  icon: 'archive',
  fields,
  can: {
    lists: true,
    queries: false,
    pushesDown: ['columns', 'limits'],
    writes: ['replace', 'create'],
    // A bucket may be a host of its own.
    severalHosts: true,
  },
  readAddress,
  addressExample: 's3://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket?region=eu-central-1',
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
  throw new Error('No language opens a bucket')
}
