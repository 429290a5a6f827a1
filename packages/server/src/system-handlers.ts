import { openApiDocument } from '@plainflow/contract'
import { sql } from 'drizzle-orm'
import type { Handlers } from './http/call.ts'
import type { WithStore } from './store/open-store.ts'

interface Needs extends WithStore {
  readonly version: string
}

export function systemHandlers(services: Needs): Pick<Handlers, 'health' | 'openapi'> {
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
