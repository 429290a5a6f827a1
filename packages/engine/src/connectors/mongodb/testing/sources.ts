import type { OutsideSource } from '@plainflow/core'

export function tableOf(table: string, schema = ''): OutsideSource {
  return { kind: 'table', connector: 'mongodb', connection: 'c1', schema, table }
}

export function queryOf(query: unknown): OutsideSource {
  const text = typeof query === 'string' ? query : JSON.stringify(query)
  return { kind: 'query', connector: 'mongodb', connection: 'c1', query: text }
}
