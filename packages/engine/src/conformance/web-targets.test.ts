import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chmod } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import {
  type OutsideSource,
  outsideId,
  type Program,
  type Step,
  type TargetId,
  targets,
  webRequestSchema,
} from '@plainflow/core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Reach } from '../connectors/connector.ts'
import { readOutside } from '../connectors/read-outside.ts'
import {
  type Scripted,
  serveWeb,
  type ServedWeb,
  type Visit,
} from '../connectors/testing/serve-web.ts'
import { startRelay } from '../connectors/testing/start-relay.ts'
import { startTunnels } from '../connectors/testing/start-tunnels.ts'
import { connector } from '../connectors/web-address/connector.ts'
import { verifyProgram } from '../verify/verify-program.ts'
import { RUN_TARGETS, runOn, closeRuntimes } from './runtimes/runtimes.ts'
import { heldFolder } from './testing/held-folder.ts'

/** Exported code against a web server on loopback, which it reaches from its box by a socket and nothing else. */
const CACHE = fileURLToPath(new URL('../../../../.cache', import.meta.url))
const PYTHONS = ['python', 'polars', 'pyspark'].map((name) => join(CACHE, name, 'bin', 'python'))
const env = { ...process.env, PLAINFLOW_PYTHON: PYTHONS.join(delimiter) }
const LANGUAGES = RUN_TARGETS.filter((id) => ['pandas', 'polars', 'pyspark'].includes(id))
/** What asks is one text for all of Python: what it refuses is seen in one language. */
const FIRST = LANGUAGES.slice(0, 1)

/** A text of JSON as no program would write it: the digits, blanks and signs of each cell count. */
const VALUES = `{"meta": {"n": 2}, "data": {"items": [
  {"id": 9007199254740993, "exact": 1.50, "share": 1e300, "least": -9223372036854775807, "mixed": 1.50,
   "name": "a \\"b\\" \\u00e9 \\u2028 <&> 🙂", "lines": "a\\r\\n\\tb", "paid": true, "day": "2024-02-29",
   "seen": "2024-03-10T12:00:00.123456", "local": "0001-01-01 23:59", "empty": "", "never": null,
   "list": [1, 2.50, "\\u00e9\\/x", {"k" : null}, [ ]], "far": 123456789012345678901234567890, "code": "007",
   "a": {"b": {"c": 1}, "empty": {}}, "odd.name ": 1, "null": "null", "NA": "NA", "text": "2024-02-30"},
  {"id": 2, "exact": 0, "share": -0.0, "least": 9223372036854775807, "mixed": "x", "paid": false,
   "day": "9999-12-31", "seen": "1969-12-31T23:59:59", "local": "2024-12-31 00:00:59.5", "list": null,
   "far": -1, "code": "8", "a": null, "null": null},
  {"name": "only this"}]}}`
const PAGES = [[{ id: 1 }, { id: 2 }], [{ id: 3 }], [{ id: 4 }, { id: 5 }]]
const pageOf = (visit: Visit) => {
  const said = visit.url.searchParams.get('at') ?? visit.url.searchParams.get('cursor')
  return Number(said ?? 0)
}
const ORDERS = 'id;amount;said\r\n1;1.50;"a;""b"""\r\n2;;\r\n\r\n3;-7;" x "\r\n'
const FEED = `<?xml version="1.0"?><f:feed xmlns:f="urn:x"><head>h</head><entry id="1"><n>1</n><t>a</t><t>b</t></entry>
  <entry id="2"><n>2</n><in f:k="v">deep <b>er</b></in><![CDATA[ loose ]]></entry></f:feed>`

