import { csvRows } from '../sql/csv-rows.ts'
import type { WriteRequest } from '../connector.ts'
import type { DescribedColumn } from './column-type.ts'
import { nameSql } from './names.ts'
import type { Session } from './session.ts'
import { cellWriter } from './written-cell.ts'

/** Of the session alone, and gone with it. */
export const STAGED = 'plainflow_rows'

/** Statements of about so many letters; never of more than half of what the server takes. */
const LETTERS = 1_000_000

/** Lays all rows into the table of the session, before anything else is touched. */
export async function stageRows(
  session: Session,
  { columns }: WriteRequest,
  from: string,
  there: ReadonlyMap<string, DescribedColumn>,
): Promise<number> {
  const writers = columns.map((column) => cellWriter(column, there.get(column.name) ?? null))
  const names = columns.map(({ name }) => nameSql(name)).join(', ')
  const [row] = await session.rows('select cast(@@max_allowed_packet as char) as bytes')
  const most = Math.min(LETTERS, Math.floor(Number(row?.['bytes']) / 2))
  let waiting: string[] = []
  let letters = 0
  let rows = 0
  const send = async () => {
    if (waiting.length === 0) return
    rows += await session.run(`insert into ${STAGED} (${names}) values ${waiting.join(',')}`)
    waiting = []
    letters = 0
  }
  for await (const some of csvRows(from))
    for (const cells of some) {
      const values = `(${writers.map((write, at) => write(cells[at] ?? null)).join(',')})`
      if (letters + values.length > most) await send()
      waiting.push(values)
      letters += values.length
    }
  await send()
  return rows
}
