import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { createLog } from '../create-log.ts'
import { KEPT_FOLDERS } from '../files/copies-mark.ts'
import { openFiles } from '../files/open-files.ts'
import type { Settings } from '../settings.ts'
import { openStore } from '../store/open-store.ts'
import { lastMigration } from './backup.ts'
import { type BackupIndex, INDEX, indexSchema } from './backup-index.ts'
import { readTar } from './tar.ts'

const BATCH = 200

/** Brings a backup back, into an empty data folder only; nothing is changed before it was checked. */
export async function restore(settings: Settings, file: string): Promise<{ rows: number }> {
  const { dataFolder } = settings
  if (existsSync(dataFolder) && (await readdir(dataFolder)).length > 0)
    throw new Error(
      `The data folder ${dataFolder} is not empty. A backup is restored into a new one.`,
    )
  const unpacked = join(dataFolder, 'restoring')
  await mkdir(unpacked, { recursive: true, mode: 0o700 })
  try {
    const index = await unpack(file, unpacked)
    const store = await openStore(settings, createLog('warn'))
    try {
      const client = await store.pool.connect()
      try {
        await fill(client, index, unpacked)
      } finally {
        client.release(true)
      }
      await layFiles(settings, index, unpacked)
    } finally {
      await store.close()
    }
    await rm(unpacked, { recursive: true })
    return { rows: index.tables.reduce((sum, { rows }) => sum + rows, 0) }
  } catch (error) {
    for (const name of await readdir(dataFolder))
      await rm(join(dataFolder, name), { recursive: true, force: true })
    throw error
  }
}

/** The secret first: it says whose the place is that the others go to. */
async function layFiles(settings: Settings, { files }: BackupIndex, unpacked: string) {
  const { dataFolder } = settings
  const lay = async ({ entry, path }: BackupIndex['files'][number]) => {
    await mkdir(dirname(join(dataFolder, path)), { recursive: true, mode: 0o700 })
    await rename(join(unpacked, entry), join(dataFolder, path))
  }
  const secret = files.find(({ path }) => path === 'secret')
  if (secret) {
    await lay(secret)
    await chmod(join(dataFolder, 'secret'), 0o600)
  }
  const fileStore = await openFiles(settings, createLog('warn'))
  const laid: string[] = []
  try {
    for (const top of KEPT_FOLDERS)
      for await (const { path } of fileStore.list(top))
        throw new Error(
          `The place of the files holds ${path}. A backup is restored into an empty one.`,
        )
    for (const file of files) {
      if (file === secret) continue
      await lay(file)
      const path = file.path.slice('files/'.length)
      laid.push(path)
      await fileStore.put(path)
    }
  } catch (error) {
    for (const path of laid) await fileStore.remove(path)
    throw error
  } finally {
    fileStore.close()
  }
}

async function unpack(file: string, folder: string): Promise<BackupIndex> {
  const checksums = new Map<string, string>()
  // What is wrong with the file is told to whoever reads the archive, and nobody else: when that one
  // ends, nothing is written any more.
  const archive = pipeline(createReadStream(file), createGunzip(), () => {})
  for await (const { name, content } of readTar(archive)) {
    if (!/^(index\.json|tables\/[a-z_]+\.jsonl|files\/\d+)$/.test(name))
      throw new Error(`The backup holds something unexpected: ${name}`)
    const place = join(folder, name)
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    const hash = createHash('sha256')
    const watched = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    }
    await writeFile(place, watched(content), { mode: 0o600, flush: true })
    checksums.set(name, hash.digest('hex'))
  }
  const index = indexSchema.parse(JSON.parse(await readFile(join(folder, INDEX), 'utf8')))
  for (const { entry } of [...index.tables, ...index.files])
    if (checksums.get(entry) !== index.checksums[entry])
      throw new Error(`The backup is damaged: ${entry} does not match its checksum.`)
  return index
}

async function fill(client: PoolClient, index: BackupIndex, unpacked: string): Promise<void> {
  if ((await lastMigration(client)) !== index.migration)
    throw new Error(
      `The backup was made by version ${index.version}, which stores data in another form. Restore it with that version, then update.`,
    )
  await client.query('begin')
  for (const { table, entry } of index.tables) {
    const name = client.escapeIdentifier(table)
    const { rows } = await client.query(`select 1 from ${name} limit 1`)
    if (rows.length > 0) throw new Error('The database is not empty.')
    const insert = `insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`
    let batch: string[] = []
    const lines = createInterface({ input: createReadStream(join(unpacked, entry)) })
    for await (const line of lines) {
      batch.push(line)
      if (batch.length === BATCH) {
        await client.query(insert, [`[${batch.join(',')}]`])
        batch = []
      }
    }
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`])
  }
  await client.query(
    `select setval(pg_get_serial_sequence('credit_ledger', 'sequence'), greatest(max(sequence), 1)) from credit_ledger`,
  )
  // What was still to be sent may have been, by the installation the backup is of.
  await client.query(
    `update outbox set state = 'unclear', reason = 'The backup was made before it was sent.'
      where state in ('waiting', 'sending')`,
  )
  await client.query('commit')
}
