import type { Verdict } from '@plainflow/core'
import { Badge } from '@/design/badge.tsx'
import { VERDICT_LOOKS } from './verdict-looks.ts'

/** PASS, FAIL or NOT RUN, in words and with a sign. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { tone, Icon } = VERDICT_LOOKS[verdict]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {verdict}
    </Badge>
  )
}
