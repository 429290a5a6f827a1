interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Whether these keys were pressed, and no others with them. */
export function isPressed(event: Pressed, keys: string): boolean {
  const parts = keys.split('+')
  const key = parts.at(-1)?.toLowerCase() ?? ''
  // Where ? lies differs from keyboard to keyboard: whether it takes Shift is not asked.
  const isSign = key.length === 1 && !/[a-z0-9]/.test(key)
  return (
    event.key.toLowerCase() === key &&
    (event.ctrlKey || event.metaKey) === parts.includes('Mod') &&
    event.altKey === parts.includes('Alt') &&
    (isSign || event.shiftKey === parts.includes('Shift'))
  )
}

const SIGNS: Readonly<Record<string, string>> = {
  Enter: '↵',
  Arrows: '← ↑ ↓ →',
  Backspace: '⌫',
  Click: 'click',
}

/** `Mod+Shift+Z` as one cap for each key, in the words of the keyboard at hand. */
export function keyCaps(keys: string, isMac = onMac()): string[] {
  const words: Readonly<Record<string, string>> = isMac
    ? { Mod: '⌘', Shift: '⇧', Alt: '⌥' }
    : { Mod: 'Ctrl' }
  return keys.split('+').map((key) => words[key] ?? SIGNS[key] ?? key)
}

function onMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent)
}
