import type { User } from '@plainflow/contract'
import { useEffect } from 'react'
import { isTourDone } from './onboarding/tour-flag.ts'
import { show } from './state/workspace-store.ts'

/** Opens the tour once, after the questions of the sign-up were answered. */
export function useFirstVisit({ onboarding }: User): void {
  const isAsked = onboarding !== null
  useEffect(() => {
    if (isAsked && !isTourDone()) show({ overlay: 'tour' })
  }, [isAsked])
}
