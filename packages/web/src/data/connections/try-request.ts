import type { Answer, Routes } from '@plainflow/contract'
import type { WebRequest } from '@plainflow/core'
import { call } from '@/app/call.ts'
import { keepConnection } from './keep-connection.ts'

export type TriedRequest = Answer<Routes['tryRequest']>
export type Attempt = NonNullable<TriedRequest['attempt']>

/** Asks a web address once. The connection it went through is kept, and with it the columns that were found. */
export async function tryRequest(connectionId: string, request: WebRequest): Promise<TriedRequest> {
  const parameters = [...request.parameters]
  const tried = await call('tryRequest', {
    body: { connectionId, request: { ...request, parameters } },
  })
  keepConnection(tried.connection)
  return tried
}
