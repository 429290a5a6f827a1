import type { Connection } from 'mysql2'
import { columnsRead, type Reach, type ReadRequest, type Written } from '../connector.ts'
import { openRowPipe } from '../sql/open-row-pipe.ts'
import { CsvBytes } from '../sql/csv-bytes.ts'
import { leaveToReader } from '../sql/leave-to-reader.ts'
import { refuseChanged } from '../sql/refuse-changed.ts'
import { selectSql } from './select-sql.ts'
import { inSession } from './session.ts'
import { openSource } from './source.ts'

export function read(
  reach: Reach,
  request: ReadRequest,
  to: string,
  onRows: (rows: number) => void,
): Promise<Written> {
  return inSession(reach, 'read', async (session) => {
    const source = await openSource(session, request.source, reach)
    refuseChanged(request, source.columns)
    const columns = columnsRead(request)
    const csv = new CsvBytes(columns.map(({ type }) => type === 'text'))
    const select = selectSql(source, columns, request)
    await sendRows(session.connection, select, csv, to, onRows).catch(leaveToReader)
    return { rows: csv.rows }
  })
}

/** Rows between two reports. */
const OFTEN = 50_000

/** Row by row as they come; where the pipe is full, the server is not read from. */
function sendRows(
  connection: Connection,
  sql: string,
  csv: CsvBytes,
  to: string,
  onRows: (rows: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const pipe = openRowPipe(to)
    let told = 0
    pipe.on('drain', () => connection.resume())
    pipe.once('error', reject)
    // A connection that is lost while rows come tells so by itself, and not through the query.
    connection.once('error', reject)
    // Every cell as the bytes that the server sent, whatever its type.
    const asked = connection.query({ sql, rowsAsArray: true, typeCast: false })
    asked.on('error', reject)
    asked.on('result', (row) => {
      // As asked for: an array with a buffer or null for each column.
      csv.add(row as unknown as (Buffer | null)[])
      if (!csv.isFull) return
      if (!pipe.write(csv.take())) connection.pause()
      if (csv.rows - told < OFTEN) return
      told = csv.rows
      onRows(told)
    })
    asked.on('end', () => pipe.end(csv.take(), () => resolve()))
  })
}
