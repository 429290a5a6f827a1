import type { Collection, Db, Document } from 'mongodb'
import type { OutsideSource } from '@plainflow/core'
import { MOST_COLUMNS } from '@plainflow/core/most-columns'
import { columnNames } from '../../child/csv/column-names.ts'
import { OutsideFailed, type Reach } from '../connector.ts'
import type { PlacedColumn } from './cells.ts'
import { readQuery } from './read-query.ts'
import { type Field, SampledFields } from './sampled-fields.ts'
import type { Session } from './session.ts'
import { listed } from './tables.ts'

export interface OpenedSource {
  readonly collection: Collection
  /** The stages of a query, before whatever else is asked. */
  readonly stages: readonly Document[]
  /** As a sample of the documents has them. */
  readonly columns: readonly SourceColumn[]
}

export interface SourceColumn extends PlacedColumn {
  readonly native: string
}

/** A collection or query, with the columns that some of its documents have now. */
export async function openSource(
  session: Session,
  source: OutsideSource,
  reach: Reach,
): Promise<OpenedSource> {
  if (source.kind === 'request') throw new Error('A database was asked by a request')
  const { collection, stages, isStored } =
    source.kind === 'table'
      ? { ...(await storedIn(session.database(source.schema), source.table)), stages: [] }
      : { ...asked(session.database(), source.query), isStored: false }
  const fields = await sampledFields(session, { collection, stages, isStored }, reach)
  if (fields.length === 0)
    throw new OutsideFailed('There are no documents, so nobody knows their columns yet.')
  if (fields.length > MOST_COLUMNS)
    throw new OutsideFailed(
      `There are ${fields.length} columns; a table can have ${MOST_COLUMNS} at most.`,
    )
  const { names } = columnNames(fields.map(({ path }) => path.join('.')))
  return {
    collection,
    stages,
    columns: fields.map((field, at) => ({ ...field, name: names[at] ?? '' })),
  }
}

/** The fields that some of the documents have. */
export async function sampledFields(
  session: Session,
  { collection, stages, isStored }: Sampled,
  reach: Reach,
): Promise<readonly Field[]> {
  const sampled = new SampledFields()
  for (const part of samples(sampleSize(reach), isStored)) {
    const found = collection.aggregate([...stages, ...part], { ...session.limits, ...AS_THEY_ARE })
    for await (const document of found) sampled.add(document)
  }
  return sampled.fields()
}

interface Sampled {
  readonly collection: Collection
  readonly stages: readonly Document[]
  /** It is no view: an index knows its ids. */
  readonly isStored: boolean
}

/** Integers and numbers in classes of their own, which are told apart. */
const AS_THEY_ARE = {
  promoteValues: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const

const USUAL_SAMPLE = 1_000
const LARGEST_SAMPLE = 100_000

function sampleSize({ settings }: Reach): number {
  const size = Math.trunc(Number(settings['sample'] ?? USUAL_SAMPLE))
  return size > 0 ? Math.min(size, LARGEST_SAMPLE) : USUAL_SAMPLE
}

/**
 * Always the same ones while nothing changes: the first and, where an index knows them, the last by their id.
 * Documents that are added take other forms over the years.
 */
function samples(size: number, isStored: boolean): readonly (readonly Document[])[] {
  if (!isStored) return [[{ $limit: size }]]
  const half = Math.ceil(size / 2)
  return [[{ $limit: half }], [{ $sort: { _id: -1 } }, { $limit: half }]]
}

async function storedIn(
  database: Db,
  name: string,
): Promise<{ readonly collection: Collection; readonly isStored: boolean }> {
  const [found] = await listed(database, { name })
  if (!found)
    throw new OutsideFailed(
      `There is no such table: the database "${database.databaseName}" has no collection "${name}".`,
    )
  return { collection: database.collection(name), isStored: found.type === 'collection' }
}

function asked(
  database: Db,
  query: string,
): { readonly collection: Collection; readonly stages: readonly Document[] } {
  const { collection, stages } = readQuery(query)
  return { collection: database.collection(collection), stages }
}
