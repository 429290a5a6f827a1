import type { ConnectionView } from '@plainflow/contract'
import { sameJson } from '@plainflow/core'
import { queryClient } from '@/app/query-client.ts'
import { CONNECTIONS } from './use-connections.ts'

export type Known = ConnectionView['known'][number]

/** Puts a connection into the list in the place of its older state; what was seen of it may be other. */
export function keepConnection(connection: ConnectionView): void {
  queryClient.setQueryData<ConnectionView[]>(CONNECTIONS.queryKey, (list = []) =>
    list.some(({ id }) => id === connection.id)
      ? list.map((one) => (one.id === connection.id ? connection : one))
      : [...list, connection],
  )
  queryClient.removeQueries({ queryKey: ['connection', connection.id] })
}

export function dropConnection(gone: string): void {
  queryClient.setQueryData<ConnectionView[]>(CONNECTIONS.queryKey, (list) =>
    list?.filter(({ id }) => id !== gone),
  )
  queryClient.removeQueries({ queryKey: ['connection', gone] })
}

/** Remembers the columns as the server does, so that blocks are checked with them at once. */
export function keepKnown(connection: string, seen: Known): void {
  queryClient.setQueryData<ConnectionView[]>(CONNECTIONS.queryKey, (list) =>
    list?.map((one) =>
      one.id === connection
        ? { ...one, known: [...one.known.filter((known) => !isSame(known, seen)), seen] }
        : one,
    ),
  )
}

function isSame(one: Known, other: Known): boolean {
  return sameJson(one.source, other.source)
}
