import { confine, openDatabase } from '../child/database.ts'
import { failureOf } from '../child/failure-of.ts'
import { forgetTables } from '../child/forget-tables.ts'
import type { ParentMessage } from '../job.ts'
import type { RawStatement } from './run-raw.ts'

/**
 * A child that runs any statement, locked exactly as the real one: what DuckDB and the operating
 * system refuse by themselves when everything above them has failed. Tests only; builds leave it out.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

process.once('message', async (message) => {
  // Only run-raw.ts writes here, and it gives statements in place of a job.
  const { job, confinement } = message as ParentMessage
  const { statements } = job.given as unknown as { statements: RawStatement[] }
  try {
    const { connection } = await confine(await openDatabase(), confinement)
    const answers: string[] = []
    let last: string | undefined
    for (const statement of statements) {
      const { sql, folder } = typeof statement === 'string' ? { sql: statement } : statement
      if (folder && folder !== last) {
        process.chdir(folder)
        // Another folder is another program.
        if (last !== undefined) await forgetTables(connection)
        last = folder
      }
      answers.push(
        await connection.runAndReadAll(sql).then(
          (reader) => `ok ${JSON.stringify(reader.getRowsJson())}`,
          (error: Error) => `refused ${error.message}`,
        ),
      )
    }
    process.send?.({ kind: 'done', answer: answers })
  } catch (error) {
    process.send?.({ kind: 'failed', failure: failureOf(error, confinement.limits) })
  }
})
