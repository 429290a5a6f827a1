import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { columnsRead, type Reach, type ReadRequest, type Written } from '../connector.ts'
import { CsvLines } from './csv-lines.ts'
import { pagesOf } from './pages.ts'
import { requestOf } from './request-of.ts'
import { inSession } from './in-session.ts'

/** Bytes that are written at once: a call of the system for every row would be most of the work. */
const TOGETHER = 64_000

export function read(
  reach: Reach,
  request: ReadRequest,
  to: string,
  onRows: (rows: number) => void,
): Promise<Written> {
  const web = requestOf(request.source)
  return inSession(reach, async (session) => {
    const lines = new CsvLines(request.columns, columnsRead(request), web.leavesOthers)
    let rows = 0
    async function* pieces(): AsyncGenerator<string> {
      if (request.limit === 0) return
      let piece = ''
      for await (const page of pagesOf(session, web)) {
        for (const row of page.rows) {
          piece += lines.line(row, page.number)
          rows += 1
          if (rows === request.limit) {
            yield piece
            return
          }
          if (piece.length < TOGETHER) continue
          yield piece
          piece = ''
        }
        onRows(rows)
      }
      yield piece
    }
    await pipeline(Readable.from(pieces()), createWriteStream(to)).catch(leaveToReader)
    return { rows }
  })
}

/** The pipe's reader is gone: it tells why, and has us ended. */
function leaveToReader(error: unknown): Promise<void> {
  const isOurPipe = error instanceof Error && 'syscall' in error && error.syscall === 'write'
  if (isOurPipe && 'code' in error && error.code === 'EPIPE') return new Promise(() => {})
  throw error
}
