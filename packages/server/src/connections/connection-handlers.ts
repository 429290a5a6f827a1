import { randomUUID } from 'node:crypto'
import { Failure } from '@plainflow/contract'
import { type ConnectionParts, type Connector, type OutsideSource, sameJson } from '@plainflow/core'
import { listOutsideTables, outsideColumns, testOutside } from '@plainflow/engine'
import { count, eq, sql } from 'drizzle-orm'
import type { WithEngineTurns } from '../engine-turns.ts'
import type { Handlers } from '../http/call.ts'
import { whileWaitedFor } from '../http/while-waited-for.ts'
import { ownProject } from '../projects/own-projects.ts'
import type { WithSettings } from '../settings.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { pipelinesUsing } from '../store/pipelines-using.ts'
import { connections } from '../store/schema.ts'
import { checkedParts, leadsElsewhere } from './connection-values.ts'
import { firstRows } from './first-rows.ts'
import { isOutsideTrouble, type OpenedConnection, type WithOutside } from './outside.ts'
import {
  isOwnConnection,
  lockConnection,
  ownConnection,
  ownConnections,
  publicConnection,
  type StoredConnection,
} from './own-connections.ts'
import { rememberColumns } from './remember-columns.ts'
import { openedSecrets, sealedColumns } from './sealed-secrets.ts'

type ConnectionRoutes =
  | 'connections'
  | 'addConnection'
  | 'changeConnection'
  | 'removeConnection'
  | 'connectionPipelines'
  | 'tryConnection'
  | 'connectionTables'
  | 'lookAtConnection'

/** Results are made of connections, so that connections know of results only this. */
interface Needs extends WithStore, WithSettings, WithEngineTurns, WithOutside {
  readonly resultCaches: { forget(userId: string): Promise<void> }
}

const MOST_CONNECTIONS = 100

/** Connections of users: each is seen by its owner alone, and its secrets by nobody. */
export function connectionHandlers(services: Needs): Pick<Handlers, ConnectionRoutes> {
  const { outside, engineTurns } = services
  const { db } = services.store
  return {
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

interface ToAdd extends ConnectionParts {
  readonly userId: string
  readonly name: string
  readonly connector: string
  readonly projectId: string | null
}

/** Meant for a transaction: the user's row is locked, so two at once are counted. */
export async function addConnection(
  tx: Queries,
  { secrets, ...added }: ToAdd,
  { outside }: WithOutside,
): Promise<StoredConnection> {
  const { userId, name, settings } = added
  await lockUser(tx, userId)
  await refuseTaken(tx, userId, name)
  const [held] = await tx
    .select({ count: count() })
    .from(connections)
    .where(eq(connections.userId, userId))
  if ((held?.count ?? 0) >= MOST_CONNECTIONS)
    throw new Failure('plan_limit', `An account holds ${MOST_CONNECTIONS} connections.`)
  const id = randomUUID()
  const sealed = sealedColumns(secrets, { userId, id }, outside.seal)
  const [row] = await tx
    .insert(connections)
    .values({ ...added, id, settings, ...sealed })
    .returning()
  if (!row) throw new Error('The new connection was not stored')
  return row
}

async function refuseTaken(tx: Queries, userId: string, name: string): Promise<void> {
  const taken = (await ownConnections(tx, userId)).some((one) => one.name === name)
  if (taken) throw new Failure('conflict', `There is a connection "${name}" already.`)
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

function keptSecrets(
  row: StoredConnection,
  connector: Connector,
  { settings }: ConnectionParts,
  { outside }: WithOutside,
): ConnectionParts['secrets'] {
  if (leadsElsewhere(connector, row.settings, settings)) return {}
  return openedSecrets(row, outside.seal)
}

interface Tried {
  readonly success: boolean
  readonly error?: string
  readonly version?: string
  readonly milliseconds: number
}

/** Says hello; what goes wrong is part of the answer. */
export async function tryOut(
  { outside }: WithOutside,
  opened: OpenedConnection,
  signal: AbortSignal,
): Promise<Tried> {
  const start = performance.now()
  const passed = () => Math.round(performance.now() - start)
  const { name } = opened.connector
  try {
    const { version } = await outside.reach(opened, (reach, child) =>
      testOutside(name, reach, { ...child, signal }),
    )
    return { success: true, version, milliseconds: passed() }
  } catch (error) {
    if (!isOutsideTrouble(error)) throw error
    return { success: false, error: error.message, milliseconds: passed() }
  }
}

export async function noteTry(
  db: Queries,
  row: StoredConnection,
  { success, error = null }: { readonly success: boolean; readonly error?: string | null },
): Promise<void> {
  const lastTry = { at: new Date().toISOString(), success, error }
  await db.update(connections).set({ lastTry }).where(isOwnConnection(row.userId, row.id))
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
