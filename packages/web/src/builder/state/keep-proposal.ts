import { proposalPlace, useChat } from './chat-store.ts'
import { useDocument } from './document-store.ts'

let stop = (): void => {}

/**
 * Writes down from here on what the assistant proposes and nobody has decided on: it was paid for, and a
 * reload is no decision. In this tab alone, so that two never accept the same.
 */
export function keepProposals(user: string): void {
  stop()
  let last: { readonly place: string; readonly opened: number } | null = null
  const keep = () => {
    const { owner, opened } = useDocument.getState()
    const { messages } = useChat.getState()
    // Another pipeline was opened; what was proposed for the one before is still not decided.
    if (owner !== user || messages.length === 0) return
    const place = proposalPlace(user)
    // The first save gives the same document another key.
    if (last && last.opened === opened && last.place !== place) write(last.place, null)
    last = { place, opened }
    write(place, undecided())
  }
  const stops = [useChat.subscribe(keep), useDocument.subscribe(keep)]
  stop = () => {
    for (const end of stops) end()
  }
}

function undecided() {
  const { proposal, refused, messages } = useChat.getState()
  const open = proposal ?? refused
  const message = open && messages.find(({ id }) => id === open.message)
  return message ? { open, message } : null
}

function write(place: string, kept: object | null): void {
  try {
    if (kept) sessionStorage.setItem(place, JSON.stringify(kept))
    else sessionStorage.removeItem(place)
  } catch {
    // A storage that is full or switched off: as before, it is gone with the page.
  }
}
