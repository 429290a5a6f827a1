import type { ConnectionView } from '@plainflow/contract'
import { Badge } from '@/design/badge.tsx'

/** How it went when the connection was last used. */
export function ConnectionStatus({ lastTry }: Pick<ConnectionView, 'lastTry'>) {
  if (!lastTry) return <Badge>Never tried</Badge>
  return lastTry.success ? (
    <Badge tone="success">Connected</Badge>
  ) : (
    <Badge tone="danger">Failed</Badge>
  )
}
