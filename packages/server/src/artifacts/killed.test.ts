import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@plainflow/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { reachStore } from '../store/reach-store.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { saveReport } from '../testing/reports.ts'
import { untilFinished } from '../testing/sales.ts'
import { type ServerProcess, startServerProcess, untilHealthy } from '../testing/server-process.ts'
import { newCredentials, signUpThrough } from '../testing/start-test-server.ts'
import type { TestPlace } from '../testing/test-settings.ts'

let place: TestPlace
const started: ServerProcess[] = []
beforeEach(async () => {
  place = await createReadyPlace()
})
afterEach(async () => {
  for (const server of started.splice(0)) {
    server.child.kill('SIGTERM')
    await server.ended
  }
  await place.remove()
})

test.skipIf(process.env.PLAINFLOW_TEST_STORE === 'pglite')(
  'killed between the file and its row, a server makes the artifact once, and keeps nothing else',
  async () => {
    const first = await start()
    const credentials = newCredentials()
    const token = await signUpThrough(createClient({ baseUrl: first.url }), credentials)
    const user = {
      ...credentials,
      token,
      call: createClient({ baseUrl: first.url, token: () => token }),
    }
    const pipeline = await saveReport(user)
    const store = await reachStore(readSettings(place.env))
    const client = await store.pool.connect()
    try {
      // Whoever stores an artifact waits for its owner's row: the file is there by then, its row is not.
      await client.query('begin')
      await client.query('select 1 from users for no key update')
      const params = { id: pipeline.id }
      const { executionId } = await user.call('executePipeline', { params, body: {} })
      await expect.poll(folders, { timeout: 30_000 }).toHaveLength(1)
      const [orphan] = folders()
      first.child.kill('SIGKILL')
      await first.ended
      await client.query('rollback')

      const second = await start()
      expect(folders()).not.toContain(orphan)
      const call = createClient({ baseUrl: second.url, token: () => token })
      const run = await untilFinished({ ...user, call }, executionId)
      expect(run).toMatchObject({ status: 'completed', artifacts: [{ version: 1 }] })
      expect(folders()).toEqual(run.artifacts.map(({ id }) => id))
    } finally {
      client.release(true)
      await store.close()
    }
  },
)

function folders(): readonly string[] {
  return readdirSync(join(place.dataFolder, 'files', 'artifacts'))
}

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess(place.env)
  started.push(server)
  await untilHealthy(server)
  return server
}
