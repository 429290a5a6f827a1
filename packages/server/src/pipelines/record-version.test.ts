import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../create-log.ts'
import { readSettings } from '../settings.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { salesGraph } from '../testing/sales.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import type { TestPlace } from '../testing/test-settings.ts'
import { recordVersion } from './record-version.ts'

let place: TestPlace
let store: Store
beforeAll(async () => {
  place = await createReadyPlace()
  store = await openStore(readSettings(place.env), createLog('silent'))
  await store.pool.query(`insert into users (id, email) values ('u', 'u@example.com')`)
  await store.pool.query(`insert into projects (id, user_id, name) values ('j', 'u', 'Mine')`)
  await store.pool.query(
    `insert into pipelines (id, user_id, project_id, name, description, blocks, connections)
     values ('p', 'u', 'j', 'P', '', '[]', '[]')`,
  )
})
afterAll(async () => {
  await store.close()
  await place.remove()
})

test('the autosaves of a long sitting have an entry for every ten minutes', async () => {
  for (const version of [1, 2, 3, 4]) {
    await recordVersion(
      store.db,
      { id: 'p', version, name: 'P', ...salesGraph('d', `amount > ${version}`) },
      { kind: 'autosave', sitting: 's' },
    )
    await store.pool.query(
      `update pipeline_versions set created_at = created_at - interval '6 minutes'`,
    )
  }
  const { rows } = await store.pool.query(
    'select version, changes from pipeline_versions order by version',
  )
  expect(rows).toEqual([
    { version: 2, changes: 'First version' },
    { version: 4, changes: 'west changed' },
  ])
})
