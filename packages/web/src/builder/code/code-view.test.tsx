import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { blockAtLine } from './block-at-line.ts'
import { codeFileName } from './code-file-name.ts'
import { CodeView } from './code-view.tsx'

afterEach(cleanup)

const TEXT = 'WITH a AS (\n  SELECT 1\n)\nSELECT *\nFROM a'
const LINES = [
  { block: 'first', from: 1, to: 3 },
  { block: 'second', from: 4, to: 5 },
]

it('marks the lines of the chosen block, also when the code changes under it', () => {
  const { rerender } = show('first')
  expect(marked()).toEqual(['WITH a AS (', '  SELECT 1', ')'])
  rerender(view('second'))
  expect(marked()).toEqual(['SELECT *', 'FROM a'])
  rerender(view('second', TEXT.replace('*', '2')))
  expect(marked()).toEqual(['SELECT 2', 'FROM a'])
  rerender(view(null))
  expect(marked()).toEqual([])
})

it('tells the block of the line the arrow keys lead to', () => {
  const told = vi.fn<(block: string) => void>()
  render(<CodeView text={TEXT} language="sql" label="SQL" lines={LINES} onBlock={told} />)
  const content = inside('.cm-content')
  for (let times = 0; times < 3; times += 1) fireEvent.keyDown(content, { key: 'ArrowDown' })
  expect(told.mock.calls.map(([block]) => block)).toEqual(['first', 'first', 'second'])
  fireEvent.keyDown(content, { key: 'ArrowUp' })
  expect(told).toHaveBeenLastCalledWith('first')
})

it('colours R as R, whose comments SQL would not know', () => {
  render(<CodeView text={'# Keep West\nwest <- TRUE'} language="r" label="R" />)
  const coloured = [...inside('.cm-content').querySelectorAll('span')].map(
    (part) => part.textContent,
  )
  expect(coloured).toContain('# Keep West')
})

it('takes the inner of two blocks, and none between them', () => {
  const lines = [
    { block: 'outer', from: 1, to: 9 },
    { block: 'inner', from: 3, to: 4 },
  ]
  expect([2, 3, 10].map((line) => blockAtLine(lines, line))).toEqual(['outer', 'inner', null])
})

it('names a download after its pipeline', () => {
  expect(codeFileName('Umsätze: West & Süd', 'pipeline.sql')).toBe('umsatze-west-sud.sql')
  expect(codeFileName('Sales', 'pipeline.postgres.sql')).toBe('sales.postgres.sql')
  expect(codeFileName('Untitled pipeline', 'pipeline.py')).toBe('pipeline.py')
  expect(codeFileName('../..', 'pipeline.py')).toBe('pipeline.py')
})

function view(block: string | null, text = TEXT) {
  return <CodeView text={text} language="sql" label="SQL" lines={LINES} block={block} />
}

function show(block: string | null) {
  return render(view(block))
}

function inside(selector: string): Element {
  const found = screen.getByTestId('code').shadowRoot?.querySelector(selector)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}

function marked(): string[] {
  const lines = screen.getByTestId('code').shadowRoot?.querySelectorAll('.cm-own') ?? []
  return Array.from(lines, (line) => line.textContent ?? '')
}
