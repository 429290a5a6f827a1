import { type ConnectionParts, sameJson } from '@plainflow/core'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../http/call.ts'
import { ownProject } from '../projects/own-projects.ts'
import type { Queries } from '../store/open-store.ts'
import { pipelinesUsing } from '../store/pipelines-using.ts'
import { connections } from '../store/schema.ts'
import { addConnection, refuseTaken } from './add-connection.ts'
import { askingHandlers, type AskingNeeds, type AskingRoutes } from './asking-handlers.ts'
import { checkedParts } from './connection-values.ts'
import { keptSecrets } from './kept-secrets.ts'
import type { WithOutside } from './outside.ts'
import {
  isOwnConnection,
  lockConnection,
  ownConnection,
  ownConnections,
  publicConnection,
  type StoredConnection,
} from './own-connections.ts'
import { requestHandlers } from './request-handlers.ts'
import { sealedColumns } from './sealed-secrets.ts'

type ConnectionRoutes =
  | AskingRoutes
  | 'tryRequest'
  | 'connections'
  | 'addConnection'
  | 'changeConnection'
  | 'removeConnection'
  | 'connectionPipelines'

/** Results are made of connections, so that connections know of results only this. */
interface Needs extends AskingNeeds {
  readonly resultCaches: { forget(userId: string): Promise<void> }
}

/** Connections of users: each is seen by its owner alone, and its secrets by nobody. */
export function connectionHandlers(services: Needs): Pick<Handlers, ConnectionRoutes> {
  const { outside } = services
  const { db } = services.store
  return {
    ...askingHandlers(services),
    ...requestHandlers(services),
    async connections({ user }) {
      return (await ownConnections(db, user.id)).map((row) => publicConnection(row, services))
    },
    async addConnection({ user, body }) {
      const { settings, secrets } = checkedParts(outside.connectors.called(body.connector), body)
      return db.transaction(async (tx) => {
        const projectId = await namedProject(tx, user.id, body.projectId)
        const { name, connector } = body
        const added = { userId: user.id, name, connector, projectId, settings, secrets }
        return publicConnection(await addConnection(tx, added, services), services)
      })
    },
    async changeConnection({ user, params, body }) {
      return db.transaction(async (tx) => {
        const row = await lockConnection(tx, user.id, params.id)
        const parts = partsAfter(row, body, services)
        const name = body.name ?? row.name
        if (name !== row.name) await refuseTaken(tx, user.id, name)
        const projectId =
          body.projectId === undefined
            ? row.projectId
            : await namedProject(tx, user.id, body.projectId)
        const isSame = sameJson(parts.settings, row.settings) && !body.secrets
        const [changed] = await tx
          .update(connections)
          .set({
            name,
            projectId,
            settings: parts.settings,
            ...sealedColumns(parts.secrets, row, outside.seal),
            ...(isSame ? {} : { lastTry: null }),
            updatedAt: sql`now()`,
          })
          .where(isOwnConnection(user.id, row.id))
          .returning()
        if (!changed) throw new Error('The locked connection is gone')
        return publicConnection(changed, services)
      })
    },
    async removeConnection({ user, params }) {
      const { name } = await ownConnection(db, user.id, params.id)
      await db.delete(connections).where(isOwnConnection(user.id, params.id))
      // Rows that came through it are not left lying in results made from them.
      await services.resultCaches.forget(user.id)
      return { message: `The connection "${name}" was removed.` }
    },
    async connectionPipelines({ user, params }) {
      const { id } = await ownConnection(db, user.id, params.id)
      const using = await pipelinesUsing(db, user.id, [id])
      return using.map(({ id: pipeline, name }) => ({ id: pipeline, name }))
    },
  }
}

async function namedProject(tx: Queries, userId: string, id: string | null) {
  return id === null ? null : (await ownProject(tx, userId, id)).id
}

/** Secrets that are not given stay, unless it leads elsewhere now; given empty, they go. */
function partsAfter(
  row: StoredConnection,
  body: {
    settings?: ConnectionParts['settings'] | undefined
    secrets?: ConnectionParts['secrets'] | undefined
  },
  services: WithOutside,
): ConnectionParts {
  const connector = services.outside.connectors.called(row.connector)
  const { secrets = {}, settings = row.settings } = body
  const given = checkedParts(connector, { settings, secrets })
  const kept = Object.entries(keptSecrets(row, connector, given, services))
  const staying = kept.filter(([name]) => !Object.hasOwn(secrets, name))
  return { ...given, secrets: { ...Object.fromEntries(staying), ...given.secrets } }
}
