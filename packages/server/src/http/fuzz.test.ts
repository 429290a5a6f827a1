import { type Route, ROUTES } from '@plainflow/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzzed, OWN } from '../testing/fuzz-values.ts'
import { salesGraph, savePipeline, untilFinished, uploadSales } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

/** Bodies. All of them where everything is tested; otherwise what takes a few seconds. */
const TOTAL = process.env['PLAINFLOW_FULL'] ? 23_000 : 500
/** A user's plan is soon full, and then nothing gets past that: each sends this many. */
const PER_USER = 500
/** Requests without a body, of which only the address can be fuzzed. */
const BARE_PER_USER = 100
const MOST_CPU_SECONDS = 5

interface Asked {
  readonly name: string
  readonly route: Route
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** Where the text of the body is cut off; 1: nowhere. */
  readonly kept: number
}

interface Sender {
  readonly user: TestUser
  readonly own: Readonly<Record<string, string>>
}

const routes = Object.entries<Route>(ROUTES)
/** What reads a file or runs takes a hundred times as long: it is sent less of. */
const STARTS_PROCESS: ReadonlySet<Route> = new Set<Route>([
  ROUTES.uploadDataset,
  ROUTES.bulkUpload,
  ROUTES.addSample,
  ROUTES.changeDataset,
  ROUTES.tryReading,
  ROUTES.replaceDataset,
  ROUTES.copyDataset,
  ROUTES.readSheet,
  ROUTES.previewPipeline,
  ROUTES.executePipeline,
  ROUTES.deployTemplate,
  ROUTES.testModel,
  ROUTES.tryConnection,
  ROUTES.testConnection,
])
const withBody = anyOf(routes.filter(([, route]) => route.body))
const bare = anyOf(routes.filter(([, route]) => !route.body))

function anyOf(some: readonly (readonly [string, Route])[]): fc.Arbitrary<Asked> {
  return fc.oneof(
    ...some.map(([name, route]) => ({
      weight: STARTS_PROCESS.has(route) ? 1 : 6,
      arbitrary: fc.record({
        name: fc.constant(name),
        route: fc.constant(route),
        params: route.params ? fuzzed(route.params) : fc.constant({}),
        query: route.query ? fuzzed(route.query) : fc.constant({}),
        body: route.body ? fuzzed(route.body) : fc.constant(undefined),
        kept: fc.oneof(
          { weight: 19, arbitrary: fc.constant(1) },
          fc.double({ min: 0, max: 1, noNaN: true }),
        ),
      }),
    })),
  )
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    env: { PLAINFLOW_VERIFY: 'off', PLAINFLOW_MODEL_ADDRESSES: 'public' },
  })
})
afterAll(() => server.close())

test(
  `${TOTAL} fuzzed bodies over all routes: none is answered with 5xx or takes long`,
  { timeout: 3_600_000 },
  async () => {
    const seed = fc.readConfigureGlobal().seed ?? Date.now()
    const wrong: string[] = []
    const statuses: Record<string, number> = {}
    const met = new Set<string>()
    let slowest = { seconds: 0, name: '' }
    for (let sent = 0; sent < TOTAL; sent += PER_USER) {
      const sampled = { numRuns: PER_USER, seed: (seed + sent) | 0 }
      const chunk = [
        // Whatever is drawn below, none is left out.
        ...routes.flatMap((one) => fc.sample(anyOf([one]), { ...sampled, numRuns: 1 })),
        ...fc.sample(withBody, sampled),
        ...fc.sample(bare, { ...sampled, numRuns: BARE_PER_USER }),
      ]
      const sender = await newSender()
      // What ends things comes last, or all that follows would be answered with 404.
      for (const one of chunk.toSorted((a, b) => ends(a.route) - ends(b.route))) {
        const text = bodyOf(one, sender)
        const before = process.cpuUsage()
        const { status, answer } = await send(one, sender, text)
        const { user, system } = process.cpuUsage(before)
        const seconds = (user + system) / 1e6
        if (seconds > slowest.seconds) slowest = { seconds, name: one.name }
        statuses[status] = (statuses[status] ?? 0) + 1
        met.add(one.name)
        if (isOutage(one.route, status, answer) || seconds > MOST_CPU_SECONDS)
          wrong.push(
            `${one.name} ${status} ${seconds.toFixed(1)} s: ${describe(one, text)} → ${answer.slice(0, 300)}`,
          )
      }
    }
    console.log(
      `fuzz: seed ${seed}, ${TOTAL} bodies, ${JSON.stringify(statuses)}, slowest ${slowest.seconds.toFixed(2)} s of CPU (${slowest.name})`,
    )
    expect(wrong.join('\n')).toBe('')
    expect(met.size).toBe(routes.length)
    expect({}).not.toHaveProperty('polluted')
    expect(server.logLines.filter((line) => line.includes('"Unexpected error"'))).toEqual([])
  },
)