/** Each answer by its path. */
const SERVED: Readonly<Record<string, (visit: Visit) => Scripted>> = {
  '/values': () => ({ body: VALUES, headers: { 'content-type': 'application/json' } }),
  '/page': ({ url }) => ({ body: PAGES[Number(url.searchParams.get('page')) - 1] ?? [] }),
  '/offset': ({ url }) => {
    const place = [0, 2, 3].indexOf(Number(url.searchParams.get('skip')))
    return { body: { rows: PAGES[place] ?? [] } }
  },
  '/cursor': (visit) => {
    const at = pageOf(visit)
    const next = at < 2 ? { after: at === 0 ? '1' : `${visit.url.pathname}?at=2` } : { after: null }
    return { body: { data: PAGES[at], next } }
  },
  '/header': (visit) => ({
    body: PAGES[pageOf(visit)],
    headers: pageOf(visit) < 2 ? { 'x-next': String(pageOf(visit) + 1) } : {},
  }),
  '/link': (visit) => ({
    body: PAGES[pageOf(visit)],
    headers:
      pageOf(visit) < 2
        ? {
            link: `</link?at=0>; rel="first", </link?at=${pageOf(visit) + 1}&q=a,b>; rel="prefetch next"`,
          }
        : {},
  }),
  '/orders.csv': () => ({ body: ORDERS, headers: { 'content-type': 'text/csv; charset=utf-8' } }),
  '/feed.xml': () => ({ body: FEED, headers: { 'content-type': 'application/xml' } }),
  '/lines.ndjson': () => ({ body: '{"id": 1}\n\n{"id": 2, "deep": {"x": [true]}}\n' }),
  '/packed': () => ({
    body: gzipSync('[{"id": 1}]'),
    headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
  }),
  // Every other question meets a server that has too much to do.
  '/busy': ({ before }) =>
    before % 2 === 0
      ? { status: before % 4 === 0 ? 429 : 503, headers: { 'retry-after': '0' } }
      : { body: [{ id: 7 }] },
  '/moved': () => ({ status: 302, headers: { location: '/page?page=2' } }),
  '/empty': ({ before }) => (before === 0 ? { body: [{ id: 1 }] } : { status: 204 }),
}

const REQUESTS: readonly (readonly [path: string, parts: object])[] = [
  ['/values', { rowsAt: 'data.items' }],
  ['/values?asText=1', { rowsAt: 'data.items', asText: true }],
  ['/page', { paging: 'page', sizeParameter: 'per page', pageSize: 2 }],
  ['/page?capped=1', { paging: 'page', mostPages: 2, stopsAtMost: true }],
  ['/offset', { paging: 'offset', pageParameter: 'skip' }],
  ['/cursor', { paging: 'cursor', cursorAt: 'next.after', pageParameter: 'at', rowsAt: 'data' }],
  ['/header', { paging: 'header', cursorAt: 'X-Next' }],
  ['/link', { paging: 'link', perSecond: 50 }],
  ['/orders.csv', {}],
  ['/feed.xml', {}],
  ['/feed.xml?at=1', { format: 'xml', rowsAt: 'f:feed.entry' }],
  ['/lines.ndjson', {}],
  ['/packed', {}],
  ['/busy', { retries: 2 }],
  ['/moved', { method: 'POST', body: '{"q": "é"}', headers: '{"X-Plain": "1"}' }],
  ['/empty', {}],
]

const folder = heldFolder('web-targets')
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
beforeAll(async () => {
  for (const id of LANGUAGES) await runOn(id, [])
}, 900_000)
afterAll(async () => {
  await closeRuntimes()
  await folder.remove()
})

