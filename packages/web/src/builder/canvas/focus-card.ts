import { isTyping } from '../is-typing.ts'

/** A card is drawn in a frame after the pipeline has it, and measured in one more before it is seen. */
const MOST_FRAMES = 120

/** Gives the focus to the card of a block that has just been added, unless somebody types by then. */
export function focusCard(block: string, framesLeft = MOST_FRAMES): void {
  if (isTyping(document.activeElement)) return
  const card = document.querySelector<HTMLElement>(
    `.react-flow__node[data-id="${CSS.escape(block)}"]`,
  )
  card?.focus({ preventScroll: true })
  if ((card === null || document.activeElement !== card) && framesLeft > 0)
    requestAnimationFrame(() => focusCard(block, framesLeft - 1))
}
