import { create } from 'zustand'

export type Side = 'left' | 'right'

const KEY = 'builder_panels'

/** Which panels beside the canvas are open, remembered in this browser. */
export const useSidePanels = create<Readonly<Record<Side, boolean>>>(() =>
  parsePanels(localStorage.getItem(KEY)),
)

export function setPanel(side: Side, open: boolean): void {
  if (useSidePanels.getState()[side] === open) return
  useSidePanels.setState({ [side]: open })
  try {
    localStorage.setItem(KEY, JSON.stringify(useSidePanels.getState()))
  } catch {
    // A full storage: it holds until the page is left.
  }
}

/** Open, unless it was put away for good. */
export function parsePanels(text: string | null): Record<Side, boolean> {
  return { left: !text?.includes('"left":false'), right: !text?.includes('"right":false') }
}
