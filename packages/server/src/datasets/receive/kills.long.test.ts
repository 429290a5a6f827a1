import { afterAll, beforeAll, expect, test } from 'vitest'
import { KILLS, quantile, SEED } from '../../testing/kill-settings.ts'
import { KilledServer } from '../../testing/killed-server.ts'
import { createTestPlace, type TestPlace } from '../../testing/test-settings.ts'

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
  const times = servers.flatMap((server) => server.untilWhole)
  console.info(`the server: killed ${KILLS} times (seed ${SEED})`, {
    acknowledged: succeeded,
    // Either would have ended the test above.
    lost: 0,
    doubled: 0,
    newVersions: replaced,
    whole: { p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
  })
})

function sum(figure: (server: KilledServer) => number): number {
  return servers.reduce((total, server) => total + figure(server), 0)
}
