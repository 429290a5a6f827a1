import { EXAMPLE_PROMPTS, type ExamplePrompt } from '@plainflow/core'
import { create } from 'zustand'

interface Unsent {
  readonly text: string
  /** It was begun from an example, which speaks of this sample's tables and of no others. */
  readonly sample: ExamplePrompt['sample'] | null
}

/** What is being written to the assistant. It outlives its field, which goes with every switch of panels. */
export const useUnsentMessage = create<Unsent>(() => ({ text: '', sample: null }))

/** The field it is written in. */
export const MESSAGE_FIELD = 'message-to-assistant'

export function writeMessage(text: string): void {
  useUnsentMessage.setState(text === '' ? { text, sample: null } : { text })
}

/** A sentence to start from; one of the examples brings its sample along. */
export function beginMessage(text: string): void {
  const example = EXAMPLE_PROMPTS.find(({ prompt }) => prompt === text)
  useUnsentMessage.setState({ text, sample: example?.sample ?? null })
}

export function forgetSample(): void {
  useUnsentMessage.setState({ sample: null })
}

/** A sentence is begun, or the cursor stands where one begins. */
export function isWritingMessage(): boolean {
  return useUnsentMessage.getState().text !== '' || document.activeElement?.id === MESSAGE_FIELD
}
