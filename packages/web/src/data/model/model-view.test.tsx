import { sampleModel } from '@plainflow/core/testing/sample-model'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Comparison } from './comparison.tsx'
import { ModelView } from './model-view.tsx'

afterEach(cleanup)

it('says the verdict first, then the measures beside their baseline, then what to do', () => {
  const leak = { kind: 'leak', columns: ['refund_date'], evidence: { alone: 0.99 } } as const
  render(<ModelView model={sampleModel({ task: 'classification', findings: [leak] })} />)
  const verdict = screen.getByRole('region', { name: 'Verdict' })
  expect(verdict.textContent).toContain('Better than always saying no: accuracy 0.88 against 0.66.')
  expect(verdict.textContent).toContain('Check whether refund_date is known')
  const [accuracy] = screen.getAllByRole('definition')
  expect(accuracy?.textContent).toMatch(/^0\.88learned from 0\.90 · baseline 0\.66/)
  const findings = screen.getByRole('region', { name: 'Findings' })
  expect(findings.textContent).toContain('refund_date tells the target alone (0.99 by itself).')
  const pictures = screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))
  expect(pictures).toHaveLength(5)
  expect(screen.getAllByRole('table')).toHaveLength(5)
  expect(screen.getAllByRole('button', { name: 'Download the chart as PNG' })).toHaveLength(5)
})

it('shows groups with their middle', () => {
  render(<ModelView model={sampleModel({ task: 'clustering' })} />)
  const groups = screen.getByRole('region', { name: 'Groups' })
  const header = within(groups).getByRole('columnheader', { name: 'tenure' })
  expect(header).toBeDefined()
  const names = within(groups)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['1', '2', '3', '4', '5'])
})

it('compares two: what is better is marked, in words too', () => {
  const one = sampleModel({ task: 'regression', signal: 1 })
  const other = sampleModel({ task: 'regression', signal: 3 })
  render(<Comparison one={one} other={other} />)
  const row = screen.getByRole('rowheader', { name: 'R²' }).closest('tr')
  const [left, right] = within(row as HTMLElement).getAllByRole('cell') // a row of the table
  expect(left?.textContent).not.toContain('better')
  expect(right?.textContent).toContain('better')
  expect(screen.getByText('They were trained with the same settings.')).toBeDefined()
})

it('does at a click what can be done about a finding where the block is at hand', () => {
  const leak = { kind: 'leak', columns: ['refund_date'], evidence: { alone: 0.99 } } as const
  const model = sampleModel({ task: 'classification', findings: [leak] })
  const done: string[] = []
  const mend = ({ kind }: { kind: string }) => {
    return { title: 'Leave out refund_date', apply: () => done.push(kind) }
  }
  const { rerender } = render(<ModelView model={model} mend={mend} />)
  screen.getByRole('button', { name: 'Leave out refund_date' }).click()
  expect(done).toEqual(['leak'])
  rerender(<ModelView model={model} />)
  expect(screen.queryByRole('button', { name: 'Leave out refund_date' })).toBeNull()
})
