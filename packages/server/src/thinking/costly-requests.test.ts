import { afterAll, beforeAll, expect, test } from 'vitest'
import { COSTLY_BODIES } from '../testing/costly/bodies.ts'
import { block, chain, joins, times, transform } from '../testing/costly/graphs.ts'
import { QUERIES } from '../testing/costly/queries.ts'
import { uploadSales } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

let server: TestServer
let user: TestUser
let sales: string
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signUp()
  sales = (await uploadSales(user)).id
})
afterAll(() => server.close())

test('the table of costly requests has 61', () => {
  expect(COSTLY_BODIES).toHaveLength(61)
  expect(new Set(COSTLY_BODIES.map(({ what, path }) => `${what} ${String(path)}`)).size).toBe(61)
})

test.each([12, 30, 900])(
  '%i joins, each fed twice by the one before, are checked',
  async (count) => {
    const { diagnostics, columns } = await user.call('checkPipeline', { body: joins(sales, count) })
    const codes = diagnostics.map(({ code }) => code)
    expect(codes).toEqual(count === 12 ? [] : ['pipeline/too-many-columns'])
    expect(columns['j11']).toHaveLength(1 + 2 * 2 ** 12)
  },
)

test('2,000 tables of WITH are refused in words', async () => {
  const { blocks, diagnostics } = await user.call('importSql', {
    body: { sql: QUERIES.ctes(2_000) },
  })
  expect(blocks).toEqual([])
  expect(diagnostics).toMatchObject([
    { code: 'sql/too-large', message: 'WITH names more than 900 tables.' },
  ])
})

test.each([
  ['lists', `{"blocks":[${'[],'.repeat(1_600_000)}[]],"connections":[]}`],
  ['brackets', `{"blocks":${'['.repeat(1_000_000)}`],
  ['connections', `{"blocks":[],"connections":[${'0,'.repeat(20_000)}0]}`],
])('a body of %s alone is refused', async (_, body) => {
  const response = await fetch(`${server.url}/api/pipelines/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
    body,
  })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'too_large' })
})

test('others are answered while a request is thought about, until it is refused', async () => {
  const names = (count: number) => times(count, (at) => `month_${at}_of_the_year`).join(' + ')
  const widened = transform(times(500, (at) => [`column_${at}_of_the_year`, 'amount']))
  const unknown = transform(times(300, (at) => [`v${at}`, names(200)]))
  const blocks = [
    ...times(4, (at) => block(`wide${at}`, 'transform', renamed(widened, at))),
    block('unknown', 'transform', unknown),
  ]
  let isOver = false
  const refused = user
    .call('checkPipeline', { body: chain(sales, blocks) })
    .catch((error: unknown) => error)
    .finally(() => (isOver = true))
  for (let asked = 0; asked < 5; asked += 1) await server.call('health')
  expect(isOver).toBe(false)
  expect(await refused).toMatchObject({ status: 422, code: 'too_complex' })
  expect((await user.call('checkPipeline', { body: chain(sales, []) })).diagnostics).toEqual([])
})

function renamed({ columns }: Record<string, unknown>, at: number): Record<string, unknown> {
  const list = columns as { name: string; expression: string }[] // as `transform` makes it
  return { columns: list.map((one) => ({ ...one, name: `${one.name}_${at}` })) }
}
