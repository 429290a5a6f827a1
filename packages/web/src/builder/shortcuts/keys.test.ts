import { expect, it } from 'vitest'
import { isPressed, keyCaps } from './keys.ts'
import { SHORTCUTS } from './shortcuts.ts'

const pressed = (key: string, held: Partial<Parameters<typeof isPressed>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

it('takes Control and Command for the same', () => {
  expect(isPressed(pressed('z', { ctrlKey: true }), 'Mod+Z')).toBe(true)
  expect(isPressed(pressed('z', { metaKey: true }), 'Mod+Z')).toBe(true)
  expect(isPressed(pressed('z'), 'Mod+Z')).toBe(false)
})

it('tells undo from redo', () => {
  const redo = pressed('Z', { ctrlKey: true, shiftKey: true })
  expect(isPressed(redo, 'Mod+Shift+Z')).toBe(true)
  expect(isPressed(redo, 'Mod+Z')).toBe(false)
})

it('finds a question mark with and without Shift', () => {
  expect(isPressed(pressed('?', { shiftKey: true }), '?')).toBe(true)
  expect(isPressed(pressed('?'), '?')).toBe(true)
  expect(isPressed(pressed('?', { ctrlKey: true }), '?')).toBe(false)
})

it('speaks the language of the keyboard', () => {
  expect(keyCaps('Mod+Shift+Enter', false)).toEqual(['Ctrl', 'Shift', '↵'])
  expect(keyCaps('Mod+Shift+Enter', true)).toEqual(['⌘', '⇧', '↵'])
})

it('gives no two actions the same keys', () => {
  const keys = SHORTCUTS.flatMap((shortcut) => shortcut.keys)
  expect(keys).toEqual([...new Set(keys)])
})
