import { BLOCKS } from '@plainflow/core'
import { noteTry, tryOut } from '../connections/try-out.ts'
import {
  isOutsideTrouble,
  type OpenedConnection,
  type WithOutside,
} from '../connections/outside.ts'
import { ownConnections } from '../connections/own-connections.ts'
import { readAddress } from '../connections/read-address.ts'
import type { WithEngineTurns } from '../engine-turns.ts'
import type { Handlers } from '../http/call.ts'
import { whileWaitedFor } from '../http/while-waited-for.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { ownDatasets } from './own-datasets.ts'

interface Needs extends WithStore, WithEngineTurns, WithOutside {}

type Told = { success: true } | { success: false; error: string }

/** Whether the rows of a data source can be had, and if not, why. */
export function dataSourceHandlers(services: Needs): Pick<Handlers, 'testConnection'> {
  const { db } = services.store
  return {
    async testConnection({ user, body: { dataSource }, reply }) {
      const { type, config } = dataSource
      const reason = whyUnavailable(type)
      if (reason !== undefined) return no(reason)
      const { datasetId, connectionId, connectionString, url } = config
      const signal = whileWaitedFor(reply)
      if (isText(connectionId)) return tryKept(services, user.id, connectionId, signal)
      if (isText(connectionString)) return tryAddress(services, user.id, connectionString, signal)
      if (isText(url)) return tryAddress(services, user.id, url, signal)
      if (isText(datasetId)) return tryDataset(db, user.id, datasetId)
      return no(NOTHING_CHOSEN[type] ?? 'Nothing is chosen yet.')
    },
  }
}

const NOTHING_CHOSEN: Readonly<Record<string, string>> = {
  file: 'No file is chosen yet.',
  database: 'No connection is chosen yet.',
  api: 'The address is missing.',
}

async function tryDataset(db: Queries, userId: string, datasetId: string): Promise<Told> {
  const dataset = (await ownDatasets(db, userId)).find(({ id }) => id === datasetId)
  if (!dataset) return no('There is no such dataset.')
  if (dataset.status === 'failed') return no(dataset.error ?? 'The file could not be read.')
  if (dataset.dataFile === null) return no(`${dataset.filename} is still being read.`)
  return { success: true }
}

async function tryKept(
  services: Needs,
  userId: string,
  connectionId: string,
  signal: AbortSignal,
): Promise<Told> {
  const { db } = services.store
  const row = (await ownConnections(db, userId)).find(({ id }) => id === connectionId)
  if (!row) return no('There is no such connection.')
  const told = await tried(services, userId, () => services.outside.opened(row), signal)
  await noteTry(db, row, told)
  return told
}

/** Tried and not kept. */
async function tryAddress(
  services: Needs,
  userId: string,
  address: string,
  signal: AbortSignal,
): Promise<Told> {
  const read = readAddress(address, services)
  if (!read) {
    const { all, labels } = services.outside.connectors
    const why = all.map((connector) => connector.whyRefused?.(address) ?? null)
    const known = why.find((each) => each !== null)
    if (known != null) return no(known)
    return no(`The address cannot be read; it can lead to: ${labels}.`)
  }
  return tried(services, userId, () => read, signal)
}

async function tried(
  services: Needs,
  userId: string,
  open: () => OpenedConnection,
  signal: AbortSignal,
): Promise<Told> {
  try {
    const opened = open()
    const told = await services.engineTurns.take(userId, () => tryOut(services, opened, signal))
    return told.success ? { success: true } : no(told.error ?? 'Failed to connect to data source')
  } catch (error) {
    // Such as secrets that cannot be opened any more.
    if (isOutsideTrouble(error)) return no(error.message)
    throw error
  }
}

function no(error: string): Told {
  return { success: false, error }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** The reason the block gives that reads this kind of source; none where it can. */
function whyUnavailable(type: string): string | undefined {
  return BLOCKS.find(({ initial }) => sourceTypeOf(initial) === type)?.unavailable
}

function sourceTypeOf(configuration: unknown): unknown {
  if (typeof configuration !== 'object' || configuration === null) return undefined
  const { dataSource } = configuration as { dataSource?: { type?: unknown } } // its schema says so
  return dataSource?.type
}
