import type { AdoptJob, Jobs } from '../job.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import type { Database } from './database.ts'
import { writeTable } from './write-table.ts'
import { columnsIn, writtenTable } from './written-table.ts'

/** Takes in what exported code has written, as a stored table with the columns it should have. */
export async function adopt(
  database: Database,
  { found, columns, to }: AdoptJob,
): Promise<Jobs['adopt']['answer']> {
  const there = await columnsIn(database, found, columns)
  const wanted = columns.map(({ name }) => name).join(', ')
  const names = there.map(({ name }) => name).join(', ')
  if (names !== wanted)
    throw new UnreadableFile(`The code wrote the columns ${names} in the place of ${wanted}.`)
  const table = writtenTable(found, columns)
  const rows = await writeTable(database, table, { path: to, format: 'stored', compress: false })
  return { rows }
}
