import type { Database } from './database.ts'

export async function readCount({ connection }: Database, source: string): Promise<number> {
  const reader = await connection.runAndReadAll(`SELECT count(*) FROM ${source}`)
  return Number(reader.getRows()[0]?.[0])
}
