import { create } from 'zustand'

/** What is being written to the assistant. It outlives its field, which goes with every switch of panels. */
export const useUnsentMessage = create(() => '')

/** The field it is written in. */
export const MESSAGE_FIELD = 'message-to-assistant'

export function writeMessage(text: string): void {
  useUnsentMessage.setState(text)
}

/** A sentence is begun, or the cursor stands where one begins. */
export function isWritingMessage(): boolean {
  return useUnsentMessage.getState() !== '' || document.activeElement?.id === MESSAGE_FIELD
}
