import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../create-log.ts'
import { readSettings } from '../settings.ts'
import { createTestPlace, type TestPlace } from '../testing/test-settings.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { openStore } from './open-store.ts'
import { startPglite } from './pglite.ts'

const log = createLog('silent')
const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

let place: TestPlace
beforeAll(async () => {
  place = await createTestPlace()
})
afterAll(() => place.remove())

test('what was there before projects has a project', async () => {
  await withOldStore(2, async (pool) => {
    for (const id of ['ann', 'bob', 'eve'])
      await pool.query('insert into users (id, email) values ($1, $2)', [id, `${id}@example.com`])
    for (const [id, owner] of [
      ['d1', 'ann'],
      ['d2', 'ann'],
      ['d3', 'bob'],
    ])
      await pool.query(
        `insert into datasets (id, user_id, name, filename, bytes, checksum, row_count, columns, csv, samples, warnings)
         values ($1, $2, $1, 'x.csv', 4, 'c', 1, '[]', '{}', '{}', '[]')`,
        [id, owner],
      )
    await pool.query(
      `insert into pipelines (id, user_id, name, description, blocks, connections)
       values ('p1', 'ann', 'P', '', '[]', '[]')`,
    )
  })
  const store = await openStore(readSettings(place.env), log)
  try {
    const { rows } = await store.pool.query(
      `select u.id as owner, p.name, (select count(*)::int from datasets d where d.project_id = p.id) as datasets,
         (select count(*)::int from pipelines l where l.project_id = p.id) as pipelines
       from projects p join users u on u.id = p.user_id order by u.id`,
    )
    expect(rows).toEqual([
      { owner: 'ann', name: 'My project', datasets: 2, pipelines: 1 },
      { owner: 'bob', name: 'My project', datasets: 1, pipelines: 0 },
    ])
    const { rows: history } = await store.pool.query(
      'select pipeline_id, version, name, kind, changes from pipeline_versions',
    )
    expect(history).toEqual([
      { pipeline_id: 'p1', version: 1, name: 'P', kind: 'save', changes: 'First version' },
    ])
    const { rows: kept } = await store.pool.query(
      'select distinct status, version, source_file, data_file from datasets',
    )
    expect(kept).toEqual([
      { status: 'ready', version: 1, source_file: 'source', data_file: 'data.parquet' },
    ])
  } finally {
    await store.close()
  }
})

/** A store as an older version left it: with the first migrations only. */
async function withOldStore(count: number, fill: (pool: Pool) => Promise<void>): Promise<void> {
  const { connection, stop } = await startDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'plainflow-test-'))
  const pool = new Pool({ ...connection, max: 1 })
  // Ended, it may still hold its connection for a moment when the database stops.
  pool.on('error', () => {})
  try {
    cpSync(MIGRATIONS, folder, { recursive: true })
    const path = join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] } // drizzle-kit's
    writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
    await migrate(drizzle(pool), { migrationsFolder: folder })
    await fill(pool)
  } finally {
    await pool.end()
    await stop()
    rmSync(folder, { recursive: true })
  }
}

function startDatabase(): Promise<{ connection: PoolConfig; stop(): Promise<void> }> {
  const { store, databaseUrl, dataFolder } = readSettings(place.env)
  if (store === 'embedded') return startEmbeddedPostgres(dataFolder, log)
  if (store === 'pglite') return startPglite(dataFolder, log)
  const connection = { connectionString: databaseUrl ?? '' }
  return Promise.resolve({ connection, stop: async () => {} })
}
