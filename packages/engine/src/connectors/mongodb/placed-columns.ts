import type { Column } from '@plainflow/core'
import { mentioned } from '../../needed-columns.ts'
import { columnsRead, OutsideFailed, type ReadRequest } from '../connector.ts'
import type { PlacedColumn } from './cells.ts'
import type { Session } from './session.ts'
import type { OpenedSource } from './source.ts'

/**
 * The columns of the request with the places of their fields. One that the sample does not have now is
 * looked for in all documents: gone from every one of them, the pipeline was checked for something else.
 */
export async function placedColumns(
  session: Session,
  source: OpenedSource,
  request: ReadRequest,
): Promise<readonly PlacedColumn[]> {
  const places = new Map(source.columns.map(({ name, path }) => [name, path]))
  const used = new Set([
    ...columnsRead(request).map(({ name }) => name),
    ...request.conditions.flatMap(mentioned),
    ...request.sort.map(({ column }) => column),
  ])
  const gone: string[] = []
  const placed: PlacedColumn[] = []
  for (const column of request.columns.filter(({ name }) => used.has(name))) {
    const path = places.get(column.name) ?? column.name.split('.')
    if (!places.has(column.name) && !(await isAnywhere(session, source, column)))
      gone.push(`"${column.name}"`)
    placed.push({ ...column, path })
  }
  if (gone.length > 0)
    throw new OutsideFailed(
      `No document has the field ${gone.join(', ')} any more. Look at the table again in its block, so that the pipeline is checked for what is there now.`,
    )
  return placed
}

async function isAnywhere(
  { limits }: Session,
  { collection, stages }: OpenedSource,
  { name }: Column,
): Promise<boolean> {
  const found = collection.aggregate(
    [...stages, { $match: { [name]: { $exists: true } } }, { $limit: 1 }, { $project: { _id: 1 } }],
    limits,
  )
  return found.hasNext()
}
