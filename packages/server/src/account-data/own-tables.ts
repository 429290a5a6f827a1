import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../store/schema.ts'

/** Rows of one person: where they stand, whose they are, and what of them is no secret. */
export interface OwnTable {
  readonly name: string
  /** A condition of SQL on one row `t`, of the user's id `$1`. */
  readonly isOwn: string
  readonly columns: readonly string[]
  /** What tells its rows apart. */
  readonly order: readonly string[]
}

/** Calls that are still remembered, links that were mailed: of the server's doing, gone within a day. */
const PASSING = new Set(['idempotent_calls', 'single_use_tokens'])
/** Passwords, tokens and keys, hashed or sealed: they open nothing here, and must be no help elsewhere. */
const SECRET = /hash|sealed|token/
/** In the text of a mail stands the link by which its reader agrees, which is not for who asked. */
const OF_OTHERS = new Set(['outbox.text'])

/**
 * Every table with rows of a user, found in the schema: one that is new belongs to it by its `user_id`,
 * or by the pipeline it hangs on.
 */
export function ownTables(): OwnTable[] {
  return Object.values<unknown>(schema).flatMap((table) => {
    if (!is(table, PgTable)) return []
    const { name, columns, primaryKeys } = getTableConfig(table)
    const names = columns.map((column) => column.name)
    const isOwn = ownership(name, names)
    if (isOwn === null || PASSING.has(name)) return []
    const keys = columns.filter(({ primary }) => primary)
    const together = primaryKeys.flatMap((key) => key.columns)
    const order = [...keys, ...together].map((column) => column.name)
    const isTold = (column: string) => !SECRET.test(column) && !OF_OTHERS.has(`${name}.${column}`)
    return [{ name, isOwn, order, columns: names.filter(isTold) }]
  })
}

function ownership(name: string, columns: readonly string[]): string | null {
  if (name === 'users') return 't.id = $1'
  if (columns.includes('user_id')) return 't.user_id = $1'
  if (columns.includes('pipeline_id'))
    return 't.pipeline_id in (select p.id from pipelines p where p.user_id = $1)'
  return null
}
