import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDatabase, type TestPlace } from './test-settings.ts'
import { filesEnv } from './files-env.ts'

/** Places of two servers on one database, each with files of its own. */
export async function createTwoPlaces(): Promise<readonly [TestPlace, TestPlace]> {
  const { databaseUrl } = inject('workerStores')
  const database = await (databaseUrl === null
    ? createDatabase({ admin: process.env.DATABASE_URL })
    : createDatabase({ admin: databaseUrl, template: 'postgres' }))
  const place = (last: boolean): TestPlace => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'plainflow-test-'))
    const env = {
      PORT: '0',
      PLAINFLOW_DATA: dataFolder,
      PLAINFLOW_STORE: 'outside',
      DATABASE_URL: database.url,
      PLAINFLOW_RATE_LIMIT_FACTOR: '10000',
      ...filesEnv(),
    }
    return {
      env,
      dataFolder,
      async remove() {
        rmSync(dataFolder, { recursive: true, force: true, maxRetries: 3 })
        if (last) await database.drop()
      },
    }
  }
  return [place(false), place(true)]
}
