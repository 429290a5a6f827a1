import type { OutsideSource } from '@plainflow/core'
import type { OutsideColumn, Reach } from '../connector.ts'
import { inSession } from './session.ts'
import { openSource } from './source.ts'

/** From a sample: documents have the fields they have. Found anew as often as they are asked for. */
export function columns(reach: Reach, source: OutsideSource): Promise<readonly OutsideColumn[]> {
  return inSession(reach, async (session) => {
    const opened = await openSource(session, source, reach)
    return opened.columns.map(({ name, type, native }) => ({ name, type, nativeType: native }))
  })
}
