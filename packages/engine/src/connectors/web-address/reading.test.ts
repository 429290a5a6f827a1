import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { makeCertificate } from '../testing/make-certificate.ts'
import { type Scripted, serveWeb, type Visit } from '../testing/serve-web.ts'
import { testOutside } from '../test-outside.ts'
import { endAll, ends, reaching } from './testing/reaching.ts'

const NAME = 'web-address'
afterEach(endAll)

const PAGES = [[{ id: 1 }, { id: 2 }], [{ id: 3 }], [{ id: 4 }, { id: 5 }]]
const pageAt = (place: number) => PAGES[place] ?? []

test.each<[string, object, (visit: Visit, origin: string) => Scripted, string[]]>([
  [
    'pages by number',
    { paging: 'page', sizeParameter: 'per_page', pageSize: 2 },
    ({ url }) => ({ body: pageAt(Number(url.searchParams.get('page')) - 1) }),
    [
      '/x?per_page=2&page=1',
      '/x?per_page=2&page=2',
      '/x?per_page=2&page=3',
      '/x?per_page=2&page=4',
    ],
  ],
  [
    'rows to pass over',
    { paging: 'offset', pageParameter: 'skip' },
    ({ url }) => {
      const place = [0, 2, 3].indexOf(Number(url.searchParams.get('skip')))
      return { body: place === -1 ? [] : pageAt(place) }
    },
    ['/x?skip=0', '/x?skip=2', '/x?skip=3', '/x?skip=5'],
  ],
  [
    'a cursor in the answer',
    { paging: 'cursor', cursorAt: 'meta.next', pageParameter: 'after', rowsAt: 'data' },
    ({ url }) => {
      const at = Number(url.searchParams.get('after') ?? 0)
      return { body: { data: pageAt(at), meta: { next: at < 2 ? String(at + 1) : null } } }
    },
    ['/x', '/x?after=1', '/x?after=2'],
  ],
  [
    'a whole address in the answer',
    { paging: 'cursor', cursorAt: 'next', rowsAt: 'results' },
    ({ url }, origin) => {
      const at = Number(url.searchParams.get('p') ?? 0)
      return {
        body: { results: pageAt(at), ...(at < 2 ? { next: `${origin}/x?p=${at + 1}` } : {}) },
      }
    },
    ['/x', '/x?p=1', '/x?p=2'],
  ],
  [
    'a cursor in a header',
    { paging: 'header', cursorAt: 'X-Next' },
    ({ url }) => {
      const at = Number(url.searchParams.get('cursor') ?? 0)
      return { body: pageAt(at), headers: at < 2 ? { 'x-next': String(at + 1) } : {} }
    },
    ['/x', '/x?cursor=1', '/x?cursor=2'],
  ],
  [
    'a Link header',
    { paging: 'link' },
    ({ url }) => {
      const at = Number(url.searchParams.get('p') ?? 0)
      const link = `</x?p=0>; rel="first", </x?p=${at + 1}&q=a,b>; title="x, y"; rel="prefetch next"`
      return { body: pageAt(at), headers: at < 2 ? { link } : {} }
    },
    ['/x', '/x?p=1&q=a,b', '/x?p=2&q=a,b'],
  ],
])('%s', async (_, paging, script, paths) => {
  const at = await reaching(script)
  const { rows } = await at.read(paging)
  expect(rows).toEqual([[1], [2], [3], [4], [5]])
  // Once for the columns, then all of them.
  expect(at.web.asked.slice(1)).toEqual(paths.map((path) => `GET ${path}`))
})

