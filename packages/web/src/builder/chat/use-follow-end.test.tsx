import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFollowEnd } from './use-follow-end.ts'

const LIST = 300

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(LIST)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return heights(this).reduce((sum, height) => sum + height, 0)
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const list = screen.getByTestId('list')
    const messages = [...list.querySelectorAll('[data-message]')]
    const before = messages.slice(0, Math.max(0, messages.indexOf(this)))
    const top = before.reduce((sum, one) => sum + heightOf(one), 0) - list.scrollTop
    return new DOMRect(0, this === list ? 0 : top, 100, heightOf(this))
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('shows the end of what fits', () => {
  render(<List messages={[200, 250]} />)
  expect(screen.getByTestId('list').scrollTop).toBe(200 + 250 - LIST)
})

it('shows the beginning of an answer that is higher than the list', () => {
  render(<List messages={[200, 700]} />)
  expect(screen.getByTestId('list').scrollTop).toBe(200 - 8)
})

it('goes to the end again for the next question, however high the answer before it', () => {
  const { rerender } = render(<List messages={[200, 700]} />)
  rerender(<List messages={[200, 700, 40]} />)
  expect(screen.getByTestId('list').scrollTop).toBe(200 + 700 + 40 - LIST)
})

function List({ messages }: { messages: readonly number[] }) {
  const list = useRef<HTMLDivElement>(null)
  useFollowEnd(list, messages.length)
  return (
    <div ref={list} data-testid="list">
      <div>
        {messages.map((height) => (
          <p key={height} data-message data-height={height} />
        ))}
      </div>
    </div>
  )
}

function heights(list: Element): number[] {
  return [...list.querySelectorAll('[data-message]')].map(heightOf)
}

function heightOf(element: Element): number {
  return Number(element.getAttribute('data-height') ?? LIST)
}
