import type { Execution } from '@plainflow/contract'
import { Badge } from '@/design/badge.tsx'
import { RUN_WORDS } from './run-words.ts'

export function RunStatus({ status }: Pick<Execution, 'status'>) {
  const { said, tone } = RUN_WORDS[status]
  return <Badge tone={tone}>{said}</Badge>
}