/** Also one that a stream tells. That nobody configured payments or sign-in elsewhere is said in words. */
function isOutage({ answer: kind }: Route, status: number, answer: string): boolean {
  const isTold = kind === 'events' && /"status":5\d\d\b/.test(answer)
  return (status >= 500 || isTold) && !answer.includes('"not_configured"')
}

const ends = (route: Route) => Number(route.method === 'DELETE' || route === ROUTES.signOut)

async function newSender(): Promise<Sender> {
  const user = await server.signUp()
  const dataset = await uploadSales(user)
  const pipeline = await savePipeline(user, salesGraph(dataset.id))
  const params = { id: pipeline.id }
  const { executionId } = await user.call('executePipeline', { params, body: {} })
  await untilFinished(user, executionId)
  const [project] = await user.call('listProjects')
  const upload = await user.call('beginUpload', { body: { filename: 'x.csv', size: 4 } })
  const ids = [dataset.id, pipeline.id, project?.id ?? '', executionId, upload.id]
  return { user, own: Object.fromEntries(OWN.map((name, index) => [name, ids[index] ?? ''])) }
}

function bodyOf({ route, body, kept }: Asked, sender: Sender): string | null {
  if (route.bytes && route.method !== 'GET') return 'a\n1\n'
  if (body === undefined || route.method === 'GET') return null
  const text = withOwn(JSON.stringify(body), sender)
  return text.slice(0, Math.ceil(text.length * kept))
}

async function send({ route, params, query }: Asked, sender: Sender, body: string | null) {
  const type = route.bytes ? 'application/octet-stream' : 'application/json'
  const response = await fetch(server.url + addressOf(route, params, query, sender), {
    method: route.method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${sender.user.token}`,
      ...(body === null ? {} : { 'content-type': type }),
    },
    ...(body === null ? {} : { body }),
  })
  return { status: response.status, answer: await response.text() }
}

/** The fuzzed parts, mostly with an id that exists. */
function addressOf(route: Route, params: unknown, query: unknown, sender: Sender): string {
  const kind = `$${route.path.split('/')[2]}`
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => {
    const given = partOf(params, key)
    const text = typeof given === 'string' ? given : JSON.stringify(given)
    const isOdd = text !== undefined && text.length % 7 === 0
    const own = key === 'id' ? (sender.own[kind] ?? text) : key === 'version' ? '1' : text
    return encode(isOdd ? text : (own ?? '')) || '-'
  })
  const fields = typeof query === 'object' && query !== null ? Object.entries(query) : []
  const search = fields
    .map(
      ([key, value]) =>
        `${encode(key)}=${encode(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))}`,
    )
    .join('&')
  return `${path}?${withOwn(search.replaceAll('%24', '$'), sender).slice(0, 10_000)}`
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : value
}

/** Half a character has no place in an address. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text.slice(0, 2_000)).toString())
}

function withOwn(text: string, { own }: Sender): string {
  return OWN.reduce((done, name) => done.replaceAll(name, own[name] ?? ''), text)
}

function describe({ params, query }: Asked, body: string | null): string {
  return `${JSON.stringify({ params, query }).slice(0, 300)} ${body?.slice(0, 2_000)}`
}
