import { join } from 'node:path'
import {
  type EngineFile,
  readOutside,
  type ReadOutsideOptions,
  type ReadRequest,
  withinAbilities,
  type Written,
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

/**
 * Rows from outside as a file, as the engine reads those of a dataset; none where they are unchanged. Fails as
 * `Outside.reach` does.
 */
export async function outsideFile(
  { store, outside }: WithStore & WithOutside,
  { userId, request, folder, name }: ToRead,
  options: Pick<ReadOutsideOptions, 'signal' | 'onRows'>,
): Promise<Written & { readonly file: EngineFile }> {
  const row = await ownConnection(store.db, userId, request.source.connection)
  const path = join(folder, name)
  const opened = outside.opened(row)
  const asked = withinAbilities(opened.connector.can, request)
  const written = await outside.reach(opened, (reach, child) =>
    readOutside(row.connector, reach, asked, { folder, path }, { ...child, ...options }),
  )
  return { file: storedFile(path), ...written }
}

export function storedFile(path: string): EngineFile {
  return { path, format: 'parquet', isWrittenOnce: true }
}