test('what stops or fails pages says so', async () => {
  const endless = (visit: Visit) => ({ body: { rows: [{ id: visit.before }], next: 'same' } })
  const circle = await reaching(endless)
  await expect(circle.read({ paging: 'cursor', cursorAt: 'next' })).rejects.toThrow(/in a circle/)
  const more = await reaching(({ url }) => ({
    body: [{ id: Number(url.searchParams.get('page')) }],
  }))
  const capped = { paging: 'page', mostPages: 3 }
  await expect(more.read(capped)).rejects.toThrow(/more than 3 pages. Raise "Pages at most"/)
  expect((await more.read({ ...capped, stopsAtMost: true })).rows).toEqual([[1], [2], [3]])
  // What is left out would never be asked for again.
  const news = { ...capped, stopsAtMost: true, reads: 'new', sinceField: 'id' }
  await expect(more.read(news)).rejects.toThrow(/more than 3 pages. Raise "Pages at most": only/)
  const deaf = await reaching(() => ({ body: [{ id: 1 }] }))
  await expect(deaf.read({ paging: 'page' })).rejects.toThrow(/does not look at "page"/)
})

test('a limit asks for no more pages than it needs, and columns that are not needed do not travel', async () => {
  const at = await reaching(({ url }) => ({
    body: [{ id: Number(url.searchParams.get('page')), big: 'x' }],
  }))
  const { rows } = await at.read({ paging: 'page' }, { limit: 2, needed: ['id'] })
  expect(rows).toEqual([[1], [2]])
  expect(at.web.asked).toHaveLength(3)
})

test('asked again after 429 and 500, and not where that may do harm', async () => {
  const slow = await reaching(({ before }) =>
    before === 1 ? { status: 429, headers: { 'retry-after': '1' } } : { body: [{ id: 1 }] },
  )
  const start = performance.now()
  expect((await slow.read({})).rows).toEqual([[1]])
  expect(performance.now() - start).toBeGreaterThan(950)
  const poor = await reaching(({ before }) =>
    before === 1 || before === 2 ? { status: 500 } : { body: [{ id: 1 }] },
  )
  expect((await poor.read({})).rows).toEqual([[1]])
  expect(poor.web.asked).toHaveLength(4)
  const long = await reaching(() => ({ status: 429, headers: { 'retry-after': '3600' } }))
  await expect(long.read({})).rejects.toThrow(/asks to wait for 3600 s/)
  const post = await reaching(() => ({ status: 503 }))
  await expect(post.read({ method: 'POST', body: '{}' })).rejects.toThrow(
    /error of its own \(503\)/,
  )
  expect(post.web.asked).toEqual(['POST /x'])
  const repeated = { method: 'PUT', body: '{}', isRepeatable: true, retries: 1 }
  await expect(post.read(repeated)).rejects.toThrow(/\(503, also after 1 repeats\)/)
})

test.each<[number, RegExp]>([
  [401, /does not know who asks \(401\).*Check the authentication/],
  [403, /does not allow this \(403\)/],
  [404, /There is nothing \(404\)/],
  [418, /refused the request \(418\)/],
])('%i in words, without the secret it repeats', async (status, words) => {
  const SECRET = 'marked-s3cret'
  const at = await reaching(
    ({ headers }) => ({ status, body: { message: `you sent ${headers.authorization}` } }),
    { settings: { authentication: 'basic', user: 'ann' }, secrets: { password: SECRET } },
  )
  const failed = String(await at.read({}).catch((error: unknown) => error))
  expect(failed).toMatch(words)
  expect(failed).not.toContain(SECRET)
  expect(failed).not.toContain(Buffer.from(`ann:${SECRET}`).toString('base64'))
})

test.each<[string, Scripted, object, RegExp]>([
  [
    'a wrong path',
    { body: { data: { items: [] } } },
    { rowsAt: 'data.rows' },
    /nothing at "data.rows".*"data"/,
  ],
  ['several lists', { body: { a: [], b: [{}] } }, {}, /several lists: "a", "b"/],
  ['a web page', { body: '<!doctype html><p>Sign in' }, {}, /a web page, not data/],
  [
    'no JSON',
    { body: 'hello', headers: { 'content-type': 'application/json' } },
    {},
    /not JSON: it begins with "hello"/,
  ],
  [
    'half of it',
    { body: '[{"id": 1}, {"id"', headers: { 'content-type': 'application/json' } },
    {},
    /breaks off before its end/,
  ],
  ['no rows', { body: [] }, {}, /no rows/],
])('%s is told', async (_, answer, request, words) => {
  const at = await reaching(() => answer)
  await expect(at.read(request)).rejects.toThrow(words)
})

