import { addBlock, configureBlock, EMPTY_CATALOGUE, EMPTY_PIPELINE } from '@plainflow/core'
import { expect, test } from 'vitest'
import { analyse } from '../state/analysis.tsx'
import { cardView } from './card-view.ts'

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
