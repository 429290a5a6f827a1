import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { filesEnv } from './files-env.ts'

export interface TestPlace {
  /** What the server finds in its environment. */
  readonly env: Record<string, string>
  readonly dataFolder: string
  remove(): Promise<void>
}

/**
 * A place for one server of a test: an empty data folder and, on an outside PostgreSQL, a database of
 * its own. PLAINFLOW_TEST_STORE chooses the store, so that the whole suite runs on each of the three.
 */
export async function createTestPlace(
  extra: Record<string, string> = {},
  template?: Pick<TestPlace, 'env' | 'dataFolder'>,
): Promise<TestPlace> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'plainflow-test-'))
  const store = process.env.PLAINFLOW_TEST_STORE ?? 'embedded'
  const templateUrl = template?.env.DATABASE_URL
  const database =
    store === 'outside'
      ? await createDatabase({
          admin: process.env.DATABASE_URL,
          ...(templateUrl && { template: new URL(templateUrl).pathname.slice(1) }),
        })
      : null
  if (template) copyStore(template.dataFolder, dataFolder)
  return {
    env: {
      PORT: '0',
      PLAINFLOW_DATA: dataFolder,
      PLAINFLOW_STORE: store,
      PLAINFLOW_RATE_LIMIT_FACTOR: '10000',
      ...(database ? { DATABASE_URL: database.url } : {}),
      ...filesEnv(),
      ...extra,
    },
    dataFolder,
    async remove() {
      rmSync(dataFolder, { recursive: true, force: true, maxRetries: 3 })
      await database?.drop()
    },
  }
}

/** What an embedded store keeps in a data folder; owners and modes go along, as PostgreSQL checks them. */
function copyStore(from: string, to: string): void {
  const parts = ['postgres', 'postgres-password', 'pglite'].map((name) => join(from, name))
  const found = parts.filter((path) => existsSync(path))
  if (found.length > 0) execFileSync('cp', ['-a', ...found, to])
}

/** A new database, a copy of the template where one is named; nobody may be connected to that. */
export async function createDatabase({
  admin,
  template,
}: {
  readonly admin: string | undefined
  readonly template?: string
}) {
  if (!admin) throw new Error('PLAINFLOW_TEST_STORE=outside needs DATABASE_URL')
  const name = `plainflow_${Math.random().toString(36).slice(2)}`
  await execute(admin, `create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(admin)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => execute(admin, `drop database ${name} with (force)`) }
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