test('a connection that is lost in the middle is asked for again, and then told', async () => {
  const at = await reaching(({ before }) => {
    if (before === 0) return { body: [{ id: 1 }] }
    return (reply) => {
      reply.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 })
      reply.write('[{"id": 1},', () => reply.destroy())
    }
  })
  await expect(at.read({ retries: 1 })).rejects.toThrow(/was lost or never came about/)
  expect(at.web.asked).toHaveLength(3)
})

test('a later page that does not fit fails, or is taken as was said', async () => {
  const at = await reaching(({ url }) => ({
    body: { 1: [{ id: 1 }], 2: [{ id: 'two' }], 3: [] }[url.searchParams.get('page') ?? ''],
  }))
  await expect(at.read({ paging: 'page' })).rejects.toThrow(
    /"id" was integer .* is "two" on page 2/,
  )
  expect((await at.read({ paging: 'page', asText: true })).rows).toEqual([['1'], ['two']])
  const other = await reaching(({ url }) => ({
    body: { 1: [{ id: 1 }], 2: [{ id: 2, extra: 'x' }], 3: [] }[url.searchParams.get('page') ?? ''],
  }))
  await expect(other.read({ paging: 'page' })).rejects.toThrow(/page 2 has a field "extra"/)
  expect((await other.read({ paging: 'page', leavesOthers: true })).rows).toEqual([[1], [2]])
})

test('other formats: lines of JSON, CSV and XML', async () => {
  const at = await reaching(({ url }) => FORMATS[url.pathname] ?? {})
  expect(await at.shown('/lines')).toEqual({
    columns: ['id integer number', 'a.b text text'],
    rows: [
      ['9007199254740993', 'x'],
      [2, null],
    ],
  })
  expect(await at.shown('/csv')).toEqual({
    columns: ['id integer text', 'name text text', 'zip text text'],
    rows: [
      [1, 'a;b', '01234'],
      [2, null, '99999'],
    ],
  })
  expect(await at.shown('/xml')).toEqual({
    columns: ['@id integer text', 'name text text', 'tag text list or text'],
    rows: [
      [1, 'Ann & Bo', '["x","y"]'],
      [2, 'Di', 'z'],
    ],
  })
})

const FORMATS: Readonly<Record<string, Scripted>> = {
  '/lines': {
    headers: { 'content-type': 'application/x-ndjson' },
    body: '{"id": 9007199254740993, "a": {"b": "x"}}\n\n{"id": 2}\n',
  },
  '/csv': {
    headers: { 'content-type': 'text/csv' },
    body: 'id,name,zip\n1,"a;b",01234\n2,,99999\n',
  },
  '/xml': {
    headers: { 'content-type': 'application/xml' },
    body: '<o><row id="1"><name>Ann &amp; Bo</name><tag>x</tag><tag>y</tag></row><row id="2"><name>Di</name><tag>z</tag></row></o>',
  },
}

test('redirects: followed and counted, never to what is less safe, and secrets stay at home', async () => {
  const other = await serveWeb(() => ({ body: [{ id: 7 }] }))
  ends.push(other.close)
  const at = await reaching(
    ({ url, before }) => {
      if (url.pathname === '/away')
        return { status: 302, headers: { location: `${other.origin}/there` } }
      if (url.pathname === '/loop') return { status: 302, headers: { location: `/loop?${before}` } }
      if (url.pathname === '/inside')
        return { status: 307, headers: { location: 'http://10.0.0.1/x' } }
      return { status: 301, headers: { location: 'file:///etc/passwd' } }
    },
    {
      settings: { authentication: 'bearer' },
      secrets: {
        token: 'marked',
        headers: '{"X-Api-Key":"marked-key"}',
        parameters: '{"sig":"marked-sig"}',
      },
    },
  )
  expect((await at.read({}, {}, '/away')).rows).toEqual([[7]])
  expect(at.web.heard[0]).toMatchObject({
    authorization: 'Bearer marked',
    'x-api-key': 'marked-key',
  })
  expect(at.web.asked[0]).toBe('GET /away?sig=marked-sig')
  expect(other.asked[0]).toBe('GET /there')
  expect(Object.keys(other.heard[0] ?? {})).not.toContain('authorization')
  expect(Object.keys(other.heard[0] ?? {})).not.toContain('x-api-key')
  await expect(at.read({}, {}, '/loop')).rejects.toThrow(/more than 5 times/)
  expect(at.web.asked.filter((path) => path.includes('/loop'))).toHaveLength(6)
  await expect(at.read({}, {}, '/inside')).rejects.toThrow(/private network/)
  await expect(at.read({}, {}, '/file')).rejects.toThrow(/no web address/)
})

