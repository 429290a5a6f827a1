import type { PreviewedStep } from '../job.ts'
import type { Database } from './database.ts'

/** The steps above a look at some rows. Views cost nothing until they are looked at. */
export async function makeSteps(
  { connection }: Database,
  steps: readonly PreviewedStep[],
): Promise<void> {
  for (const { name, sql, isKept } of steps)
    await connection.run(`CREATE TEMP ${isKept ? 'TABLE' : 'VIEW'} ${name} AS ${sql}`)
}
