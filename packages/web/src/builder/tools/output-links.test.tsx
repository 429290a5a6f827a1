import type { Execution } from '@plainflow/contract'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { OutputLinks } from './output-links.tsx'

afterEach(cleanup)

function execution(outputKeys: string[], artifacts: object[] = []): Execution {
  // The rest is not looked at.
  return { id: 'r', outputKeys, artifacts, fileKeys: ['pipeline.py'] } as unknown as Execution
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('asks for raw values only where they are wanted', async () => {
  render(<OutputLinks execution={execution(['west.csv'])} />)
  expect(hrefOf('west.csv')).toBe('/api/executions/r/outputs/west.csv')
  const raw = screen.getByRole('checkbox', { name: 'Raw values' })
  expect(raw.getAttribute('aria-checked')).toBe('false')
  await userEvent.click(raw)
  expect(hrefOf('west.csv')).toBe('/api/executions/r/outputs/west.csv?raw=true')
  expect(hrefOf('pipeline.py')).toBe('/api/executions/r/files/pipeline.py')
})

it('has no such switch for files that hold no formulas', () => {
  render(<OutputLinks execution={execution(['west.parquet', 'west.xlsx'])} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('names what the run made that is no table', () => {
  render(<OutputLinks execution={execution([], [{ id: 'a', name: 'west.html' }])} />)
  expect(hrefOf('west.html')).toBe('/api/artifacts/a/content')
})
