import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@plainflow/contract'
import { afterEach, expect, test } from 'vitest'
import { grantCredits } from '../accounts/operator.ts'
import { SeededRandom } from '../samples/seeded-random.ts'
import { readSettings } from '../settings.ts'
import { KILLS, quantile, SEED } from '../testing/kill-settings.ts'
import { killBackend, killStore } from '../testing/kill-store.ts'
import { type ServerProcess, startServerProcess, untilHealthy } from '../testing/server-process.ts'
import { newCredentials, signUpThrough } from '../testing/start-test-server.ts'
import { SteadyLoad } from '../testing/steady-load.ts'
import { createTestPlace, type TestPlace } from '../testing/test-settings.ts'
import { reachStore } from './reach-store.ts'

/** Everybody is served again within that many milliseconds, where the machine is left to the test. */
const WHOLE = 5_000
/** Where others slow it, by so many times what a start in peace takes in the same minutes. */
const STARTS = 3
const SOUND = {
  lost: [] as string[],
  doubled: [] as string[],
  wrong: [] as string[],
  /** What the log tells of bugs. */
  told: [] as string[],
  isWholeInTime: true,
}

let server: ServerProcess | null = null
let place: TestPlace | null = null
let load: SteadyLoad | null = null
afterEach(async () => {
  load?.abandon()
  await stop()
  await place?.remove()
})

test(`PostgreSQL is killed ${KILLS} times (seed ${SEED}), the server lives and loses nothing`, async () => {
  const end = await endure(KILLS, 'PostgreSQL', {}, async (folder) => void killStore(folder))
  expect(end).toEqual({ ...SOUND, servers: 1 })
})

const FEW = Math.ceil(KILLS / 4)
const SERVER = 'the server'

test(`connections of PostgreSQL are killed ${FEW} times (seed ${SEED}), likewise`, async () => {
  const end = await endure(FEW, 'connections', {}, async (folder) => killBackend(folder))
  expect(end).toEqual({ ...SOUND, servers: 1 })
})

test(`PGlite is killed ${FEW} times (seed ${SEED}), likewise`, async () => {
  const env = { PLAINFLOW_STORE: 'pglite' }
  const end = await endure(FEW, 'PGlite', env, async (folder) => void killStore(folder))
  expect(end).toEqual({ ...SOUND, servers: 1 })
})

test(`the server is killed ${FEW} times (seed ${SEED}): what is sent again is done once`, async () => {
  const end = await endure(FEW, SERVER, {}, async (_, move) => {
    server?.child.kill('SIGKILL')
    await server?.ended
    await start()
    move()
  })
  expect(end).toEqual({ ...SOUND, servers: FEW + 1 })
})

async function endure(
  kills: number,
  what: string,
  env: Record<string, string>,
  kill: (dataFolder: string, move: () => void) => Promise<void>,
): Promise<typeof SOUND & { servers: number }> {
  place = await createTestPlace(env)
  const random = new SeededRandom(SEED)
  const { at, startedIn } = await prepare()
  const { dataFolder } = place
  load = new SteadyLoad(at, { mayInterrupt: what === SERVER })
  await load.begin()
  const servers = new Set<ServerProcess | null>()
  const times: number[] = []
  servers.add(server)
  for (let number = 1; number <= kills; number += 1) {
    await pause(random.next() * 400)
    const killed = performance.now()
    await kill(dataFolder, () => (at.url = server?.url ?? ''))
    await load.untilWhole()
    times.push(performance.now() - killed)
    servers.add(server)
    await load.check()
    const where = `after kill ${number} of seed ${SEED}`
    expect([...load.wrong, ...load.lost, ...load.doubled], where).toEqual([])
    expect(server?.child.exitCode, `${where}: ${server?.output()}`).toBeNull()
  }
  await load.end()
  await load.check()
  await load.checkContents()
  const found = { lost: [...load.lost], doubled: [...load.doubled], wrong: load.wrong }
  const whole = { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
  console.info(`${what}: killed ${kills} times (seed ${SEED})`, {
    acknowledged: load.figures,
    ...found,
    whole,
  })
  const told = server?.output().match(/.*(Unexpected error|A promise was left alone).*/g) ?? []
  await stop()
  const slowest = Math.max(startedIn, await start())
  const isWholeInTime = whole.p99 < Math.max(WHOLE, STARTS * slowest)
  return { ...found, told, isWholeInTime, servers: servers.size }
}

/** An account with room for all that is about to be done. */
async function prepare(): Promise<{ at: { url: string; token: string }; startedIn: number }> {
  await start()
  const credentials = newCredentials()
  const call = createClient({ baseUrl: server?.url ?? '' })
  const token = await signUpThrough(call, credentials)
  await stop() // PGlite serves one program at a time
  const settings = readSettings(place?.env ?? {})
  await grantCredits(settings, credentials.email, 100_000)
  const store = await reachStore(settings)
  await store.pool.query("update users set plan = 'pro'")
  await store.close()
  const startedIn = await start()
  return { at: { url: server?.url ?? '', token }, startedIn }
}

/** In how many milliseconds it answers. */
async function start(): Promise<number> {
  const begun = performance.now()
  server = await startServerProcess({ ...place?.env, LOG_LEVEL: 'error' })
  await untilHealthy(server)
  return performance.now() - begun
}

async function stop(): Promise<void> {
  server?.child.kill('SIGTERM')
  await server?.ended
  server = null
}
