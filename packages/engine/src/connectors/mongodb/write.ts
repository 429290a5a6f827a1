import type { Db } from 'mongodb'
import type { WriteMode } from '@plainflow/core'
import { OutsideFailed, type Reach, type Written, type WriteRequest } from '../connector.ts'
import { addInTransaction, addThroughMerge, isTransactional } from './add-rows.ts'
import { documentsOf } from './documents.ts'
import { refuseWithoutKey } from './keys.ts'
import { inSession, type Session } from './session.ts'
import { sampledFields } from './source.ts'
import { insertRows, withStaged } from './staged.ts'
import { listed } from './tables.ts'

export interface Writing {
  readonly session: Session
  readonly database: Db
  readonly request: WriteRequest
  /** The CSV file of the rows. */
  readonly from: string
  readonly documentOf: ReturnType<typeof documentsOf>
}

/** docs/guide/databases.md says of each way what holds when it breaks off. */
export function write(reach: Reach, request: WriteRequest, from: string): Promise<Written> {
  return inSession(reach, async (session) => {
    const { outlet, columns } = request
    const database = session.database(outlet.schema)
    const [there] = await listed(database, { name: outlet.table })
    if (there && there.type !== 'collection')
      throw new OutsideFailed(`"${outlet.table}" is a ${there.type}, which cannot be written.`)
    const kinds = there ? await kindsIn(session, database, reach, outlet.table) : new Map()
    const documentOf = documentsOf(columns, kinds)
    const writing = { session, database, request, from, documentOf }
    return WRITERS[outlet.mode](writing, there !== undefined)
  })
}

type Write = (writing: Writing, isThere: boolean) => Promise<Written>

const WRITERS: Readonly<Record<WriteMode, Write>> = {
  create: (writing, isThere) => {
    const { table } = writing.request.outlet
    if (isThere) throw alreadyThere(table)
    return withStaged(writing, async (staged) => {
      const written = await insertRows(writing, staged)
      // Another may have made it meanwhile: then this is refused by the server.
      await staged.rename(table).catch(tellTaken(table))
      return written
    })
  },
  replace: async (writing, isThere) => {
    const { database, request } = writing
    const { table } = request.outlet
    return withStaged(
      writing,
      async (staged) => {
        if (isThere) await copyIndexes(database, table, staged.collectionName)
        const written = await insertRows(writing, staged)
        await staged.rename(table, { dropTarget: true })
        return written
      },
      isThere ? await optionsOf(database, table) : {},
    )
  },
  append: add,
  upsert: async (writing, isThere) => {
    if (isThere) await refuseWithoutKey(writing)
    return add(writing, isThere)
  },
}

async function add(writing: Writing, isThere: boolean): Promise<Written> {
  const { table } = writing.request.outlet
  if (!isThere)
    throw new OutsideFailed(`There is no table "${table}". Choose "create" to have it made.`)
  const isWhole = await isTransactional(writing.database)
  return isWhole ? addInTransaction(writing) : addThroughMerge(writing)
}

/** What each field of the collection holds, where that is one kind of value. */
async function kindsIn(
  session: Session,
  database: Db,
  reach: Reach,
  table: string,
): Promise<ReadonlyMap<string, string>> {
  const source = { collection: database.collection(table), stages: [], isStored: true }
  const fields = await sampledFields(session, source, reach)
  return new Map(fields.map(({ path, native }) => [path.join('.'), native]))
}

/** Its rules for documents and the like; what cannot be had again is not taken away. */
async function optionsOf(database: Db, table: string): Promise<object> {
  const [found] = await database.listCollections({ name: table }, { nameOnly: false }).toArray()
  const options = found && 'options' in found ? (found.options ?? {}) : {}
  if ('capped' in options || 'timeseries' in options)
    throw new OutsideFailed(`"${table}" is of a fixed size or a time series, and is not replaced.`)
  return options
}

async function copyIndexes(database: Db, from: string, to: string): Promise<void> {
  const indexes = await database.collection(from).listIndexes().toArray()
  for (const { key, v: _, ns: __, ...options } of indexes as readonly {
    key: Record<string, 1>
    v?: unknown
    ns?: unknown
    name: string
  }[])
    if (options.name !== '_id_') await database.collection(to).createIndex(key, options)
}

function alreadyThere(table: string): OutsideFailed {
  return new OutsideFailed(
    `There is already a table "${table}". Choose another name, or another way to write.`,
  )
}

function tellTaken(table: string): (error: unknown) => never {
  return (error) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 48
    throw isTaken ? alreadyThere(table) : error
  }
}
