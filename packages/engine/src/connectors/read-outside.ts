import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { JobFailed, runJob } from '../process/run-job.ts'
import { askConnector, type OutsideOptions } from './ask-connector.ts'
import {
  columnsRead,
  OutsideFailed,
  type Reach,
  type ReadRequest,
  type Written,
} from './connector.ts'

export interface ReadOutsideOptions extends OutsideOptions {
  /** Told now and then: about how many rows have come so far. */
  readonly onRows?: ((rows: number) => void) | undefined
}

export interface ReadInto {
  /** Where the file goes and all that is needed meanwhile. */
  readonly folder: string
  /** The Parquet file, in that folder. */
  readonly path: string
}

/**
 * Takes rows from outside in as a stored table. Two children, and a named pipe between them: the connector's
 * knows the secret and no file of ours, DuckDB's knows neither the secret nor the way out. The file is there
 * when both agree on how many rows it has, and otherwise not at all; nor where the rows are unchanged.
 */
export async function readOutside(
  connector: string,
  reach: Reach,
  request: ReadRequest,
  into: ReadInto,
  { onRows, ...options }: ReadOutsideOptions = {},
): Promise<Written> {
  const folder = await realpath(into.folder)
  const to = join(folder, basename(into.path))
  const pipe = join(folder, `rows-${randomBytes(6).toString('hex')}`)
  await promisify(execFile)('mkfifo', ['-m', '600', pipe])
  const either = new AbortController()
  const signal = AbortSignal.any([either.signal, ...(options.signal ? [options.signal] : [])])
  const task = { kind: 'read' as const, connector, reach, request, to: pipe }
  const sent = askConnector(task, { ...options, signal }, onRows)
  const taken = runJob(
    'take-in',
    { from: pipe, columns: request.columns, travelling: columnsRead(request), to },
    { folder, files: [], limits: options.limits, signal },
  ).catch(inWords)
  // The first to fail takes the other with it: each would wait for the pipe's other end for ever.
  const orEnd = (error: unknown) => {
    if (!either.signal.aborted) either.abort(error)
    throw error
  }
  try {
    const settled = await Promise.allSettled([sent.catch(orEnd), taken.catch(orEnd)])
    options.signal?.throwIfAborted()
    either.signal.throwIfAborted()
    const [ofConnector, ofTable] = settled.map((one) =>
      one.status === 'fulfilled' ? one.value.rows : NaN,
    )
    const [read] = settled
    if (ofConnector !== ofTable)
      throw new OutsideFailed(`Of ${ofConnector} rows that were sent ${ofTable} arrived.`)
    const written = read?.status === 'fulfilled' ? read.value : { rows: 0 }
    // An empty table would be taken for what came.
    if (written.isUnchanged) await rm(to, { force: true })
    return written
  } catch (error) {
    await rm(to, { force: true })
    throw error
  } finally {
    await rm(pipe, { force: true })
  }
}

/** What DuckDB could not take in is about the rows, and so for the owner of the connection. */
function inWords(error: unknown): never {
  if (!(error instanceof JobFailed)) throw error
  const { reason, limit } = error.failure
  throw new OutsideFailed(limit ? `Taking the rows in was given up: ${reason}.` : reason)
}
