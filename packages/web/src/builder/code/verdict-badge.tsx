import type { Verdict } from '@plainflow/core'
import { Check, CircleSlash, X } from 'lucide-react'
import { Badge } from '@/design/badge.tsx'

/** PASS, FAIL or NOT RUN, in words and with a sign: the colour alone says nothing. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { tone, Icon } = LOOKS[verdict]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {verdict}
    </Badge>
  )
}

const LOOKS = {
  PASS: { tone: 'success', Icon: Check },
  FAIL: { tone: 'danger', Icon: X },
  'NOT RUN': { tone: 'neutral', Icon: CircleSlash },
} as const satisfies Record<Verdict, unknown>
