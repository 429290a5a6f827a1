import type { Training, LearningFinding } from '@plainflow/core'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { Database } from '../database.ts'
import { isNamedIdentifier } from './is-named-identifier.ts'
import type { KeptRows } from './keep-rows.ts'

/** A key of fewer values than this is rather a kind. */
const FEWEST_KEYS = 50

/**
 * Keys by which rows belong together although the split takes them apart: a model that knows a customer
 * from the train rows looks better on the test rows than it is.
 */
export async function sharedKeys(
  { connection }: Database,
  { table, columns, isTest, test }: Pick<KeptRows, 'table' | 'columns' | 'isTest' | 'test'>,
  { split }: Training,
): Promise<readonly LearningFinding[]> {
  const together = new Set(split.by === 'key' ? split.columns.map(({ name }) => name) : [])
  const keys = columns.filter(
    ({ name, type }) =>
      (type === 'integer' || type === 'text') &&
      isNamedIdentifier(name) &&
      !(together.size === 1 && together.has(name)),
  )
  const tested = quoteDuckdbIdentifier(isTest)
  const found: LearningFinding[] = []
  for (const { name } of keys) {
    const key = quoteDuckdbIdentifier(name)
    const reader = await connection.runAndReadAll(
      `SELECT count(DISTINCT ${key}), count(*) FILTER (WHERE ${tested} AND ${key} IN (SELECT ${key} FROM ${table} WHERE NOT ${tested})) FROM ${table}`,
    )
    const [distinct, shared] = (reader.getRows()[0] ?? []).map(Number)
    if ((distinct ?? 0) < FEWEST_KEYS || !shared) continue
    found.push({ kind: 'shared_keys', columns: [name], evidence: { shared, rows: test } })
  }
  return found
}
