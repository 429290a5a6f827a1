import { isTyping } from '../is-typing.ts'
import { useChat } from '../state/chat-store.ts'

/** While a text is written, a dialog is open or a proposal is on the table, keys mean something else. */
export function isBusy(target: EventTarget | null): boolean {
  return (
    isTyping(target) ||
    useChat.getState().proposal !== null ||
    document.querySelector('dialog[open], [role=dialog], [role=alertdialog], [role=menu]') !== null
  )
}
