import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { askedSince } from '@plainflow/core'
import { columnsRead, type Reach, type ReadRequest, type Written } from '../connector.ts'
import { CsvLines } from './csv-lines.ts'
import { Mark } from './mark.ts'
import { pagesOf } from './pages.ts'
import { Renewal } from './renewal.ts'
import { linesOfParquet } from './parquet-answer.ts'
import { requestOf } from './request-of.ts'
import { inSession } from './in-session.ts'
import type { Row } from './row.ts'

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
    const renewal = new Renewal(own, request.knownBy)
    let rows = 0
    function* written(some: Iterable<Row>, page: number): Generator<string> {
      for (const row of some) {
        mark.see(row)
        yield lines.line(row, page)
      }
    }
    async function* batches(): AsyncGenerator<Iterable<string>> {
      for await (const page of pagesOf(session, web, renewal)) {
        if (page.table !== null) yield* linesOfParquet(page.table, request, web)
        for await (const some of page.rows) yield written(some, page.number)
      }
    }
    async function* pieces(): AsyncGenerator<string> {
      if (request.limit === 0) return
      let piece = ''
      for await (const some of batches()) {
        for (const line of some) {
          piece += line
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
    const { knownBy, isUnchanged } = renewal
    // Less than everything is not known by what all of it is known by.
    const isWhole = request.limit === null && request.needed === null
    return {
      rows,
      ...(value === undefined ? {} : { mark: value }),
      ...(knownBy === undefined || !isWhole ? {} : { knownBy }),
      ...(isUnchanged ? { isUnchanged } : {}),
    }
  })
}

/** The pipe's reader is gone: it tells why, and has us ended. */
function leaveToReader(error: unknown): Promise<void> {
  const isOurPipe = error instanceof Error && 'syscall' in error && error.syscall === 'write'
  if (isOurPipe && 'code' in error && error.code === 'EPIPE') return new Promise(() => {})
  throw error
}
