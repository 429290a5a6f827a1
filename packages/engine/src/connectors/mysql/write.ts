import type { ColumnType, WriteMode } from '@plainflow/core'
import { OutsideFailed, type Reach, type Written, type WriteRequest } from '../connector.ts'
import { lostWords, placeOf } from '../sql/words.ts'
import { alreadyThere, noTable, refuseMissingKeys, refuseUnknown } from '../sql/write-refusals.ts'
import type { DescribedColumn } from './column-type.ts'
import { nameSql, tableSql } from './names.ts'
import { inSession, type Session } from './session.ts'
import { STAGED, stageRows } from './stage-rows.ts'
import { findTarget, refuseReferred, refuseUnkeyed } from './target-table.ts'
import { mergeRows } from './merge-rows.ts'

export interface Writing {
  readonly session: Session
  readonly reach: Reach
  /** Quoted, ready for SQL. */
  readonly table: string
  readonly names: string
  readonly request: WriteRequest
}

/**
 * All rows come into a table of the session first; what is there is touched in one transaction afterwards, and
 * a new table is made and filled by one statement: whatever ends it half-way leaves everything as it was.
 */
export async function write(reach: Reach, request: WriteRequest, from: string): Promise<Written> {
  let isStaged = false
  try {
    return await inSession(reach, 'write', async (session) => {
      const names = request.columns.map(({ name }) => nameSql(name)).join(', ')
      const writing = { session, reach, names, table: tableSql(request.outlet, reach), request }
      const { there, finish } = await WRITERS[request.outlet.mode](writing)
      await session.run(stageSql(writing, there))
      const rows = await stageRows(session, request, from, there ?? new Map())
      isStaged = true
      await finish()
      return { rows }
    })
  } catch (error) {
    throw withOutcome(error, reach, isStaged)
  }
}

/** Whether it was written is not known where the connection was lost behind the last row. */
function withOutcome(error: unknown, reach: Reach, isStaged: boolean): unknown {
  if (!(error instanceof OutsideFailed) || error.message.includes('Nothing was written'))
    return error
  const isOpen = isStaged && error.message === lostWords(placeOf(reach))
  return new OutsideFailed(
    `${error.message} ${isOpen ? 'Look whether the rows are there: that was not heard any more.' : 'Nothing was written.'}`,
  )
}

interface Way {
  /** The columns of the table where it is there already, by name; null where it is made. */
  readonly there: ReadonlyMap<string, DescribedColumn> | null
  finish(): Promise<unknown>
}

const WRITERS: Readonly<Record<WriteMode, (writing: Writing) => Promise<Way>>> = {
  append: async (writing) => ({
    there: await columnsThere(writing),
    finish: () => insert(writing),
  }),
  // The table itself stays, with its rights, indexes and triggers; one that others refer to is refused.
  replace: async (writing) => {
    if (!(await findTarget(writing))) return { there: null, finish: () => create(writing) }
    await refuseReferred(writing)
    const there = await columnsThere(writing)
    const { session, table } = writing
    return {
      there,
      finish: async () => {
        await session.run(`delete from ${table}`)
        await insert(writing)
      },
    }
  },
  create: async (writing) => {
    if (await findTarget(writing)) throw alreadyThere(writing.request.outlet)
    return { there: null, finish: () => create(writing) }
  },
  upsert: async (writing) => {
    const { outlet, columns } = writing.request
    refuseMissingKeys(outlet, columns)
    const there = await columnsThere(writing)
    await refuseUnkeyed(writing)
    return { there, finish: () => mergeRows(writing) }
  },
}

async function columnsThere(writing: Writing): Promise<ReadonlyMap<string, DescribedColumn>> {
  const { session, table, request } = writing
  if (!(await findTarget(writing))) throw noTable(request.outlet)
  const found = (await session.describe(`select * from ${table}`)) ?? []
  refuseUnknown(
    request.outlet,
    request.columns,
    found.map(({ name }) => name),
  )
  return new Map(found.map((column) => [column.name, column]))
}

/** Typed as the table itself is, so that rows become what it holds as they come in. */
function stageSql({ names, table, request }: Writing, there: Way['there']): string {
  const made = `create temporary table ${STAGED}`
  return there
    ? `${made} as select ${names} from ${table} limit 0`
    : `${made} (${typedSql(request)})`
}

function insert({ session, table, names }: Writing): Promise<number> {
  return session.run(`insert into ${table} (${names}) select ${names} from ${STAGED}`)
}

/** One statement, which leaves no table where it fails or is ended. */
function create({ session, table, names, request }: Writing): Promise<number> {
  return session.run(
    `create table ${table} (${typedSql(request)}) engine = InnoDB select ${names} from ${STAGED}`,
  )
}

const NATIVE_TYPES: Readonly<Record<ColumnType, string>> = {
  boolean: 'boolean',
  integer: 'bigint',
  number: 'double',
  text: 'longtext character set utf8mb4',
  date: 'date',
  timestamp: 'datetime(6)',
}

function typedSql({ columns }: WriteRequest): string {
  return columns.map(({ name, type }) => `${nameSql(name)} ${NATIVE_TYPES[type]} null`).join(', ')
}
