import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import wasm from 'node-sqlite3-wasm'

/** The bytes of an SQLite file, as SQLite itself writes it. */
export async function makeDatabase(sql: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-sqlite-'))
  try {
    const path = join(folder, 'made.sqlite')
    const database = new wasm.Database(path)
    database.exec(sql)
    database.close()
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
