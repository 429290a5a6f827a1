import { afterAll, beforeAll, expect, test } from 'vitest'
import { KilledServer } from '../testing/killed-server.ts'
import { createTestPlace, type TestPlace } from '../testing/test-settings.ts'

const KILLS = Number(process.env.PLAINFLOW_KILLS ?? 55)
const SEED = Number(process.env.PLAINFLOW_SEED ?? Date.now() % 1_000_000)
/** Two side by side share the kills: one alone leaves a core idle while its server starts again. */
const SHARES = [Math.ceil(KILLS / 2), Math.floor(KILLS / 2)]

let places: TestPlace[]
let servers: KilledServer[]
beforeAll(async () => {
  places = await Promise.all(SHARES.map(() => createTestPlace()))
  servers = await Promise.all(places.map((place, index) => KilledServer.start(place, SEED + index)))
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  for (const place of places) await place.remove()
})

test(`killed ${KILLS} times (seed ${SEED}), a dataset is whole or absent, of one version`, async () => {
  const ends = await Promise.allSettled(
    servers.map((server, index) => server.endure(SHARES[index] ?? 0)),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  const succeeded = sum((server) => server.succeeded)
  expect(succeeded).toBeGreaterThan(KILLS / 2)
  expect(succeeded).toBeLessThan(sum((server) => server.sent.size))
  const replaced = {
    begun: sum((server) => server.replaced.begun),
    acknowledged: sum((server) => server.replaced.acknowledged),
    kept: sum((server) => server.replaced.kept),
    taken: sum((server) => server.replaced.taken),
  }
  // Hit in the middle: some were answered, some were not; of those some had taken effect.
  expect(replaced.begun).toBeGreaterThan(KILLS)
  expect(replaced.acknowledged).toBeGreaterThan(0)
  expect(replaced.kept).toBeGreaterThan(0)
  expect(replaced.acknowledged).toBeLessThan(replaced.begun)
  console.info('new versions', replaced)
})

function sum(figure: (server: KilledServer) => number): number {
  return servers.reduce((total, server) => total + figure(server), 0)
}
