import { join } from 'node:path'
import type { OutsideSource } from '@plainflow/core'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import type { Reach, ReadRequest } from '../../connector.ts'
import { columns } from '../columns.ts'
import { csvRows } from '../csv-rows.ts'
import { read } from '../read.ts'

/** The rows that travel, without the children and the stored table: what is asked of the server and no more. */
export async function readHere(
  reach: Reach,
  source: OutsideSource,
  asked: Partial<ReadRequest> = {},
): Promise<(readonly (string | null)[])[]> {
  const found = await columns(reach, source)
  const path = join(await temporaryFolder(), 'rows.csv')
  const whole = { needed: null, conditions: [], sort: [], limit: null }
  const request = { source, columns: found, ...whole, ...asked }
  const { rows } = await read(reach, request, path, () => {})
  const taken: (readonly (string | null)[])[] = []
  for await (const row of csvRows(path)) taken.push(row)
  if (taken.length !== rows) throw new Error(`${rows} were told, ${taken.length} are there`)
  return taken
}