test('TLS: the certificate is checked for the name asked for, and http behind it is not followed', async () => {
  const folder = await temporaryFolder()
  await makeCertificate(folder)
  const [key, cert] = await Promise.all(
    ['server.key', 'server.crt'].map((name) => readFile(join(folder, name), 'utf8')),
  )
  const tls = { key: key ?? '', cert: cert ?? '' }
  const web = await serveWeb(
    ({ url }) =>
      url.pathname === '/down'
        ? { status: 302, headers: { location: 'http://localhost/x' } }
        : { body: [{ id: 1 }] },
    tls,
  )
  ends.push(web.close)
  const settings = { scheme: 'https', host: 'localhost', port: web.port }
  const known = await reaching(web, { settings: { ...settings, authority: tls.cert } })
  expect((await known.read({}, {}, '/x')).rows).toEqual([[1]])
  await expect(known.read({}, {}, '/down')).rejects.toThrow(/from https to http/)
  const unknown = await reaching(web, { settings })
  await expect(unknown.read({ retries: 0 }, {}, '/x')).rejects.toThrow(
    /authority that is not known/,
  )
  const named = { ...settings, host: 'other.test', authority: tls.cert }
  const wrong = await reaching(web, { settings: named })
  await expect(wrong.read({ retries: 0 }, {}, '/x')).rejects.toThrow(/for another name/)
})

test('a token of OAuth is got once, hidden, and got anew when it has run out', async () => {
  let given = 0
  const login = await serveWeb(({ headers }) =>
    headers.authorization === `Basic ${Buffer.from('me:marked-client').toString('base64')}`
      ? { body: { access_token: `token-${(given += 1)}` } }
      : { status: 401 },
  )
  ends.push(login.close)
  const at = await reaching(
    ({ headers, url }) => {
      const page = url.searchParams.get('page')
      // The second token, which reads after the columns were found, lasts for one page.
      if (headers.authorization === 'Bearer token-2' && page === '2') return { status: 401 }
      return { body: page === '3' ? [] : [{ id: page, said: headers.authorization }] }
    },
    {
      settings: { authentication: 'oauth', tokenAddress: `${login.origin}/token`, client: 'me' },
      secrets: { clientSecret: 'marked-client' },
    },
  )
  const { rows } = await at.read({ paging: 'page' })
  expect(rows).toEqual([
    ['1', 'Bearer token-2'],
    ['2', 'Bearer token-3'],
  ])
  expect(login.bodies[0]).toBe('grant_type=client_credentials')
  const tried = await at.attempt({})
  expect(JSON.stringify(tried)).not.toMatch(/token-\d|marked/)
})

test('a bomb is stopped after it is unpacked, an endless answer by its time', async () => {
  const bomb = gzipSync(Buffer.alloc(60_000_000))
  const at = await reaching(({ url }) =>
    url.pathname === '/bomb'
      ? { headers: { 'content-encoding': 'gzip' }, body: bomb }
      : (reply) => {
          reply.writeHead(200)
          const timer = setInterval(() => reply.write('[1,'), 20)
          reply.on('close', () => clearInterval(timer))
        },
  )
  await expect(at.readApart({}, '/bomb')).rejects.toThrow(/longer than 50 MB/)
  await expect(at.read({}, {}, '/endless')).rejects.toThrow(/longer than 1 s, and was given up/)
})

