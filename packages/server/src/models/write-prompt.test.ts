import { type Catalogue, FUNCTIONS } from '@plainflow/core'
import { expect, test } from 'vitest'
import { questionOf } from './question.ts'
import { writePrompt } from './write-prompt.ts'

const catalogue: Catalogue = {
  datasets: [
    {
      id: 'd1',
      name: 'sales',
      filename: 'sales.csv',
      columns: [{ name: 'amount', type: 'number' }],
    },
  ],
}

function prompt() {
  const planned = {
    response: '',
    shouldExecute: false,
    assumptions: [],
    alternatives: [],
    diagnostics: [],
  }
  const written = writePrompt(
    questionOf({
      message: 'total amount',
      history: [],
      catalogue,
      pipeline: { blocks: [], connections: [] },
      planned,
      sharesCells: false,
      now: 0,
    }),
    undefined,
  )
  if (!written) throw new Error('no prompt')
  return written
}

test('names every function a formula may call, with what it takes in which order', () => {
  const { system } = prompt()
  for (const { name } of FUNCTIONS) expect(system).toContain(` ${name}(`)
  expect(system).toContain('date_diff(unit, start, end)')
  expect(system).toContain('round(value, [digits])')
  expect(system).not.toMatch(/\b0 1 2 3\b/)
})
