import { testOutside } from '@plainflow/engine'
import type { Queries } from '../store/open-store.ts'
import { connections } from '../store/schema.ts'
import { isOutsideTrouble, type OpenedConnection, type WithOutside } from './outside.ts'
import { isOwnConnection, type StoredConnection } from './own-connections.ts'

interface Tried {
  readonly success: boolean
  readonly error?: string
  readonly version?: string
  readonly milliseconds: number
}

/** Says hello; what goes wrong is part of the answer. */
export async function tryOut(
  { outside }: WithOutside,
  opened: OpenedConnection,
  signal: AbortSignal,
): Promise<Tried> {
  const start = performance.now()
  const passed = () => Math.round(performance.now() - start)
  const { name } = opened.connector
  try {
    const { version } = await outside.reach(opened, (reach, child) =>
      testOutside(name, reach, { ...child, signal }),
    )
    return { success: true, version, milliseconds: passed() }
  } catch (error) {
    if (!isOutsideTrouble(error)) throw error
    return { success: false, error: error.message, milliseconds: passed() }
  }
}

export async function noteTry(
  db: Queries,
  row: StoredConnection,
  { success, error = null }: { readonly success: boolean; readonly error?: string | null },
): Promise<void> {
  const lastTry = { at: new Date().toISOString(), success, error }
  await db.update(connections).set({ lastTry }).where(isOwnConnection(row.userId, row.id))
}
