import type { OutsideSource } from '@plainflow/core'
import type { OutsideColumn, Reach } from '../connector.ts'
import { nativeType } from './native-type.ts'
import { inSession } from './session.ts'
import { openSource } from './source.ts'

export function columns(reach: Reach, source: OutsideSource): Promise<readonly OutsideColumn[]> {
  return inSession(reach, 'read', async (session) => {
    const opened = await openSource(session, source, reach)
    return opened.columns.map(({ name, type, native }) => ({
      name,
      type,
      nativeType: nativeType(native),
    }))
  })
}
