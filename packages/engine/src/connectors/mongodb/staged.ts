import { randomBytes } from 'node:crypto'
import type { Collection, CreateCollectionOptions, Document } from 'mongodb'
import type { Written } from '../connector.ts'
import { csvRows } from './csv-rows.ts'
import { KeysSeen } from './keys.ts'
import type { Writing } from './write.ts'

/** Collections of this name are ours, and gone when their run is; see `listed`. */
export const STAGED = 'plainflow_staged_'

/** A collection of its own for the rows on their way: until all are there, nothing else is touched. */
export async function withStaged<T>(
  { database }: Writing,
  work: (staged: Collection) => Promise<T>,
  options: CreateCollectionOptions = {},
): Promise<T> {
  const name = `${STAGED}${randomBytes(8).toString('hex')}`
  const staged = await database.createCollection(name, options)
  try {
    return await work(staged)
  } finally {
    // Renamed, it is not there any more. On a broken connection it stays, under a name that nobody lists.
    await staged.drop().catch(() => {})
  }
}

const TOGETHER = 1_000

/** All rows, as documents; keys that do not say which row is meant are refused. */
export async function insertRows(writing: Writing, into: Collection): Promise<Written> {
  return inBatches(writing, async (documents) => {
    await into.insertMany(documents, { ordered: true })
  })
}

export async function inBatches(
  { request, from, documentOf }: Writing,
  take: (documents: Document[]) => Promise<void>,
): Promise<Written> {
  const keys = request.outlet.mode === 'upsert' ? new KeysSeen(request) : null
  let rows = 0
  let batch: Document[] = []
  for await (const cells of csvRows(from)) {
    keys?.add(cells)
    batch.push(documentOf(cells))
    rows += 1
    if (batch.length < TOGETHER) continue
    await take(batch)
    batch = []
  }
  if (batch.length > 0) await take(batch)
  keys?.refuseEmpty()
  return { rows }
}
