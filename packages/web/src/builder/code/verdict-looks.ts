import type { Verdict } from '@plainflow/core'
import { Check, CircleSlash, X } from 'lucide-react'

/** A verdict's colour and sign: the colour alone says nothing. */
export const VERDICT_LOOKS = {
  PASS: { tone: 'success', Icon: Check },
  FAIL: { tone: 'danger', Icon: X },
  'NOT RUN': { tone: 'neutral', Icon: CircleSlash },
} as const satisfies Record<Verdict, unknown>
