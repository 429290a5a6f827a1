import type { Answer, ConnectionView, Routes } from '@plainflow/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import { keepKnown } from './keep-connection.ts'
import { refreshConnections } from './use-connections.ts'

export type Asked = Exclude<ConnectionView['known'][number]['source'], { request: unknown }>
export type Seen = Answer<Routes['lookAtConnection']>

/** Rows, where they are to be seen. */
export const LOOKED_AT = 20

/** Columns and first rows of a table or query behind a connection; asked each time it is opened. */
export function lookQuery(connection: string, asked: Asked) {
  return queryOptions({
    queryKey: ['connection', connection, 'look', asked],
    queryFn: () => lookAt(connection, asked, LOOKED_AT),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Asks for its columns, and keeps them; without rows unless they are to be seen. */
export async function lookAt(connection: string, asked: Asked, limit = 0): Promise<Seen> {
  const seen = await call('lookAtConnection', {
    params: { id: connection },
    body: { asked, limit },
  })
  const columns = seen.columns.map(({ name, type }) => ({ name, type }))
  keepKnown(connection, { source: asked, columns })
  return seen
}

/** The tables behind a connection; asking is a try as well, whose outcome is seen in the list. */
export function tablesQuery(connection: string) {
  return queryOptions({
    queryKey: ['connection', connection, 'tables'],
    queryFn: async () => {
      try {
        return await call('connectionTables', { params: { id: connection } })
      } finally {
        refreshConnections()
      }
    },
  })
}

export type OutsideTable = Answer<Routes['connectionTables']>[number]
