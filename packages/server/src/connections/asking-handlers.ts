import { type OutsideSource, sameJson } from '@plainflow/core'
import { listOutsideTables, outsideColumns } from '@plainflow/engine'
import type { WithEngineTurns } from '../engine-turns.ts'
import type { Handlers } from '../http/call.ts'
import { whileWaitedFor } from '../http/while-waited-for.ts'
import type { WithSettings } from '../settings.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { checkedParts } from './connection-values.ts'
import { firstRows } from './first-rows.ts'
import { keptSecrets } from './kept-secrets.ts'
import { isOutsideTrouble, type WithOutside } from './outside.ts'
import { ownConnection, type StoredConnection } from './own-connections.ts'
import { rememberColumns } from './remember-columns.ts'
import { noteTry, tryOut } from './try-out.ts'

export type AskingRoutes = 'tryConnection' | 'connectionTables' | 'lookAtConnection'

export interface AskingNeeds extends WithStore, WithSettings, WithEngineTurns, WithOutside {}

/** What goes through a connection while somebody waits. */
export function askingHandlers(services: AskingNeeds): Pick<Handlers, AskingRoutes> {
  const { outside, engineTurns } = services
  const { db } = services.store
  return {
    async tryConnection(call) {
      const { user, body } = call
      const row = body.id === null ? null : await ownConnection(db, user.id, body.id)
      const connector = outside.connectors.called(row?.connector ?? body.connector)
      const given = checkedParts(connector, body)
      const kept = row ? keptSecrets(row, connector, given, services) : {}
      const opened = { connector, ...given, secrets: { ...kept, ...given.secrets } }
      const signal = whileWaitedFor(call.reply)
      const tried = await engineTurns.take(user.id, () => tryOut(services, opened, signal))
      if (row && sameJson(row.settings, given.settings)) await noteTry(db, row, tried)
      return tried
    },
    async connectionTables(call) {
      const row = await ownConnection(db, call.user.id, call.params.id)
      const opened = outside.opened(row)
      const signal = whileWaitedFor(call.reply)
      const tables = await noting(db, row, () =>
        engineTurns.take(call.user.id, () =>
          outside.reach(opened, (reach, child) =>
            listOutsideTables(row.connector, reach, { ...child, signal }),
          ),
        ),
      )
      return tables.map((table) => ({ ...table }))
    },
    async lookAtConnection(call) {
      const { user, params, body } = call
      const row = await ownConnection(db, user.id, params.id)
      const source = sourceOf(row, body.asked)
      const opened = outside.opened(row)
      const signal = whileWaitedFor(call.reply)
      return noting(db, row, () =>
        engineTurns.take(user.id, () =>
          outside.reach(opened, async (reach, child) => {
            const options = { ...child, signal }
            const columns = await outsideColumns(row.connector, reach, source, options)
            await rememberColumns(db, user.id, source, columns)
            const { connector } = opened
            const asked = { connector, reach, source, columns, limit: body.limit }
            const rows = body.limit === 0 ? [] : await firstRows(services, asked, options)
            return { columns: columns.map((column) => ({ ...column })), rows }
          }),
        ),
      )
    },
  }
}

/** Whether it could be asked is remembered, for the light beside its name. */
async function noting<T>(db: Queries, row: StoredConnection, work: () => Promise<T>): Promise<T> {
  try {
    const done = await work()
    await noteTry(db, row, { success: true })
    return done
  } catch (error) {
    if (isOutsideTrouble(error)) await noteTry(db, row, { success: false, error: error.message })
    throw error
  }
}

function sourceOf(
  { id, connector }: StoredConnection,
  asked: { schema: string; table: string } | { query: string },
): OutsideSource {
  const connected = { connection: id, connector }
  return 'query' in asked
    ? { ...connected, kind: 'query', query: asked.query }
    : { ...connected, kind: 'table', schema: asked.schema, table: asked.table }
}
