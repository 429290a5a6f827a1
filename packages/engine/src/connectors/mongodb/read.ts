import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { AggregationCursor, FindCursor } from 'mongodb'
import { columnsRead, type Reach, type ReadRequest, type Written } from '../connector.ts'
import { linesOf } from './cells.ts'
import { placedColumns } from './placed-columns.ts'
import { inSession } from './session.ts'
import { openSource, type OpenedSource } from './source.ts'
import { type ReadPlan, readPlan, stagesOf } from './stages.ts'

export function read(
  reach: Reach,
  request: ReadRequest,
  to: string,
  onRows: (rows: number) => void,
): Promise<Written> {
  return inSession(reach, async (session) => {
    const source = await openSource(session, request.source, reach)
    const columns = await placedColumns(session, source, request)
    const names = new Set(columnsRead(request).map(({ name }) => name))
    const travelling = columns.filter(({ name }) => names.has(name))
    const found = askFor(source, readPlan({ ...request, columns, read: travelling }), {
      ...session.limits,
      ...EXACTLY,
      batchSize: BATCH,
      allowDiskUse: true,
    })
    const told = { rows: 0 }
    const lines = pieces(found, linesOf(travelling), told, onRows)
    await pipeline(Readable.from(lines), createWriteStream(to)).catch(leaveToReader)
    return told
  })
}

/** A plain question where that does. */
function askFor(
  { collection, stages }: OpenedSource,
  plan: ReadPlan,
  options: object,
): AggregationCursor | FindCursor {
  if (stages.length > 0 || plan.order.length > 0)
    return collection.aggregate([...stages, ...stagesOf(plan)], options)
  const { filter, fields, limit } = plan
  return collection.find(filter, {
    ...options,
    ...(fields === null ? {} : { projection: fields }),
    ...(limit === null ? {} : { limit }),
  })
}

/** Integers of 64 bits as they are, and bytes with what kind of bytes they are. */
const EXACTLY = { useBigInt64: true, promoteBuffers: false, bsonRegExp: true } as const
const BATCH = 2_000
/** Lines are written together: one by one they would cost a call of the system each. */
const TOGETHER = 128_000
/** Rows between two reports. */
const OFTEN = 20_000

async function* pieces(
  found: AggregationCursor | FindCursor,
  line: (document: object) => string,
  told: { rows: number },
  onRows: (rows: number) => void,
): AsyncGenerator<string> {
  let waiting = ''
  let untold = 0
  for (let first = await found.next(); first !== null; first = await found.next()) {
    const documents = [first, ...found.readBufferedDocuments()]
    for (const document of documents) {
      waiting += line(document)
      if (waiting.length < TOGETHER) continue
      yield waiting
      waiting = ''
    }
    told.rows += documents.length
    untold += documents.length
    if (untold < OFTEN) continue
    untold = 0
    onRows(told.rows)
  }
  if (waiting !== '') yield waiting
}

/** The pipe's reader is gone: it tells why, and has us ended. Told by us it would look like a lost connection. */
function leaveToReader(error: unknown): Promise<void> {
  const isOurPipe = error instanceof Error && 'syscall' in error && error.syscall === 'write'
  const isLocal = isOurPipe && 'code' in error && error.code === 'EPIPE'
  if (isLocal) return new Promise(() => {})
  throw error
}
