import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import { columnsRead, type Reach, type ReadRequest, type Written } from '../connector.ts'
import { openRowPipe } from '../sql/open-row-pipe.ts'
import { leaveToReader } from '../sql/leave-to-reader.ts'
import { refuseChanged } from '../sql/refuse-changed.ts'
import { RowCounter } from '../sql/row-counter.ts'
import { selectSql, sentName } from './select-sql.ts'
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
    const select = selectSql(source, columnsRead(request), request)
    // Read as one statement before it is sent in a way that would take several.
    await session.describe(select)
    const rows = session.client.query(copyTo(`copy (${select}) to stdout (${formOf(request)})`))
    await pipeline(rows, telling(onRows), openRowPipe(to)).catch(leaveToReader)
    return { rows: rows.rowCount }
  })
}

/** A text is always quoted, whatever it holds; what is no text never needs to be. */
function formOf(request: ReadRequest): string {
  const texts = columnsRead(request).flatMap(({ type }, at) =>
    type === 'text' ? [sentName(at)] : [],
  )
  return `format csv${texts.length === 0 ? '' : `, force_quote (${texts.join(', ')})`}`
}

/** Bytes between two reports, and those whose rows are counted: all further ones are taken to be like them. */
const OFTEN = 4_000_000
/** Rows come one by one; written one by one, they would cost a call of the system each. */
const TOGETHER = 256_000

function telling(onRows: (rows: number) => void): Transform {
  const counter = new RowCounter()
  let sent = 0
  let counted = 0
  let untold = 0
  let waiting: Buffer[] = []
  let held = 0
  const gathered = () => {
    const all = Buffer.concat(waiting, held)
    if (counted < OFTEN) {
      counter.count(all)
      counted += held
    }
    sent += held
    untold += held
    waiting = []
    held = 0
    return all
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      waiting.push(chunk)
      held += chunk.length
      if (held < TOGETHER) return done()
      const all = gathered()
      if (untold >= OFTEN) {
        untold = 0
        onRows(Math.round((counter.rows / counted) * sent))
      }
      return done(null, all)
    },
    flush(done) {
      done(null, gathered())
    },
  })
}
