import type { CodeGap } from '../../connector-code.ts'
import type { Connector } from '../../connector.ts'

const GAP: CodeGap = { kind: 'gap', why: 'Nothing that is taken away reads a folder of NDJSON.' }

/**
 * A folder of NDJSON files behind HTTP, the proof that a connector is two folders and a few lines: unlike a
 * database in all it cannot do. No product knows it; tests hand it to what they start.
 */
export const connector: Connector = {
  name: 'ndjson-folder',
  label: 'NDJSON folder',
  icon: 'folder',
  fields: [
    { name: 'host', label: 'Host', widget: 'text', initial: '', isRequired: true, isHost: true },
    { name: 'port', label: 'Port', widget: 'number', initial: 80, isRequired: true, isPort: true },
    { name: 'folder', label: 'Folder', widget: 'text', initial: '/' },
    { name: 'token', label: 'Token', widget: 'text', initial: '', isSecret: true },
  ],
  can: { lists: true, queries: false, pushesDown: ['columns', 'limits'], writes: [] },
  readAddress: () => null,
  addressExample: null,
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
  throw new Error('No language opens a folder of NDJSON')
}
