import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { filesEnv } from './files-env.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { createDatabase } from './test-settings.ts'

let shared: Promise<TestServer> | undefined

/**
 * The one server of this worker, for all files that ask nothing of it but users of their own. It ends
 * with the worker; its database and folder go with the run.
 */
export function workerServer(): Promise<TestServer> {
  shared ??= start()
  return shared
}

async function start(): Promise<TestServer> {
  const { folder, databaseUrl } = inject('workerStores')
  // On another store than usual each file has a server of its own, which is closed behind it.
  if (databaseUrl === null) {
    const own = await startTestServer()
    return { ...own, close: () => ((shared = undefined), own.close()) }
  }
  const dataFolder = join(folder, `worker-${randomUUID()}`)
  mkdirSync(dataFolder)
  const database = await createDatabase({ admin: databaseUrl, template: 'postgres' })
  const env = {
    PORT: '0',
    PLAINFLOW_DATA: dataFolder,
    PLAINFLOW_STORE: 'outside',
    DATABASE_URL: database.url,
    PLAINFLOW_RATE_LIMIT_FACTOR: '10000',
    ...filesEnv(),
  }
  const place = { env, dataFolder, remove: async () => {} }
  return { ...(await startTestServer({ place })), close: async () => {} }
}
