import { type Cell, type Column, quoteDuckdbIdentifier } from '@plainflow/core'
import type { Database } from './database.ts'
import { readRows } from './read-rows.ts'

const VALUES = 50
const LONGEST_VALUE = 100

/** Frequent values of every column, from the first rows: enough to bind the words of a sentence. */
export async function readSamples(
  database: Database,
  source: string,
  columns: readonly Column[],
): Promise<Record<string, Cell[]>> {
  // A wide table is looked at less deeply, so that the whole costs about the same.
  const rows = Math.max(1_000, Math.floor(2_000_000 / Math.max(columns.length, 1)))
  const head = 'sample_rows'
  await database.connection.run(
    `CREATE OR REPLACE TEMP TABLE ${head} AS FROM ${source} LIMIT ${Math.min(rows, 100_000)}`,
  )
  const samples: [string, Cell[]][] = []
  for (const column of columns) {
    const name = quoteDuckdbIdentifier(column.name)
    const short = column.type === 'text' ? `AND length(${name}) <= ${LONGEST_VALUE}` : ''
    const values = `(SELECT ${name} FROM ${head} WHERE ${name} IS NOT NULL ${short} GROUP BY ${name} ORDER BY count(*) DESC, ${name})`
    const found = await readRows(database, values, [column], { offset: 0, limit: VALUES })
    samples.push([column.name, found.map((row) => row[0] ?? null)])
  }
  return Object.fromEntries(samples)
}
