import { createServer } from 'node:http'
import { once } from 'node:events'
import { ModelTrouble } from '@plainflow/models'
import { CANARY_KEY, type ModelServer, startModelServer } from '@plainflow/models/testing'
import { openModel } from '@plainflow/models/open'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isPublicAddress } from '../outbound/public-address.ts'
import { salesAnswer, say, SENTENCE } from '../testing/asking.ts'
import { uploadSales } from '../testing/sales.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

/** What stands where no user's address may lead: it counts who connects. */
let inside: ModelServer
let port: string
let server: TestServer
beforeAll(async () => {
  inside = await startModelServer()
  port = new URL(inside.url).port
  inside.script = () => salesAnswer()
  server = await startTestServer({ env: { PLAINFLOW_MODEL_ADDRESSES: 'public' } })
})
afterAll(async () => {
  await server.close()
  await inside.close()
})
beforeEach(() => void (inside.calls.length = 0))

const HOSTS = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.0.0.1.',
  '１２７.0.0.1',
  'localhost',
  'LOCALHOST.',
  'x.localhost',
  '0',
  '0.0.0.0',
  '10.0.0.1',
  '100.100.100.200',
  '169.254.169.254',
  '172.17.0.1',
  '192.168.0.1',
  '168.63.129.16',
  '[::]',
  '[::1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fd00:ec2::254]',
  '[fe80::1]',
]

const SOMETIMES_KNOWN: ReadonlySet<string> = new Set(['LOCALHOST.', 'x.localhost'])

test('the server says that it keeps to public addresses', async () => {
  const user = await server.signUp()
  expect(await user.call('assistant')).toMatchObject({ reachesOwnNetwork: false })
})

test.each(HOSTS)('a model at %s is not reached', async (host) => {
  const user = await server.signUp()
  const body = {
    provider: 'openai-compatible' as const,
    address: `http://${host}:${port}/v1`,
    key: CANARY_KEY,
  }
  for (const ask of [
    () => user.call('listModels', { body }),
    () => user.call('testModel', { body: { ...body, model: 'm' } }),
  ]) {
    const told = await ask().catch((error: unknown) => error)
    // Names that this machine does not know lead nowhere at all.
    const kind = expect.stringMatching(
      SOMETIMES_KNOWN.has(host) ? /private|unreachable/ : /private/,
    )
    expect(told).toMatchObject({ status: 422, body: { details: { kind } } })
    expect(JSON.stringify(told)).not.toContain(CANARY_KEY)
  }
  expect(inside.calls).toEqual([])
})

test('one that was named is not asked either, and the sentence is answered', async () => {
  const user = await server.signUp()
  await uploadSales(user)
  const body = { provider: 'ollama' as const, address: `http://localhost:${port}/v1`, model: 'm' }
  await user.call('connectModel', { body })
  const answer = await say(user, SENTENCE)
  expect(answer.response).toContain('lies in a private network')
  expect(answer.updatedPipeline?.blocks).toHaveLength(2)
  expect(inside.calls).toEqual([])
  const literal = { ...body, address: inside.url }
  await expect(user.call('connectModel', { body: literal })).rejects.toMatchObject({ status: 422 })
})

test('a provider whose own address is on this machine is not reached', async () => {
  const user = await server.signUp()
  const told = await user
    .call('listModels', { body: { provider: 'ollama' } })
    .catch((error: unknown) => error)
  expect(told).toMatchObject({ body: { details: { kind: 'private' } } })
})

test('a file of the server is named by its operator alone', async () => {
  const user = await server.signUp()
  const body = { provider: 'file' as const, model: '/etc/passwd' }
  for (const name of ['testModel', 'connectModel'] as const)
    await expect(user.call(name, { body })).rejects.toMatchObject({ status: 403 })
})

test('a redirection into the network is not followed', async () => {
  const outside = createServer((_, response) =>
    response.writeHead(307, { location: `${inside.url}/chat/completions` }).end(),
  )
  outside.listen(0, '127.0.0.1')
  await once(outside, 'listening')
  const address = outside.address()
  const at = typeof address === 'object' ? address?.port : 0
  const open = { ...inside.settings('openai-compatible'), baseUrl: `http://127.0.0.1:${at}/v1` }
  const model = openModel(open)
  expect(await troubleOf(model)).toMatchObject({ kind: 'redirected' })
  expect(inside.calls).toEqual([])
  await model.close?.()
  outside.close()
})

test('where a name leads is looked at with every connection', async () => {
  let isPublic = true
  const model = openModel(
    { ...inside.settings('openai-compatible'), baseUrl: `http://localhost:${port}/v1` },
    { mayReach: (address) => isPublic || isPublicAddress(address) },
  )
  inside.script = () => ({ status: 500, headers: { connection: 'close' } })
  expect(await troubleOf(model)).toMatchObject({ kind: 'failed' })
  expect(inside.calls).toHaveLength(1)
  isPublic = false
  expect(await troubleOf(model)).toMatchObject({ kind: 'private' })
  expect(inside.calls).toHaveLength(1)
  await model.close?.()
})

async function troubleOf(model: ReturnType<typeof openModel>): Promise<ModelTrouble> {
  const { signal } = new AbortController()
  const messages = [{ role: 'user', content: 'x' }] as const
  const request = { system: '', messages, schema: { type: 'object' }, signal }
  const error = await model.answer({ ...request, onPartial: () => {} }).catch((e: unknown) => e)
  if (!(error instanceof ModelTrouble)) throw new Error('it answered')
  return error
}
