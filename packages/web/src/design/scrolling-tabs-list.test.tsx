import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ScrollingTabsList } from './scrolling-tabs-list.tsx'
import { Tab, Tabs } from './tabs.tsx'

const NAMES = ['Data Source', 'Alerts', 'Generated Code']

function Host({ open }: { open: string }) {
  return (
    <Tabs value={open}>
      <ScrollingTabsList open={open} aria-label="Parts">
        {NAMES.map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </ScrollingTabsList>
    </Tabs>
  )
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('brings the open tab into view, also when no click opened it', () => {
  const seen: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent)
  })
  const { rerender } = render(<Host open="Data Source" />)
  rerender(<Host open="Generated Code" />)
  expect(seen).toEqual(['Data Source', 'Generated Code'])
  expect(screen.getAllByRole('tab')).toHaveLength(3)
})
