import { OutsideFailed } from '../connector.ts'
import { noSuchKey } from '../sql/write-refusals.ts'
import { databaseOf } from './names.ts'
import type { Writing } from './write.ts'

/** Whether the table is there; refused where it could be left half-written. */
export async function findTarget(writing: Writing): Promise<boolean> {
  const { session, request } = writing
  const [found] = await session.rows(
    `select t.table_type as kind, coalesce(e.transactions, 'NO') as whole, t.engine as engine
     from information_schema.tables t left join information_schema.engines e on e.engine = t.engine
     where t.table_schema = ? and t.table_name = ?`,
    placeOf(writing),
  )
  if (!found) return false
  const { table } = request.outlet
  if (found['kind'] === 'VIEW')
    throw new OutsideFailed(`"${table}" is a view; only tables are written.`)
  if (found['whole'] !== 'YES')
    throw new OutsideFailed(
      `The table "${table}" is kept by ${String(found['engine'])}, which cannot take back a write that fails half-way. Change it to InnoDB.`,
    )
  return true
}

/** What refers to its rows would go with them, or stand for nothing. */
export async function refuseReferred(writing: Writing): Promise<void> {
  const [found] = await writing.session.rows(
    `select table_name as name from information_schema.key_column_usage
     where referenced_table_schema = ? and referenced_table_name = ? limit 1`,
    placeOf(writing),
  )
  if (found)
    throw new OutsideFailed(
      `The table "${String(found['name'])}" refers to rows of "${writing.request.outlet.table}", so they cannot be replaced.`,
    )
}

export async function refuseUnkeyed(writing: Writing): Promise<void> {
  const { session, request } = writing
  const rows = await session.rows(
    `select index_name as name, column_name as part from information_schema.statistics
     where table_schema = ? and table_name = ? and non_unique = 0 and sub_part is null`,
    placeOf(writing),
  )
  const { keys } = request.outlet
  const isKeyed = rows.some(({ name }) => {
    const parts = rows.filter((row) => row['name'] === name).map(({ part }) => String(part))
    return parts.length === keys.length && parts.every((part) => keys.includes(part))
  })
  if (!isKeyed) throw noSuchKey(request.outlet)
}

function placeOf({ request, reach }: Writing): readonly [string, string] {
  const { schema, table } = request.outlet
  return [schema || databaseOf(reach), table]
}
