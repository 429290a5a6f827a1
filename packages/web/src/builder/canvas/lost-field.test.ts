import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveField, watchLostField } from './lost-field.ts'

let watch: ReturnType<typeof watchLostField>
const field = document.createElement('textarea')

beforeEach(() => {
  watch = watchLostField()
  document.body.append(field)
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
})
afterEach(() => {
  watch.forget()
  document.body.replaceChildren()
})

it('takes what is typed after the field is gone for its own, and nothing while it stands', () => {
  expect(isMeant('Backspace')).toBe(false)
  field.remove()
  expect(['a', '/', 'Backspace', 'Delete', 'Enter'].map((key) => isMeant(key))).toEqual(
    Array(5).fill(true),
  )
})

it('leaves Escape, arrows and commands to the page', () => {
  field.remove()
  expect(isMeant('Escape')).toBe(false)
  expect(isMeant('ArrowUp')).toBe(false)
  expect(isMeant('z', { ctrlKey: true })).toBe(false)
})

it('is over once a pointer comes down, or something else has the focus', () => {
  field.remove()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(isMeant('Backspace')).toBe(false)

  document.body.append(field)
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  field.remove()
  document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(isMeant('Backspace')).toBe(false)
})

it('is not lost where it was left on purpose', () => {
  const finished = document.createElement('input')
  document.body.append(finished)
  finished.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  leaveField(finished)
  finished.remove()
  expect(isMeant('/')).toBe(false)
})

function isMeant(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more })
  document.body.dispatchEvent(event)
  return watch.isMeant(event)
}