describe.skipIf(LANGUAGES.length === 0)('a web address', () => {
  test('gives every language the same rows as the engine', async () => {
    const at = await reaching((visit) => SERVED[visit.url.pathname]?.(visit) ?? { status: 404 })
    const taken = []
    for (const [path, parts] of REQUESTS) taken.push(await at.taken(path, parts))
    for (const id of LANGUAGES) {
      const { verdict, reason, differences } = await at.verified(id, taken)
      expect({ id, verdict, reason, differences }).toEqual({
        id,
        verdict: 'PASS',
        reason: null,
        differences: [],
      })
    }
    const posted = at.web.asked.flatMap((one, place) => (one === 'POST /moved' ? [place] : []))
    expect(posted).toHaveLength(2 + LANGUAGES.length)
    for (const place of posted) {
      expect(at.web.bodies[place]).toBe('{"q": "é"}')
      expect(at.web.heard[place]).toMatchObject({
        'x-plain': '1',
        'content-type': 'application/json',
      })
    }
  }, 900_000)

  test('learns who asks, and no other host does', async () => {
    const PAIR = `Basic ${Buffer.from('ana:s@fe é').toString('base64')}`
    const ways = [
      {
        authentication: 'bearer',
        secrets: { token: 't0ken' },
        also: { TOKEN: 't0ken' },
        is: { authorization: 'Bearer t0ken' },
      },
      {
        authentication: 'basic',
        user: 'ana',
        secrets: { password: 's@fe é' },
        userinfo: 'ana:s%40fe%20%C3%A9@',
        is: { authorization: PAIR },
      },
      {
        authentication: 'key',
        keyName: 'X-Key',
        secrets: { key: 'k3y' },
        also: { KEY: 'k3y' },
        is: { 'x-key': 'k3y' },
      },
      {
        authentication: 'key',
        keyName: 'k',
        keyIn: 'parameter',
        secrets: { key: 'k3y&' },
        also: { KEY: 'k3y&' },
        is: { question: '?k=k3y%26' },
      },
      {
        authentication: 'none',
        secrets: { headers: '{"X-S":"1"}', parameters: '{"p":"2"}' },
        also: { HEADERS: '{"X-S":"1"}', PARAMETERS: '{"p":"2"}' },
        is: { 'x-s': '1', question: '?p=2' },
      },
      {
        authentication: 'oauth',
        client: 'me:',
        scope: 'read',
        secrets: { clientSecret: 'secret' },
        also: { OAUTH: 'http://me%3A:secret@{host}/token' },
        is: { authorization: 'Bearer given' },
      },
    ]
    for (const { secrets, also = {}, userinfo = '', is, ...settings } of ways) {
      const told = (visit: Visit) => ({ ...visit.headers, question: visit.url.search })
      const at = await reaching(
        (visit) => {
          if (visit.url.pathname === '/token') return { body: { access_token: 'given' } }
          if (visit.headers.host?.startsWith('other'))
            return { body: [{ id: visit.url.search.length }] }
          const heard: Record<string, unknown> = told(visit)
          for (const [name, value] of Object.entries(is))
            if (heard[name] !== value) return { status: 401 }
          return { status: 302, headers: { location: `http://other.test:${at.web.port}/x` } }
        },
        { settings: { ...settings }, secrets, userinfo, also },
      )
      const taken = [await at.taken('/x', {})]
      for (const id of FIRST) {
        const { verdict, reason } = await at.verified(id, taken)
        expect({ id, settings, verdict, reason }).toEqual({
          id,
          settings,
          verdict: 'PASS',
          reason: null,
        })
      }
      const others = at.web.heard.filter(({ host }) => host?.startsWith('other'))
      expect(others).toHaveLength(2 + FIRST.length)
      expect(JSON.stringify(others)).not.toMatch(/t0ken|Basic|k3y|given|x-s/i)
    }
  }, 900_000)

  test.each<[string, object, (visit: Visit) => Scripted, RegExp]>([
    [
      'a field that is new',
      {},
      ({ before }) => ({ body: [{ id: 1 }, ...(before < 2 ? [] : [{ id: 2, more: 1 }])] }),
      /"more"/,
    ],
    [
      'a value of another kind',
      {},
      ({ before }) => ({ body: [{ id: before < 2 ? 1 : '1' }] }),
      /"id" should be integer/,
    ],
    [
      'a number that is cut',
      {},
      ({ before }) => ({ body: [{ id: before < 2 ? 1 : 1.5 }] }),
      /"id" should be integer/,
    ],
    [
      'more pages than allowed',
      { paging: 'page', mostPages: 2 },
      ({ url, before }) => ({
        body: before < 4 && url.searchParams.get('page') === '3' ? [] : [{ id: before }],
      }),
      /more than 2 pages/,
    ],
    [
      'pages that do not change',
      { paging: 'offset' },
      ({ url, before }) => ({
        body: before < 4 && url.searchParams.get('offset') !== '0' ? [] : [{ id: 1 }],
      }),
      /does not look at "?offset/,
    ],
    [
      'pages in a circle',
      { paging: 'cursor', cursorAt: 'next', rowsAt: 'rows' },
      ({ before }) => ({ body: { rows: [{ id: before }], next: before < 2 ? null : 'same' } }),
      /read before/,
    ],
    [
      'an answer that is refused',
      { retries: 0 },
      ({ before }) => (before < 2 ? { body: [{ id: 1 }] } : { status: 403 }),
      /403/,
    ],
  ])(
    'stops the code by %s',
    async (_, parts, script, why) => {
      const at = await reaching(script)
      const taken = [await at.taken('/x', parts)]
      for (const id of FIRST) {
        const { verdict, reason } = await at.verified(id, taken)
        expect({ id, verdict }).toEqual({ id, verdict: 'FAIL' })
        expect(reason).toMatch(why)
        // No address with who asks in it, nor a question with a key.
        expect(reason).not.toMatch(/unix_socket|http:/)
      }
    },
    300_000,
  )
})

