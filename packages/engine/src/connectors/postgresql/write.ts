import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Column, ColumnType, TableOutlet, WriteMode } from '@plainflow/core'
import { escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { OutsideFailed, type Reach, type Written, type WriteRequest } from '../connector.ts'
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
    if (await isThere(writing))
      throw new OutsideFailed(
        `There is already a table "${writing.request.outlet.table}". Choose another name, or another way to write.`,
      )
    await create(writing)
    return copyRows(writing, writing.table)
  },
  upsert,
}

const STAGED = 'pg_temp.plainflow_rows'

async function upsert(writing: Writing): Promise<Written> {
  const { session, table, request } = writing
  const { keys } = request.outlet
  const unknown = keys.filter((key) => !request.columns.some(({ name }) => name === key))
  if (keys.length === 0) throw new OutsideFailed('No key tells whether a row is there already.')
  if (unknown.length > 0)
    throw new OutsideFailed(`The rows have no column ${listed(unknown)} to be the key.`)
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
async function refuseUnclearKeys(session: Session, { keys }: TableOutlet): Promise<void> {
  const names = keys.map(nameSql)
  const [empty] = await session.rows(
    `select count(*) as rows from ${STAGED} where ${names.map((name) => `${name} is null`).join(' or ')}`,
  )
  if (Number(empty?.['rows']) > 0)
    throw new OutsideFailed(
      `${String(empty?.['rows'])} of the rows have nothing in the key ${listed(keys)}. Nothing was written.`,
    )
  const [twice] = await session.rows(
    `select concat_ws(', ', ${names.join(', ')}) as key, count(*) as rows from ${STAGED} group by ${names.join(', ')} having count(*) > 1 limit 1`,
  )
  if (twice)
    throw new OutsideFailed(
      `Several rows have the same key ${listed(keys)}: ${String(twice['key'])} comes ${String(twice['rows'])} times. Nothing was written; remove the duplicates first.`,
    )
}

function tellNoKey(error: unknown, { table, keys }: TableOutlet): never {
  const isNoKey = error instanceof Error && 'code' in error && error.code === '42P10'
  throw isNoKey
    ? new OutsideFailed(
        `The table "${table}" has no primary key or unique index on ${listed(keys)}, so it cannot tell which rows are there already.`,
      )
    : error
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
  const { table: name } = request.outlet
  const found = await session.describe(`select * from ${table}`).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === '42P01'
    throw isMissing
      ? new OutsideFailed(`There is no table "${name}". Choose "create" to have it made.`)
      : error
  })
  const there = new Set(found?.map((column) => column.name))
  const unknown = request.columns.filter((column) => !there.has(column.name))
  if (unknown.length > 0)
    throw new OutsideFailed(
      `The table "${name}" has no column ${listed(unknown.map((column) => column.name))}. It has ${listed([...there])}.`,
    )
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

function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
