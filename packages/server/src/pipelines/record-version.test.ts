import { VERSION_LIMITS } from '@plainflow/contract'
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

test('too many autosaves give way minute by minute, and those of the last hour stay', async () => {
  const most = VERSION_LIMITS.unnamed
  const save = async (version: number, kind: 'save' | 'autosave', minutesAgo: number) => {
    const graph = salesGraph('d', `amount > ${version}`)
    await recordVersion(store.db, { id: 'p', version, name: 'P', ...graph }, { kind, sitting: 's' })
    await store.pool.query(
      `update pipeline_versions
       set updated_at = date_trunc('minute', now()) - make_interval(mins => $2)
       where pipeline_id = 'p' and version = $1`,
      [version, minutesAgo],
    )
  }
  await save(1, 'save', 90)
  for (const version of [2, 3, 4]) await save(version, 'autosave', 80)
  for (let version = 5; version <= most; version += 1) await save(version, 'autosave', 5)
  expect(await held()).toHaveLength(most)
  for (const version of [most + 1, most + 2, most + 3]) await save(version, 'autosave', 0)
  // Two of one minute long ago, and then, as there is no other to spare, the oldest.
  expect((await held()).slice(0, 3)).toEqual([4, 5, 6])
  expect(await held()).toHaveLength(most)
})

async function held(): Promise<number[]> {
  const { rows } = await store.pool.query<{ version: number }>(
    `select version from pipeline_versions where pipeline_id = 'p' order by version`,
  )
  return rows.map(({ version }) => version)
}