interface Given {
  readonly settings?: Reach['settings']
  readonly secrets?: Reach['secrets']
  readonly userinfo?: string
  readonly also?: Readonly<Record<string, string>>
}

interface Taken {
  readonly source: OutsideSource
  readonly step: Step
  readonly path: string
  readonly rows: number
}

async function reaching(
  script: (visit: Visit) => Scripted,
  { settings = {}, secrets = {}, userinfo = '', also = {} }: Given = {},
) {
  const web: ServedWeb = await serveWeb(script)
  const place = await folder.make()
  await chmod(place, 0o755)
  const tunnels = await startTunnels(join(place, 'way'), (_, port) => ({ host: '127.0.0.1', port }))
  const door = join(await folder.inside('door'), 's')
  await chmod(join(place, 'door'), 0o755)
  const relay = await startRelay(door, web.port)
  await chmod(door, 0o777)
  ends.push(
    web.close,
    () => tunnels.server.close(),
    () => relay.server.close(),
  )
  const host = `127.0.0.1:${web.port}`
  const own = { scheme: 'http', host: '127.0.0.1', port: web.port, timeLimit: 10 }
  const address = { tokenAddress: `http://${host}/token` }
  const reach: Reach = {
    settings: { authentication: 'none', ...own, ...address, ...settings },
    secrets,
    way: join(place, 'way'),
  }
  const shop = { id: 'c1', name: 'Shop', connector: 'web-address', settings: reach.settings }
  const way = {
    address: `http://${userinfo}${host}?unix_socket=${encodeURIComponent(door)}`,
    folder: join(place, 'door'),
    also: Object.fromEntries(
      Object.entries(also).map(([name, value]) => [name, value.replace('{host}', host)]),
    ),
  }
  let count = 0
  return {
    web,
    async taken(path: string, parts: object): Promise<Taken> {
      const request = webRequestSchema.parse({ url: path, method: 'GET', headers: '', ...parts })
      const source = {
        kind: 'request',
        connection: 'c1',
        connector: 'web-address',
        request,
      } as const
      const columns = await connector.columns(reach, source)
      const id = `load_${(count += 1)}`
      const file = join(place, `${id}.parquet`)
      const whole = { needed: null, conditions: [], sort: [], limit: null }
      const { rows } = await readOutside(
        'web-address',
        reach,
        { source, columns, ...whole },
        { folder: place, path: file },
      )
      const relation = { kind: 'from', outside: source, columns } as const
      return {
        source,
        path: file,
        rows,
        step: { id, block: id, name: id, sentence: id, columns, relation },
      }
    },
    async verified(id: TargetId, taken: readonly Taken[]) {
      const program: Program = { steps: taken.map(({ step }) => step) }
      const certificate = await verifyProgram({
        program,
        files: Object.fromEntries(
          taken.map(({ source, path }) => [
            outsideId(source),
            { path, format: 'parquet' as const },
          ]),
        ),
        inputs: Object.fromEntries(
          taken.map(({ source, path, rows, step }) => {
            const file = { path: `${step.id}.parquet`, format: 'parquet' } as const
            return [
              outsideId(source),
              { name: step.id, source: file, original: path, parquet: path, rows },
            ]
          }),
        ),
        connections: [{ ...shop, way }],
        env,
        targets: [targets[id]],
      })
      const [verdict] = certificate.targets
      if (!verdict) throw new Error('Nothing was verified')
      return verdict
    },
  }
}
