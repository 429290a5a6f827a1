import { duckdbText } from '@plainflow/core/duckdb-text'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { Database } from './database.ts'
import { describeColumns } from './describe-columns.ts'

/** What a spreadsheet takes for the beginning of a formula, or skips on the way to one; full-width forms too. */
const STARTS = ['=', '+', '-', '@', '\t', '\r', '\n', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20']

/**
 * The same rows for somebody who opens them in a spreadsheet: texts and names that would be a formula there
 * begin with an apostrophe. Numbers stay: by their type, or where a file tells no types, by their look.
 */
export async function guardFormulas(
  database: Database,
  source: string,
  hasTypes: boolean,
): Promise<string> {
  const columns = await describeColumns(database, source)
  const starts = STARTS.map(duckdbText).join(', ')
  const cells = columns.map(({ name, type }) => {
    const column = quoteDuckdbIdentifier(name)
    const shown = quoteDuckdbIdentifier(STARTS.includes(name.slice(0, 1)) ? `'${name}` : name)
    if (type !== 'text') return `${column} AS ${shown}`
    const text = `CAST(${column} AS VARCHAR)`
    const isNumber = hasTypes ? 'false' : `TRY_CAST(${text} AS DOUBLE) IS NOT NULL`
    return `CASE WHEN left(${text}, 1) IN (${starts}) AND NOT (${isNumber}) THEN '''' || ${text} ELSE ${text} END AS ${shown}`
  })
  return `(SELECT ${cells.join(', ')} FROM ${source})`
}
