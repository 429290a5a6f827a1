import type { Jobs, ScriptJob } from '../job.ts'
import type { Database } from './database.ts'

/**
 * Runs exported SQL as it stands, in its folder. The database is locked before it begins; what a check
 * of the pipeline warns of is the row of a statement that gives one column of that name.
 */
export async function runScript(
  { connection }: Database,
  { sql, folder }: ScriptJob,
): Promise<Jobs['script']['answer']> {
  process.chdir(folder)
  const warnings: string[] = []
  const extracted = await connection.extractStatements(sql)
  for (let index = 0; index < extracted.count; index += 1) {
    const statement = await extracted.prepare(index)
    const reader = await statement.runAndReadUntil(MOST)
    if (reader.columnNames().join() === 'warning')
      warnings.push(...reader.getRows().flatMap((row) => row.map(String)))
  }
  return { warnings }
}

/** Rows that nobody looks at are not all fetched. */
const MOST = 2_000
