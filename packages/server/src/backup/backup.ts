import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { createLog } from '../create-log.ts'
import { KEPT_FOLDERS } from '../files/copies-mark.ts'
import type { FileStore } from '../files/file-store.ts'
import { openFiles } from '../files/open-files.ts'
import { readVersion } from '../read-version.ts'
import type { Settings } from '../settings.ts'
import { type BackupIndex, INDEX } from './backup-index.ts'
import { leftOutOf } from './left-out.ts'
import { reachStore } from '../store/reach-store.ts'
import { tablesInOrder } from './tables.ts'
import { tarEnd, tarEntry } from './tar.ts'

export interface BackedUp {
  readonly bytes: number
  /** What is in the installation and not in the backup, a line each. */
  readonly leftOut: readonly string[]
}

/**
 * Everything in one file (a compressed tar archive): the rows of every table as of one moment, and the
 * files they refer to. Works while the server runs.
 */
export async function backup(settings: Settings, file: string): Promise<BackedUp> {
  const store = await reachStore(settings)
  const unfinished = `${file}.unfinished`
  const fileStore = await openFiles(settings, createLog('warn')).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  try {
    // A file may be deleted by its owner between the look at the rows and its copy: look again.
    for (let attempt = 1; ; attempt++) {
      try {
        const client = await store.pool.connect()
        try {
          await client.query('begin isolation level repeatable read read only')
          const target = createWriteStream(unfinished, { mode: 0o600, flush: true })
          const entries = Readable.from(archive(client, settings, fileStore))
          await pipeline(entries, createGzip(), target)
          await client.query('commit')
        } finally {
          client.release(true)
        }
        break
      } catch (error) {
        const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
        if (!isGone || attempt === 5) throw error
      }
    }
    await rename(unfinished, file)
    return { bytes: (await stat(file)).size, leftOut: await leftOutOf(settings.dataFolder) }
  } finally {
    await rm(unfinished, { force: true })
    fileStore.close()
    await store.close()
  }
}

async function* archive(
  client: PoolClient,
  settings: Settings,
  fileStore: FileStore,
): AsyncGenerator<Buffer> {
  const checksums: Record<string, string> = {}
  const tables: BackupIndex['tables'] = []
  for (const table of tablesInOrder()) {
    const rows = await readRows(client, table)
    const entry = `tables/${table}.jsonl`
    const content = Buffer.from(rows.map((row) => `${row}\n`).join(''))
    checksums[entry] = createHash('sha256').update(content).digest('hex')
    tables.push({ table, entry, rows: rows.length })
    yield* tarEntry(entry, content.length, asChunks(content))
  }
  const files: BackupIndex['files'] = []
  const secret = join(settings.dataFolder, 'secret')
  const add = async function* (path: string, bytes: number, content: AsyncIterable<Buffer>) {
    const entry = `files/${files.length}`
    files.push({ entry, path })
    const hash = createHash('sha256')
    yield* tarEntry(entry, bytes, hashed(content, hash))
    checksums[entry] = hash.digest('hex')
  }
  if (existsSync(secret)) {
    const held = await readFile(secret)
    yield* add('secret', held.length, asChunks(held))
  }
  for (const path of await filesOf(client, fileStore)) {
    // Opened when its turn comes: one that cannot be, while nobody reads it yet, would end the process.
    const { bytes, content } = await fileStore.stream(path)
    yield* add(`files/${path}`, bytes, content)
  }
  const index: BackupIndex = {
    format: 'plainflow-backup',
    formatVersion: 1,
    version: readVersion(),
    createdAt: new Date().toISOString(),
    migration: await lastMigration(client),
    tables,
    files,
    checksums,
  }
  const text = Buffer.from(JSON.stringify(index))
  yield* tarEntry(INDEX, text.length, asChunks(text))
  yield tarEnd()
}

export async function lastMigration(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at desc limit 1',
  )
  return rows[0]?.hash ?? ''
}

/** As JSON text written by the database: no number passes through JavaScript. */
async function readRows(client: PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ row: string }>(
    `select row_to_json(t)::text as row from ${client.escapeIdentifier(table)} t`,
  )
  return rows.map(({ row }) => row)
}

/**
 * The files that rows of this moment refer to; whatever else lies there is being made or removed. A row that
 * has none fails: what it lacks may have been deleted since, by whoever deleted the row.
 */
async function filesOf(client: PoolClient, fileStore: FileStore): Promise<readonly string[]> {
  const { rows } = await client.query<{ folder: string }>(
    `select 'datasets/' || id as folder from datasets
     union all
     select 'artifacts/' || id from artifacts
     union all
     select 'runs/' || id || '/' || lease_token from runs
     where status = 'completed' and (results <> '[]'::jsonb or outputs <> '[]'::jsonb)`,
  )
  const lacking = new Set(rows.map(({ folder }) => folder))
  const wanted = new Set(lacking)
  const found: string[] = []
  for (const top of KEPT_FOLDERS)
    for await (const { path } of fileStore.list(top)) {
      const folder = path
        .split('/')
        .slice(0, top === 'runs' ? 3 : 2)
        .join('/')
      lacking.delete(folder)
      if (wanted.has(folder)) found.push(path)
    }
  const [missing] = lacking
  if (missing !== undefined)
    throw Object.assign(new Error(`The files of ${missing} are missing`), { code: 'ENOENT' })
  return found
}

export async function* hashed(content: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const bytes of content) {
    hash.update(bytes)
    yield bytes
  }
}

async function* asChunks(content: Buffer): AsyncGenerator<Buffer> {
  if (content.length > 0) yield content
}
