import { create } from 'zustand'

export interface ToastMessage {
  readonly id: number
  readonly title: string
  readonly description?: string
  /** What might help, in a line of its own. */
  readonly help?: string
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger'
  readonly open: boolean
}

/** Only one toast is seen at a time; a dismissed one is forgotten after this long, as specified. */
const REMOVE_AFTER_MS = 1_000_000

export const useToasts = create<{ message: ToastMessage | null }>(() => ({ message: null }))

let nextId = 1

export function toast(
  title: string,
  description?: string,
  tone: ToastMessage['tone'] = 'neutral',
  help?: string,
): void {
  const message = {
    id: nextId++,
    title,
    tone,
    open: true,
    ...(description ? { description } : {}),
    ...(help ? { help } : {}),
  }
  useToasts.setState({ message })
}

export function dismissToast(id: number): void {
  useToasts.setState(({ message }) =>
    message?.id === id ? { message: { ...message, open: false } } : { message },
  )
  setTimeout(() => {
    if (useToasts.getState().message?.id === id) useToasts.setState({ message: null })
  }, REMOVE_AFTER_MS)
}
