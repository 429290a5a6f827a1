import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { CANARY_KEY, type ModelServer, startModelServer } from '@plainflow/models/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { readSettings } from '../settings.ts'
import { salesAnswer, say, SENTENCE } from '../testing/asking.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { uploadSales } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import { createTestPlace, type TestPlace } from '../testing/test-settings.ts'

const FIRST = 'first'.repeat(8)
const SECOND = 'second'.repeat(8)

let models: ModelServer
let place: TestPlace
let folder: string
let user: TestUser
beforeAll(async () => {
  models = await startModelServer()
  models.script = () => salesAnswer()
  folder = mkdtempSync(join(tmpdir(), 'plainflow-secrets-'))
  place = await createReadyPlace()
})
afterAll(async () => {
  await models.close()
  await place.remove()
  rmSync(folder, { recursive: true })
})

test('a key is in no answer, no line of the log, no file, and in no backup', async () => {
  await during({ PLAINFLOW_SECRET: FIRST }, async (server) => {
    user = await server.signUp()
    await uploadSales(user)
    const { settings } = models
    const { baseUrl: address, apiKey: key, model } = settings('openai-compatible')
    const body = { provider: 'openai-compatible' as const, address, key, model }
    const said: unknown[] = [await user.call('connectModel', { body })]
    for (const script of [
      { status: 401 },
      { status: 400 },
      { failed: true },
      salesAnswer(),
    ] as const) {
      models.script = () => script
      said.push(await say(user, SENTENCE))
      said.push(await user.call('testModel', { body }).catch((error: unknown) => String(error)))
    }
    said.push(await user.call('assistant'), await user.call('currentUser'))
    expect(JSON.stringify(said)).not.toContain(CANARY_KEY)
    expect(server.logLines.join('\n')).not.toContain(CANARY_KEY)
  })
  const file = join(folder, 'backup.tar.gz')
  await backup(settingsWith({ PLAINFLOW_SECRET: FIRST }), file)
  const archive = gunzipSync(readFileSync(file))
  expect(archive.includes('model_connections')).toBe(true)
  expect(archive.includes(CANARY_KEY)).toBe(false)
  expect(filesHolding(place.dataFolder, CANARY_KEY)).toEqual([])
})

test('restored, it works with the same secret, and is asked for anew without', async () => {
  const file = join(folder, 'backup.tar.gz')
  const other = await createTestPlace()
  await restore(readSettings(other.env), file)
  try {
    await during({ PLAINFLOW_SECRET: FIRST }, async () => expectAnswer(), other)
    await during(
      { PLAINFLOW_SECRET: SECOND },
      async (server) => {
        const answer = await say(withCall(server), SENTENCE)
        expect(answer.response).toContain(
          'can no longer be opened, so the sentence was read without',
        )
        expect(answer.updatedPipeline?.blocks).toHaveLength(2)
        expect(answer).toMatchObject({ credits: 5, model: null })
        expect(server.logLines.join()).toContain('their secret is not known')
        // Entered again, it works again.
        await withCall(server).call('connectModel', { body: connection() })
        expect(await say(withCall(server), SENTENCE)).toMatchObject({ model: { whose: 'own' } })
      },
      other,
    )
  } finally {
    await other.remove()
  }
})

test('with a new secret and the old one beside, all is sealed anew at the start', async () => {
  const both = { PLAINFLOW_SECRET: SECOND, PLAINFLOW_SECRET_OLD: FIRST }
  await during(both, async (server) => {
    await expect
      .poll(() => server.logLines.join())
      .toContain('Nothing is left under the old secret')
    expect(server.logLines.join('\n')).not.toContain(CANARY_KEY)
  })
  await during({ PLAINFLOW_SECRET: SECOND }, async () => expectAnswer())
})

let running: TestServer

async function expectAnswer(): Promise<void> {
  models.script = () => salesAnswer()
  models.calls.length = 0
  expect(await say(withCall(running), SENTENCE)).toMatchObject({ model: { whose: 'own' } })
  expect(models.calls[0]?.headers.authorization).toBe(`Bearer ${CANARY_KEY}`)
}

function connection() {
  const { baseUrl: address, apiKey: key, model } = models.settings('openai-compatible')
  return { provider: 'openai-compatible' as const, address, key, model }
}

function withCall(server: TestServer): TestUser {
  return { ...user, call: server.as(user.token) }
}

async function during(
  env: Record<string, string>,
  work: (server: TestServer) => Promise<void>,
  at = place,
): Promise<void> {
  running = await startTestServer({ place: at, env })
  try {
    await work(running)
  } finally {
    await running.close()
  }
}

function settingsWith(env: Record<string, string>) {
  return readSettings({ ...place.env, ...env })
}

function filesHolding(inside: string, text: string): string[] {
  return readdirSync(inside, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => readFileSync(path).includes(text))
}
