import { CONNECTORS } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

/** Whatever the kind of system: the broker stands before every one. `ways-out.test.ts` has all spellings. */
const FORBIDDEN = ['127.0.0.1', '169.254.169.254', '[::1]', '10.0.0.1', 'localhost', '2130706433']

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signUp()
})
afterAll(() => server.close())

const cases = CONNECTORS.flatMap((connector) => FORBIDDEN.map((host) => [connector, host] as const))

test.each(cases.map(([connector, host]) => [connector.name, host, connector] as const))(
  '%s does not reach %s',
  async (name, host, { fields }) => {
    const filled = fields
      .filter(({ isSecret }) => !isSecret)
      .map(({ name: field, isHost, initial, isRequired }) => {
        const other = isRequired === true && initial === '' ? 'x' : initial
        return [field, isHost === true ? host : other]
      })
    const settings = Object.fromEntries(filled) as Record<string, string | number | boolean>
    const tried = await user.call('tryConnection', { body: { connector: name, settings } })
    expect(tried).toMatchObject({ success: false })
    expect(tried.error).toMatch(/private network/)
  },
)
