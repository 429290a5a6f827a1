import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hideTip } from './tip.ts'
import { tipPlace } from './tip-place.ts'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <TooltipProvider>
      <Tooltip label="Undo it" shortcut="Ctrl Z">
        <button type="button">Undo</button>
      </Tooltip>
      <Tooltip label="Redo it">
        <button type="button">Redo</button>
      </Tooltip>
    </TooltipProvider>,
  )
})
afterEach(() => {
  cleanup()
  hideTip()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const tip = () => screen.queryByRole('tooltip')?.textContent ?? null

it('waits 700 ms, and not again for the next one', () => {
  fireEvent.pointerEnter(screen.getByText('Undo'))
  pass(699)
  expect(tip()).toBeNull()
  pass(1)
  expect(tip()).toBe('Undo itCtrl Z')
  expect(screen.getByText('Undo').getAttribute('aria-describedby')).toBe(
    screen.getByRole('tooltip').id,
  )
  fireEvent.pointerLeave(screen.getByText('Undo'))
  pass(200)
  expect(tip()).toBeNull()
  expect(screen.getByText('Undo').hasAttribute('aria-describedby')).toBe(false)
  fireEvent.pointerEnter(screen.getByText('Redo'))
  pass(0)
  expect(tip()).toBe('Redo it')
})

it('stays while it is pointed at itself, and goes with Escape', () => {
  fireEvent.pointerEnter(screen.getByText('Undo'))
  pass(700)
  fireEvent.pointerLeave(screen.getByText('Undo'))
  fireEvent.pointerEnter(screen.getByRole('tooltip'))
  pass(1_000)
  expect(tip()).not.toBeNull()
  const heard = vi.fn<() => void>()
  document.addEventListener('keydown', heard)
  fireEvent.keyDown(screen.getByText('Undo'), { key: 'Escape' })
  document.removeEventListener('keydown', heard)
  expect(tip()).toBeNull()
  expect(heard).not.toHaveBeenCalled()
})

it('does not open under a press or a finger', () => {
  fireEvent.pointerEnter(screen.getByText('Undo'))
  fireEvent.pointerDown(screen.getByText('Undo'))
  pass(2_000)
  fireEvent.pointerEnter(screen.getByText('Undo'), { pointerType: 'touch' })
  pass(2_000)
  expect(tip()).toBeNull()
})

it('turns to the other side where there is no room, and stays on the screen', () => {
  const tipSize = { width: 100, height: 20 }
  const window = { width: 400, height: 300 }
  const box = (left: number, top: number) => ({ left, top, width: 30, height: 30 })
  expect(tipPlace(box(200, 100), tipSize, window, 'bottom')).toEqual({ left: 165, top: 136 })
  expect(tipPlace(box(200, 260), tipSize, window, 'bottom')).toEqual({ left: 165, top: 234 })
  expect(tipPlace(box(2, 100), tipSize, window, 'top')).toEqual({ left: 8, top: 74 })
  expect(tipPlace(box(380, 100), tipSize, window, 'right')).toEqual({ left: 274, top: 105 })
})
