import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createLog } from '../create-log.ts'
import { readSettings } from '../settings.ts'
import { startEmbeddedPostgres } from '../store/embedded-postgres.ts'
import { openStore } from '../store/open-store.ts'
import { startFiles } from './files-env.ts'
import { createTestPlace, type TestPlace } from './test-settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly storeTemplate: Pick<TestPlace, 'env' | 'dataFolder'>
    /** Where the servers of the workers keep what they have; without a database on other stores. */
    readonly workerStores: { readonly folder: string; readonly databaseUrl: string | null }
  }
}

const toBeDone: (() => Promise<void>)[] = []

/** Once in a run of tests: a new store, made and migrated by the product itself, for all to copy. */
export async function setup({ provide }: TestProject): Promise<void> {
  toBeDone.push(await startFiles())
  const place = await createTestPlace()
  toBeDone.push(() => place.remove())
  const store = await openStore(readSettings(place.env), createLog('silent'))
  await store.close()
  const configuration = join(place.dataFolder, 'postgres', 'postgresql.conf')
  // No test cuts the power, and what a killed process wrote is still the system's.
  if (existsSync(configuration)) appendFileSync(configuration, '\nfsync = off\n')
  provide('storeTemplate', { env: place.env, dataFolder: place.dataFolder })
  provide('workerStores', await startWorkerStores(place))
}

export async function teardown(): Promise<void> {
  for (const end of toBeDone.toReversed()) await end()
}

/** Of all workers, some of which have two servers of their own on it. */
const SHARED = 100

/** One PostgreSQL for the servers of all workers, each in a database of its own. */
async function startWorkerStores(template: TestPlace) {
  const place = await createTestPlace({}, template)
  toBeDone.push(() => place.remove())
  const folder = place.dataFolder
  if (template.env.PLAINFLOW_STORE !== 'embedded') return { folder, databaseUrl: null }
  const { connection, stop } = await startEmbeddedPostgres(folder, createLog('silent'), SHARED)
  toBeDone.push(stop)
  // Not the database that is copied, to which nobody may be connected meanwhile.
  const url = new URL(`postgresql://${connection.user}@localhost/template1`)
  url.password = String(connection.password)
  url.searchParams.set('host', String(connection.host))
  url.searchParams.set('port', String(connection.port))
  return { folder, databaseUrl: url.href }
}
