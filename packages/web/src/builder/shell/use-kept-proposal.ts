import { useEffect } from 'react'
import { proposalPlace } from '../state/chat-store.ts'
import { useDocument } from '../state/document-store.ts'

/** Brings back what was proposed before a reload; the usual case is nothing, in which no more is loaded. */
export function useKeptProposal(user: string): void {
  const opened = useDocument((state) => state.opened)
  useEffect(() => {
    // Once for each document that comes onto the canvas.
    if (opened === 0) return
    if (sessionStorage.getItem(proposalPlace(user)) !== null)
      void import('../state/restore-proposal.ts').then((part) => part.restoreProposal(user))
  }, [user, opened])
}
