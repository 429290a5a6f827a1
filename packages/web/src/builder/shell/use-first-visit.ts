import type { User } from '@plainflow/contract'
import { useEffect } from 'react'
import { isTourDone } from '../onboarding/tour-flag.ts'
import { pendingPrompt } from '../state/pending-prompt.ts'
import { show } from '../state/workspace-store.ts'

/**
 * Opens the tour once, after the questions of the sign-up were answered. A template or a sentence that
 * was chosen before the builder was open is brought into sight: on a phone its panel is not there yet.
 */
export function useFirstVisit({ onboarding }: User): void {
  useEffect(() => {
    if (sessionStorage.getItem('pending_template') !== null)
      show({ leftTab: 'templates', narrowView: 'blocks' })
    else if (pendingPrompt() !== null) show({ rightTab: 'agent', narrowView: 'assistant' })
  }, [])
  const isAsked = onboarding !== null
  useEffect(() => {
    if (isAsked && !isTourDone()) show({ overlay: 'tour' })
  }, [isAsked])
}
