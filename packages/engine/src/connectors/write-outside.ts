import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { makeHome, removeHome } from '../process/child-home.ts'
import { runJob } from '../process/run-job.ts'
import { askConnector, type OutsideOptions } from './ask-connector.ts'
import type { Reach, Written, WriteRequest } from './connector.ts'

/** Writes a stored table to where a connection leads, whole or not at all. */
export async function writeOutside(
  connector: string,
  reach: Reach,
  request: WriteRequest,
  from: string,
  options: OutsideOptions = {},
): Promise<Written> {
  const folder = await realpath(await makeHome())
  try {
    const path = await realpath(from)
    const csv = join(folder, 'rows.csv')
    const { limits, signal } = options
    await runJob(
      'hand-out',
      { from: path, columns: request.columns, to: csv },
      { folder, files: [path], limits, signal },
    )
    return await askConnector({ kind: 'write', connector, reach, request, from: csv }, options)
  } finally {
    await removeHome(folder)
  }
}
