import type { OutsideSource } from '@plainflow/core'
import type { OutsideColumn, Reach } from '../connector.ts'
import { inSession } from './session.ts'
import { openSource } from './source.ts'

export function columns(reach: Reach, source: OutsideSource): Promise<readonly OutsideColumn[]> {
  return inSession(reach, 'read', async (session) => {
    const opened = await openSource(session, source, reach)
    const natives = await session.rows(
      'select format_type(t, m) as name from unnest($1::oid[], $2::int[]) with ordinality as x(t, m, n) order by n',
      [
        opened.columns.map(({ native }) => native.type),
        opened.columns.map(({ native }) => native.modifier),
      ],
    )
    return opened.columns.map(({ name, type }, at) => ({
      name,
      type,
      nativeType: String(natives[at]?.['name']),
    }))
  })
}
