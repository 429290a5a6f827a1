import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Column, ColumnType, TableOutlet, WriteMode } from '@plainflow/core'
import { escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { OutsideFailed, type Reach, type Written, type WriteRequest } from '../connector.ts'
import {
  alreadyThere,
  emptyKeys,
  noSuchKey,
  noTable,
  refuseMissingKeys,
  refuseUnknown,
  repeatedKey,
} from '../sql/write-refusals.ts'
import { inSession, type Session } from './session.ts'
import { tableSql } from './source.ts'

/** In one transaction: whatever ends it half-way leaves the table as it was. */
export function write(reach: Reach, request: WriteRequest, from: string): Promise<Written> {
  return inSession(reach, 'write', (session) => {
    const table = tableSql(request.outlet, reach)
    return WRITERS[request.outlet.mode]({ session, table, request, from })
  })
}

interface Writing {
  readonly session: Session
  /** Quoted, ready for SQL. */
  readonly table: string
  readonly request: WriteRequest
  readonly from: string
}

const WRITERS: Readonly<Record<WriteMode, (writing: Writing) => Promise<Written>>> = {
  append: async (writing) => {
    await refuseUnknownColumns(writing)
    return copyRows(writing, writing.table)
  },
  // The table itself stays, with its rights, indexes and views; one that others refer to is refused.
  replace: async (writing) => {
    const { session, table } = writing
    if (await isThere(writing)) {
      await refuseUnknownColumns(writing)
      await session.rows(`truncate ${table}`)
    } else await create(writing)
    return copyRows(writing, table)
  },
  create: async (writing) => {
    if (await isThere(writing)) throw alreadyThere(writing.request.outlet)
    await create(writing)
    return copyRows(writing, writing.table)
  },
  upsert,
}

const STAGED = 'pg_temp.plainflow_rows'

async function upsert(writing: Writing): Promise<Written> {
  const { session, table, request } = writing
  const { keys } = request.outlet
  refuseMissingKeys(request.outlet, request.columns)
  await refuseUnknownColumns(writing)
  const names = namesSql(request.columns)
  await session.rows(
    `create temp table plainflow_rows on commit drop as select ${names} from ${table} with no data`,
  )
  const written = await copyRows(writing, STAGED)
  await refuseUnclearKeys(session, request.outlet)
  const others = request.columns.filter(({ name }) => !keys.includes(name))
  const set = others.map(({ name }) => `${nameSql(name)} = excluded.${nameSql(name)}`)
  const then = set.length === 0 ? 'nothing' : `update set ${set.join(', ')}`
  await session
    .rows(
      `insert into ${table} (${names}) select ${names} from ${STAGED} on conflict (${keys.map(nameSql).join(', ')}) do ${then}`,
    )
    .catch((error: unknown) => tellNoKey(error, request.outlet))
  return written
}

/** A key that is null or comes twice does not say which row is meant. */
async function refuseUnclearKeys(session: Session, outlet: TableOutlet): Promise<void> {
  const names = outlet.keys.map(nameSql)
  const [empty] = await session.rows(
    `select count(*) as rows from ${STAGED} where ${names.map((name) => `${name} is null`).join(' or ')}`,
  )
  if (Number(empty?.['rows']) > 0) throw emptyKeys(outlet, empty?.['rows'])
  const [twice] = await session.rows(
    `select concat_ws(', ', ${names.join(', ')}) as key, count(*) as rows from ${STAGED} group by ${names.join(', ')} having count(*) > 1 limit 1`,
  )
  if (twice) throw repeatedKey(outlet, twice['key'], twice['rows'])
}

function tellNoKey(error: unknown, outlet: TableOutlet): never {
  const isNoKey = error instanceof Error && 'code' in error && error.code === '42P10'
  throw isNoKey ? noSuchKey(outlet) : error
}

async function copyRows({ session, request, from }: Writing, into: string): Promise<Written> {
  const sink = session.client.query(
    copyFrom(`copy ${into} (${namesSql(request.columns)}) from stdin (format csv)`),
  )
  await pipeline(createReadStream(from, { highWaterMark: 1 << 18 }), sink)
  return { rows: sink.rowCount }
}

async function isThere({ session, table }: Writing): Promise<boolean> {
  const [row] = await session.rows('select to_regclass($1) is not null as there', [table])
  return row?.['there'] === true
}

const NATIVE_TYPES: Readonly<Record<ColumnType, string>> = {
  boolean: 'boolean',
  integer: 'bigint',
  number: 'double precision',
  text: 'text',
  date: 'date',
  timestamp: 'timestamp',
}

async function create({ session, table, request }: Writing): Promise<void> {
  const columns = request.columns.map(({ name, type }) => `${nameSql(name)} ${NATIVE_TYPES[type]}`)
  await session.rows(`create table ${table} (${columns.join(', ')})`)
}

async function refuseUnknownColumns({ session, table, request }: Writing): Promise<void> {
  const found = await session.describe(`select * from ${table}`).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === '42P01'
    throw isMissing ? noTable(request.outlet) : error
  })
  refuseUnknown(request.outlet, request.columns, found?.map(({ name }) => name) ?? [])
}

/** The server would cut it, and two long names could become one. */
const MOST_BYTES = 63

function nameSql(name: string): string {
  if (Buffer.byteLength(name) > MOST_BYTES)
    throw new OutsideFailed(
      `The column name "${name}" is longer than the ${MOST_BYTES} bytes PostgreSQL keeps.`,
    )
  return escapeIdentifier(name)
}

function namesSql(columns: readonly Column[]): string {
  return columns.map(({ name }) => nameSql(name)).join(', ')
}
