import type { Jobs } from '../job.ts'
import type { Database } from './database.ts'

export async function checkDatabase({ connection }: Database): Promise<Jobs['check']['answer']> {
  const reader = await connection.runAndReadAll('SELECT version()')
  return { version: String(reader.getRows()[0]?.[0]) }
}
