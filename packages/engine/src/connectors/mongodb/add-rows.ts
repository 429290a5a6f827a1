import type { AnyBulkWriteOperation, Collection, Db, Document } from 'mongodb'
import { OutsideFailed, type Written, type WriteRequest } from '../connector.ts'
import { inBatches, insertRows, withStaged } from './staged.ts'
import type { Writing } from './write.ts'

/** Replica sets and sharded clusters have transactions; a server that stands alone has none. */
export async function isTransactional(database: Db): Promise<boolean> {
  const told = await database.admin().command({ isMaster: 1 })
  const isOfSeveral = typeof told['setName'] === 'string' || told['msg'] === 'isdbgrid'
  return isOfSeveral && typeof told['logicalSessionTimeoutMinutes'] === 'number'
}

/** Whole or not at all. */
export async function addInTransaction(writing: Writing): Promise<Written> {
  const { session, database, request } = writing
  const target = database.collection(request.outlet.table)
  const transaction = session.client.startSession()
  transaction.startTransaction({ writeConcern: { w: 'majority' } })
  try {
    const written = await inBatches(writing, async (documents) => {
      const changes = documents.map((document) => changeFor(document, request))
      await target.bulkWrite(changes, { session: transaction, ordered: true })
    })
    await transaction.commitTransaction()
    return written
  } finally {
    // What is not committed goes.
    await transaction.endSession().catch(() => {})
  }
}

function changeFor(document: Document, { outlet, columns }: WriteRequest): AnyBulkWriteOperation {
  if (outlet.mode !== 'upsert') return { insertOne: { document } }
  const at = (name: string): unknown =>
    name.split('.').reduce<unknown>((inner, part) => (inner as Document)[part], document)
  const values = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, at(name)]))
  const others = columns
    .map(({ name }) => name)
    .filter((name) => !outlet.keys.includes(name) && name !== '_id')
  const filter = values(outlet.keys)
  const update = others.length === 0 ? { $setOnInsert: filter } : { $set: values(others) }
  return { updateOne: { filter, update, upsert: true } }
}

/**
 * Without transactions: all rows are laid beside the collection first, and what could be refused is; then the
 * server itself merges them, in one command. Rows that were added are taken away again where it breaks off.
 */
export function addThroughMerge(writing: Writing): Promise<Written> {
  return withStaged(writing, async (staged) => {
    const written = await insertRows(writing, staged)
    const { outlet } = writing.request
    const target = writing.database.collection(outlet.table)
    if (outlet.mode === 'upsert') await merge(staged, upserting(writing.request)).catch(tellHalf)
    else await append(staged, target)
    return written
  })
}

async function append(staged: Collection, target: Collection): Promise<void> {
  const known = await firstKnown(staged, target)
  if (known !== undefined)
    throw new OutsideFailed(
      `A document with the _id ${String(known)} is there already. Nothing was written.`,
    )
  const into = {
    into: target.collectionName,
    on: '_id',
    whenMatched: 'fail',
    whenNotMatched: 'insert',
  }
  await merge(staged, into).catch(async (error: unknown) => {
    await takeBack(staged, target).catch(() => tellHalf(error))
    throw error
  })
}

function upserting({ outlet, columns }: WriteRequest): Document {
  const others = columns
    .map(({ name }) => name)
    .filter((name) => !outlet.keys.includes(name) && name !== '_id')
  return {
    into: outlet.table,
    on: [...outlet.keys],
    whenMatched:
      others.length === 0
        ? 'keepExisting'
        : [{ $addFields: taken(others.map((name) => name.split('.'))) }],
    whenNotMatched: 'insert',
  }
}

/** By field: what the new document has there; documents within keep what else they have. */
function taken(paths: readonly (readonly string[])[], above: readonly string[] = []): Document {
  const names = new Set(paths.map((path) => path[above.length] ?? ''))
  const fields = [...names].map((name) => {
    const here = [...above, name]
    const within = paths.filter((path) => path[above.length] === name && path.length > here.length)
    const at = here.join('.')
    const value =
      within.length === 0 ? `$$new.${at}` : { $mergeObjects: [`$${at}`, taken(within, here)] }
    return [name, value]
  })
  return Object.fromEntries(fields) as Document
}

async function merge(staged: Collection, $merge: Document): Promise<void> {
  await staged.aggregate([{ $merge }]).toArray()
}

const IDS_AT_ONCE = 1_000

async function* idsOf(staged: Collection): AsyncGenerator<unknown[]> {
  let ids: unknown[] = []
  for await (const { _id } of staged.find({}, { projection: { _id: 1 }, promoteValues: false })) {
    ids.push(_id)
    if (ids.length < IDS_AT_ONCE) continue
    yield ids
    ids = []
  }
  if (ids.length > 0) yield ids
}

async function firstKnown(staged: Collection, target: Collection): Promise<unknown> {
  for await (const ids of idsOf(staged)) {
    const found = await target.findOne({ _id: { $in: ids } } as Document, {
      projection: { _id: 1 },
    })
    if (found) return found['_id']
  }
  return undefined
}

/** None of them was there before. */
async function takeBack(staged: Collection, target: Collection): Promise<void> {
  for await (const ids of idsOf(staged)) await target.deleteMany({ _id: { $in: ids } } as Document)
}

function tellHalf(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error)
  throw new OutsideFailed(
    `The server stopped in the middle of its own merge, and has no transactions to undo it: some of the rows may be written. It says: ${why}`,
  )
}
