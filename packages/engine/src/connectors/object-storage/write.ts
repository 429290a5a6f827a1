import { fileKind } from './file-kind.ts'
import { OutsideFailed, type Reach, type Written, type WriteRequest } from '../connector.ts'
import { readPattern } from './key-pattern.ts'
import { Missing, Otherwise } from './in-words.ts'
import { inSession, type Session } from './session.ts'
import { upload } from './upload.ts'
import { writtenFile } from './written-file.ts'

/** One object, whole or not at all: a storage shows none before it is complete. */
export function write(reach: Reach, request: WriteRequest, from: string): Promise<Written> {
  return inSession(reach, async (session) => {
    const { outlet, columns } = request
    const bucket = session.bucketOf(outlet.schema)
    const key = outlet.table.replace(/^\/+/, '')
    const kind = keyKind(key)
    if (outlet.mode !== 'create' && outlet.mode !== 'replace')
      throw new OutsideFailed('A file of a storage is made anew or replaced, and nothing else.')
    const isNew = outlet.mode === 'create'
    if (isNew && (await isThere(session, bucket, key))) throw alreadyThere(key)
    const told = { rows: 0 }
    const bytes = writtenFile(kind, columns, from, told)
    await upload(session, { bucket, key, isNew }, bytes).catch((error: unknown) => {
      throw isNew && error instanceof Otherwise ? alreadyThere(key) : error
    })
    return told
  })
}

function keyKind(key: string) {
  const kind = fileKind(key)
  if (kind && readPattern(key).isOne) return kind
  throw new OutsideFailed(
    `"${key}" is no name for a file that is written: it ends in .csv, .json, .ndjson (also with .gz) or .parquet, and has no star.`,
  )
}

async function isThere(session: Session, bucket: string, key: string): Promise<boolean> {
  try {
    await session.ask({ method: 'HEAD', bucket, key })
    return true
  } catch (error) {
    if (error instanceof Missing) return false
    throw error
  }
}

function alreadyThere(key: string): OutsideFailed {
  return new OutsideFailed(`There is a file "${key}" already. Choose "replace", or another name.`)
}
