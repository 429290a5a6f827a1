import { expect, test } from 'vitest'
import { createLog } from '../create-log.ts'
import { readSettings } from '../settings.ts'
import { openStore } from '../store/open-store.ts'
import { createTestPlace } from '../testing/test-settings.ts'
import { spendInParallel } from '../testing/parallel-spends.ts'

/** PostgreSQL as a server, the embedded one unless an outside one is named, and PGlite. */
const STORES = [process.env['PLAINFLOW_TEST_STORE'] ?? 'embedded', 'pglite']

/** A thousand by `npm run test:full`: they take many minutes on two cores. */
const ROUNDS = process.env['PLAINFLOW_FULL'] === '1' ? 1_000 : 60

test.each([...new Set(STORES)])(
  `${ROUNDS} times fifty want the last credit, on %s`,
  async (name) => {
    const place = await createTestPlace(name === 'pglite' ? { PLAINFLOW_STORE: name } : {})
    try {
      const store = await openStore(readSettings(place.env), createLog('silent'))
      try {
        expect(store.kind).toBe(name)
        const started = Date.now()
        expect(await spendInParallel(store, ROUNDS)).toBe(ROUNDS)
        console.log(
          `${ROUNDS} rounds of 50 on ${name}: ${Math.round((Date.now() - started) / 1_000)} s`,
        )
      } finally {
        await store.close()
      }
    } finally {
      await place.remove()
    }
  },
)
