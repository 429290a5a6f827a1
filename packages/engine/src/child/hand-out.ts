import { duckdbText } from '@plainflow/core/duckdb-text'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { HandOutJob, Jobs } from '../job.ts'
import type { Database } from './database.ts'

/** A stored table as the CSV that a connector is given (`OutsideConnector.write`). */
export async function handOut(
  { connection }: Database,
  { from, columns, to }: HandOutJob,
): Promise<Jobs['hand-out']['answer']> {
  const cells = columns.map(({ name }) => quoteDuckdbIdentifier(name)).join(', ')
  const form = `FORMAT csv, HEADER false, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', FORCE_QUOTE *`
  const reader = await connection.runAndReadAll(
    `COPY (SELECT ${cells} FROM read_parquet(${duckdbText(from)})) TO ${duckdbText(to)} (${form})`,
  )
  return { rows: Number(reader.getRows()[0]?.[0]) }
}
