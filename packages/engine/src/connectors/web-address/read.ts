import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { askedSince } from '@plainflow/core'
import { columnsRead, type Reach, type ReadRequest, type Written } from '../connector.ts'
import { CsvLines } from './csv-lines.ts'
import { Mark } from './mark.ts'
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
  const own = requestOf(request.source)
  const web = askedSince(own, request.since ?? null)
  return inSession(reach, async (session) => {
    const lines = new CsvLines(request.columns, columnsRead(request), web.leavesOthers)
    const mark = new Mark(own, request.since)
    let rows = 0
    async function* pieces(): AsyncGenerator<string> {
      if (request.limit === 0) return
      let piece = ''
      for await (const page of pagesOf(session, web)) {
        for (const row of page.rows) {
          piece += lines.line(row, page.number)
          mark.see(row)
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
    const { value } = mark
    return { rows, ...(value === undefined ? {} : { mark: value }) }
  })
}

/** The pipe's reader is gone: it tells why, and has us ended. */
function leaveToReader(error: unknown): Promise<void> {
  const isOurPipe = error instanceof Error && 'syscall' in error && error.syscall === 'write'
  if (isOurPipe && 'code' in error && error.code === 'EPIPE') return new Promise(() => {})
  throw error
}
