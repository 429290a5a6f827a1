import { createClient } from '@plainflow/contract'
import { createTestPlace } from '../test-settings.ts'
import { SALES_CSV } from '../sales.ts'
import { type ServerProcess, startServerProcess, untilHealthy } from '../server-process.ts'
import { newCredentials, signUpThrough } from '../start-test-server.ts'
import { type Belongings, COSTLY_BODIES, type CostlyBody } from './bodies.ts'
import { type Graph, times, transforms } from './graphs.ts'

/** One request, in milliseconds. */
export interface Measured {
  readonly what: string
  readonly route: string
  readonly bytes: number
  readonly status: number
  readonly code: string
  readonly took: number
  /** Of the whole process: all threads, what the engine's children take aside. */
  readonly cpu: number
  /** The longest turn of the event loop: by the CPU time of the main thread, and by the clock. */
  readonly stallCpu: number
  readonly stall: number
}

const WATCH = new URL('watch-loop.mjs', import.meta.url).href

/** Sends bodies, one after the other, to a server in a process of its own. */
export async function measureCostly(
  bodies: readonly CostlyBody[] = COSTLY_BODIES,
  onMeasured: (measured: Measured) => void = () => {},
): Promise<readonly Measured[]> {
  const place = await createTestPlace()
  const server = await startServerProcess({ ...place.env, NODE_OPTIONS: `--import=${WATCH}` })
  try {
    await untilHealthy(server)
    const token = await signUp(server.url)
    const own = await settle(server.url, token)
    const all: Measured[] = []
    for (const body of bodies) {
      const measured = await measure(server, body, own, token)
      onMeasured(measured)
      all.push(measured)
    }
    return all
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
    await place.remove()
  }
}

function signUp(url: string): Promise<string> {
  return signUpThrough(createClient({ baseUrl: url }), newCredentials())
}

/** What the bodies are about. */
async function settle(url: string, token: string): Promise<Belongings> {
  const call = createClient({ baseUrl: url, token: () => token })
  const upload = async (name: string, csvData: string) => {
    const body = { name, filename: `${name}.csv`, csvData }
    return (await call('uploadDataset', { body })).dataset.id
  }
  const save = async (name: string, { blocks, connections }: Graph) => {
    const texts = { blocks: JSON.stringify(blocks), connections: JSON.stringify(connections) }
    return (await call('createPipeline', { body: { name, ...texts } })).id
  }
  const sales = await upload('sales', SALES_CSV)
  const wide = await upload('wide', table(500))
  const widest = await upload('widest', table(2_000))
  return {
    sales,
    wide,
    widest,
    transforms: await save('transforms', transforms(wide, 60, 500)),
  }
}

function table(columns: number): string {
  const header = times(columns, (at) => `c${at}`).join(',')
  const row = (number: number) => times(columns, (at) => number + at).join(',')
  return [header, row(1), row(2), row(3)].join('\n')
}

async function measure(
  server: ServerProcess,
  body: CostlyBody,
  own: Belongings,
  token: string,
): Promise<Measured> {
  const content = body.body?.(own)
  const text =
    content === undefined || typeof content === 'string' ? content : JSON.stringify(content)
  await loopOf(server)
  const begun = performance.now()
  const response = await fetch(server.url + body.path(own), {
    method: body.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...body.headers,
    },
    ...(text === undefined ? {} : { body: text }),
  })
  const answer = await response.text()
  const took = performance.now() - begun
  const { stall, stallCpu, whole } = await loopOf(server)
  return {
    what: body.what,
    route: `${body.method} ${body.path(own).replace(/\/[0-9a-f-]{36}/, '/:id')}`,
    bytes: text?.length ?? 0,
    status: response.status,
    code: codeOf(answer),
    took,
    cpu: whole,
    stallCpu,
    stall,
  }
}

/** The failure, or what is wrong first of all. */
function codeOf(answer: string): string {
  return /"code":"([a-z_/-]+)"/.exec(answer)?.[1] ?? ''
}

interface Loop {
  readonly stall: number
  readonly stallCpu: number
  readonly whole: number
}

async function loopOf({ child, output }: ServerProcess): Promise<Loop> {
  const before = output().length
  child.kill('SIGUSR2')
  for (;;) {
    const [, told] = /^LOOP (.*)$/m.exec(output().slice(before)) ?? []
    if (told !== undefined) return JSON.parse(told) as Loop // as watch-loop.mjs writes it
    if (child.exitCode !== null) throw new Error(`The server ended: ${output()}`)
    await new Promise((resolve) => child.stderr?.once('data', resolve))
  }
}
