import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { columnsRead, type Reach, type ReadRequest, type Written } from '../connector.ts'
import { leaveToReader } from '../sql/leave-to-reader.ts'
import { parquetLines } from './parquet-file.ts'
import { inSession, type Session } from './session.ts'
import { type SourceFile, sourceFiles } from './source-files.ts'
import { TextLines } from './text-lines.ts'
import { type ReadingText, textRecords } from './text-records.ts'

/** Lines are written together: one by one they would cost a call of the system each. */
const TOGETHER = 128_000
/** Rows between two reports. */
const OFTEN = 20_000

export function read(
  reach: Reach,
  request: ReadRequest,
  to: string,
  onRows: (rows: number) => void,
): Promise<Written> {
  return inSession(reach, async (session) => {
    const files = await sourceFiles(session, request.source)
    const told = { rows: 0 }
    const pieces = together(linesOf(session, files, request), request.limit, told, onRows)
    await pipeline(Readable.from(pieces), createWriteStream(to)).catch(leaveToReader)
    return told
  })
}

async function* linesOf(
  session: Session,
  files: readonly SourceFile[],
  request: ReadRequest,
): AsyncGenerator<readonly string[]> {
  const travelling = columnsRead(request)
  const reading: ReadingText = { header: null }
  for (const file of files) {
    if (file.kind.format === 'parquet') {
      yield* parquetLines(session, file, { ...request, travelling })
      continue
    }
    const lines = new TextLines(file, request.columns, travelling)
    for await (const records of textRecords(session, file, reading)) yield lines.lines(records)
  }
}

async function* together(
  lines: AsyncIterable<readonly string[]>,
  limit: number | null,
  told: { rows: number },
  onRows: (rows: number) => void,
): AsyncGenerator<string> {
  let waiting = ''
  let untold = 0
  if (limit === 0) return
  for await (const some of lines) {
    const left = limit === null ? some.length : Math.min(some.length, limit - told.rows)
    for (let at = 0; at < left; at += 1) {
      waiting += some[at]
      if (waiting.length < TOGETHER) continue
      yield waiting
      waiting = ''
    }
    told.rows += left
    untold += left
    if (told.rows === limit) break
    if (untold < OFTEN) continue
    untold = 0
    onRows(told.rows)
  }
  if (waiting !== '') yield waiting
}
