import { NOTE_LIMITS, type Pipeline, writeNote } from '@plainflow/core'
import { create } from 'zustand'

const KEY = 'waiting_note'
const SIZE = { width: 200, height: 112 }
const GAP = 24

interface Waiting {
  /** null: there is none. */
  readonly text: string | null
  /** It stands by a block now; kept all the same, for the way back to an empty canvas. */
  readonly placed: boolean
}

/** A note written while there was no block to stand by: it waits in this tab and goes with the first one. */
export const useWaitingNote = create<Waiting>(() => ({
  text: sessionStorage.getItem(KEY),
  placed: false,
}))

export function keepWaitingNote(text: string | null): void {
  const kept = text?.slice(0, NOTE_LIMITS.characters) ?? null
  if (kept === null) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, kept)
  useWaitingNote.setState({ text: kept, placed: false })
}

/** Another canvas is opened: what stands by a block of the last one is no news there. */
export function forgetPlacedNote(): void {
  if (useWaitingNote.getState().placed) keepWaitingNote(null)
}

/** The pipeline after an edit, with the note by its first block where that edit brought one. */
export function withWaitingNote(before: Pipeline, after: Pipeline): Pipeline {
  const { text } = useWaitingNote.getState()
  const [first] = after.blocks
  if (before.blocks.length > 0 || !first || !text) return after
  useWaitingNote.setState({ placed: true })
  const place = { x: 0, y: -(SIZE.height + GAP) }
  return writeNote(after, first.id, { id: 'first', text, ...place, ...SIZE })
}
