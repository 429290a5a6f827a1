import { join } from 'node:path'
import {
  type EngineFile,
  readOutside,
  type ReadOutsideOptions,
  type ReadRequest,
} from '@plainflow/engine'
import type { WithOutside } from '../connections/outside.ts'
import { ownConnection } from '../connections/own-connections.ts'
import type { WithStore } from '../store/open-store.ts'

interface ToRead {
  readonly userId: string
  readonly request: ReadRequest
  readonly folder: string
  /** Of the file that is made in the folder. */
  readonly name: string
}

/** Rows from outside as a file, as the engine reads those of a dataset. Fails as `Outside.reach` does. */
export async function outsideFile(
  { store, outside }: WithStore & WithOutside,
  { userId, request, folder, name }: ToRead,
  options: Pick<ReadOutsideOptions, 'signal' | 'onRows'>,
): Promise<{ readonly file: EngineFile; readonly rows: number }> {
  const row = await ownConnection(store.db, userId, request.source.connection)
  const path = join(folder, name)
  const { rows } = await outside.reach(outside.opened(row), (reach) =>
    readOutside(row.connector, reach, request, { folder, path }, options),
  )
  return { file: { path, format: 'parquet', isWrittenOnce: true }, rows }
}
