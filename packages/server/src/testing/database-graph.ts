import type { Block, Connection } from '@plainflow/core'

export interface DatabaseGraph {
  blocks: Block[]
  connections: Connection[]
}

interface Parts {
  readonly table?: string
  /** Into which table; null: no rows leave the server. */
  readonly into?: string | null
  readonly mode?: string | undefined
  /** In the place of a connection, as old pipelines have it. */
  readonly address?: string
}

/** Load the orders behind a connection, keep those of the West, write them. */
export function databaseGraph(
  connectionId: string,
  { table = 'orders', into = 'west', mode = 'create', address = '' }: Parts = {},
): DatabaseGraph {
  const known = { dbType: 'postgresql', connectionId, connectionString: address, query: '' }
  const config = { ...known, schemaName: 'public', tableName: table }
  const where = { match: 'all', conditions: [] }
  const parameters = { mode: 'expression', rows: 'keep', where, expression: "region = 'West'" }
  const blocks = [
    block('load', 'load_db', { dataSource: { type: 'database', config } }),
    block('west', 'filter', { parameters }),
  ]
  const connections = [{ id: 'e1', source: 'load', target: 'west' }]
  if (into === null) return { blocks, connections }
  const file = { format: 'csv', path: '', compress: false }
  const place = { to: 'table', connectionId, schemaName: 'public', tableName: into, mode }
  return {
    blocks: [...blocks, block('out', 'export', { output: { ...file, ...place } })],
    connections: [...connections, { id: 'e2', source: 'west', target: 'out' }],
  }
}

function block(id: string, type: string, configuration: Block['configuration']): Block {
  return { id, type, configuration, label: id, position: { x: 0, y: 0 }, data: {} }
}