test('a Google Sheet that is not shared is told so, whichever way it refuses', async () => {
  const at = await reaching(
    ({ url }) => {
      const gid = url.searchParams.get('gid')
      if (url.pathname === '/ServiceLogin')
        return { headers: { 'content-type': 'text/html' }, body: '<html>Sign in</html>' }
      if (gid === '0') {
        const csv = { 'content-type': 'text/csv' }
        return { headers: csv, body: 'name,amount\nBolt,3\n' }
      }
      const login = `http://accounts.google.com:${at.web.port}/ServiceLogin`
      if (gid === '1') return { status: 302, headers: { location: login } }
      if (gid === '2') return { status: 401, body: '' }
      return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<p>Sorry</p>' }
    },
    { settings: { host: 'docs.google.com' } },
  )
  const sheet = (gid: number) => `/spreadsheets/d/1AbCdEfGhIjKlMnOp/export?format=csv&gid=${gid}`
  expect((await at.read({}, {}, sheet(0))).rows).toEqual([['Bolt', 3]])
  for (const gid of [1, 2, 3])
    for (const format of ['auto', 'csv'])
      await expect(at.read({ format }, {}, sheet(gid)), `${gid} ${format}`).rejects.toThrow(
        'share it with "Anyone with the link"',
      )
  expect(at.asked).toContain(`accounts.google.com:${at.web.port}`)
})

test('what is known is only asked for where it has changed', async () => {
  const answers = (sign: Readonly<Record<string, string>>, other = {}) =>
    reaching(({ headers }) => {
      const { 'if-none-match': none, 'if-modified-since': since } = headers
      const isKnown = sign['etag'] ? none === sign['etag'] : since !== undefined
      return isKnown && since === (sign['etag'] ? undefined : sign['last-modified'])
        ? { status: 304 }
        : { headers: { ...sign, ...other }, body: [{ id: 1 }] }
    })
  const modified = { 'last-modified': 'Thu, 19 Nov 2026 10:00:00 GMT' }
  for (const sign of [{ etag: '"a"' }, { etag: 'W/"b"', ...modified }, modified]) {
    const at = await answers(sign)
    const { knownBy = '' } = await at.read({})
    expect(await at.read({}, { knownBy })).toEqual({ rows: [], isUnchanged: true })
    // Of some of the rows nothing is known, and pages or what is sent are not asked for on a condition.
    expect(await at.read({}, { limit: 1 })).toEqual({ rows: [[1]] })
    for (const parts of [{ paging: 'link' }, { method: 'POST', body: '{}', isRepeatable: true }])
      expect(await at.read(parts, { knownBy })).toEqual({ rows: [[1]] })
    // Another address may say the same of something else; who says a condition of their own is left to it.
    expect((await at.read({}, { knownBy }, '/y')).rows).toEqual([[1]])
    const own = { headers: '{"If-None-Match": "\\"z\\""}' }
    expect((await at.read(own, { knownBy })).rows).toEqual([[1]])
  }
  const unkept = await answers({ etag: '"a"' }, { 'cache-control': 'private, no-store' })
  expect(await unkept.read({})).toEqual({ rows: [[1]] })
  const silent = await reaching(() => ({ body: [{ id: 1 }] }))
  expect(await silent.read({})).toEqual({ rows: [[1]] })
})

test('it says hello; a wrong host of the address is refused before anything is sent', async () => {
  const at = await reaching(() => ({ status: 404 }))
  expect(await testOutside(NAME, at.reach)).toEqual({
    version: `127.0.0.1:${at.web.port}, which answered with 404`,
  })
  await expect(at.read({ url: 'http://elsewhere.test/x' })).rejects.toThrow(
    /leads to elsewhere.test/,
  )
  expect(at.asked).toEqual([`127.0.0.1:${at.web.port}`])
})
