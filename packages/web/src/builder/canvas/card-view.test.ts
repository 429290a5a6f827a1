import { addBlock, configureBlock, EMPTY_CATALOGUE, EMPTY_PIPELINE } from '@plainflow/core'
import { expect, test } from 'vitest'
import { analyse } from '../state/analysis.tsx'
import { cardView, stateWords } from './card-view.ts'

const RUNS = { blocks: new Map(), stale: new Set<string>() }

test.each([
  [{ how: 'inner', keys: [], suffix: '_2' }, 'Inner join'],
  [{ how: 'outer', keys: [], suffix: '_2' }, 'Outer join'],
  [{ how: 'sideways' }, 'Inner join'],
])('a join configured as %j is called %s on its card', (parameters, said) => {
  const { pipeline, id } = addBlock(EMPTY_PIPELINE, 'join', { x: 0, y: 0 }, 1)
  const configured = configureBlock(pipeline, id, { parameters })
  const [block] = configured.blocks
  if (!block) throw new Error('The block is gone')
  const analysis = analyse(configured, EMPTY_CATALOGUE)
  expect(cardView(block, analysis, undefined, RUNS, 'right').subLabel).toBe(said)
})

test('an alert that has run says what gave reason for it', () => {
  const { pipeline, id } = addBlock(EMPTY_PIPELINE, 'alert', { x: 0, y: 0 }, 1)
  const [block] = pipeline.blocks
  if (!block) throw new Error('The block is gone')
  const warnings = ['Rows where amount is over 100: 3']
  const done = { id, status: 'completed' as const, rows: 3, ms: 1, cached: false, error: null }
  const runs = { ...RUNS, blocks: new Map([[id, { ...done, warnings }]]) }
  const view = cardView(block, analyse(pipeline, EMPTY_CATALOGUE), undefined, runs, 'right')
  expect(view).toMatchObject({ runWarning: warnings[0] })
  expect(stateWords(view)).toContain('Rows where amount is over 100: 3')
})

test('a block just dropped is not drawn as a mistake', () => {
  const { pipeline } = addBlock(EMPTY_PIPELINE, 'join', { x: 0, y: 0 }, 1)
  const [block] = pipeline.blocks
  if (!block) throw new Error('The block is gone')
  const view = cardView(block, analyse(pipeline, EMPTY_CATALOGUE), undefined, RUNS, 'right')
  expect(view.problemSeverity).toBe('open')
  expect(stateWords(view)).toBe('not run, to fill in')
})
