import { isTyping } from '../is-typing.ts'

/** Fields that were closed by whoever typed in them: what comes next is meant for the page. */
const done = new WeakSet<Element>()

/** To be called before a field goes because its work is done. */
export function leaveField(field: Element | null): void {
  if (field) done.add(field)
}

/**
 * A field can go while somebody types in it: a panel is switched, a dialog closes by itself. The focus
 * falls to the page, and Backspace, meant for a letter, would delete the selected block. Until a
 * pointer or the focus comes down somewhere, what is typed is meant for the field that is gone.
 */
export function watchLostField() {
  let field: Element | null = null
  const onFocus = ({ target }: FocusEvent) => {
    field = target instanceof Element && isTyping(target) ? target : null
  }
  const onPointer = () => {
    field = null
  }
  window.addEventListener('focusin', onFocus, true)
  window.addEventListener('pointerdown', onPointer, true)
  return {
    isMeant: (event: KeyboardEvent): boolean =>
      field !== null &&
      !field.isConnected &&
      !done.has(field) &&
      event.target === document.body &&
      isText(event),
    forget: () => {
      window.removeEventListener('focusin', onFocus, true)
      window.removeEventListener('pointerdown', onPointer, true)
    },
  }
}

const EDITS = ['Backspace', 'Delete', 'Enter']

function isText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (key.length === 1 || EDITS.includes(key))
}
