import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import { completeExpression, type Ground } from './complete-expression.ts'

const ground: Ground = {
  columns: [
    { name: 'amount', type: 'number' },
    { name: 'Unit Price', type: 'number' },
  ],
  calls: undefined,
}

it('offers columns with their types before functions', () => {
  const found = complete('am|')
  expect(found?.from).toBe(0)
  expect(found?.options[0]).toMatchObject({ label: 'amount', detail: 'number', apply: 'amount' })
  expect(found?.options.map(({ label }) => label)).toContain('round')
})

it('writes names with spaces in quotes, and closes a quote that was opened', () => {
  expect(complete('un|')?.options[1]).toMatchObject({ apply: '"Unit Price"' })
  expect(complete('1 + "uni|"')).toMatchObject({
    from: 4,
    to: 9,
    options: [{ apply: '"Unit Price"' }],
  })
})

it('offers nothing inside a text, nor before anything is typed', () => {
  expect(complete("region = 'am|")).toBeNull()
  expect(complete('amount + |')).toBeNull()
  expect(complete("name = 'it''s' and am|")?.from).toBe(19)
})

it('offers everything when asked', () => {
  expect(complete('amount + |', true)?.options.length).toBeGreaterThan(60)
})

it('offers functions over several rows only where they may stand', () => {
  const labels = (calls: Ground['calls']) =>
    complete('l|', false, calls)?.options.map(({ label }) => label)
  expect(labels(undefined)).not.toContain('lag')
  expect(labels('window')).toContain('lag')
  expect(labels('aggregate')).toContain('count_distinct')
})

function complete(text: string, explicit = false, calls: Ground['calls'] = undefined) {
  const state = EditorState.create({ doc: text.replace('|', '') })
  const context = new CompletionContext(state, text.indexOf('|'), explicit)
  return completeExpression(context, { ...ground, calls })
}
