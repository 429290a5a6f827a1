import { openApiDocument } from '@plainflow/contract'
import { sql } from 'drizzle-orm'
import type { Handlers } from './http/call.ts'
import type { Services } from './services.ts'

export function systemHandlers(services: Services): Pick<Handlers, 'health' | 'openapi'> {
  return {
    async health() {
      await services.store.db.execute(sql`select 1`)
      return { status: 'ok', version: services.version }
    },
    async openapi() {
      return openApiDocument(services.version)
    },
  }
}
