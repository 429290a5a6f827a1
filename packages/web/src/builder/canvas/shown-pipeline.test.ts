import {
  addBlock,
  configureBlock,
  connectBlocks,
  EMPTY_PIPELINE,
  removeBlock,
} from '@plainflow/core'
import { describe, expect, it } from 'vitest'
import { shownPipeline } from './shown-pipeline.ts'

const one = addBlock(EMPTY_PIPELINE, 'filter', { x: 0, y: 0 }, 1)
const two = addBlock(one.pipeline, 'export', { x: 300, y: 0 }, 2)
const base = connectBlocks(two.pipeline, { source: one.id, target: two.id })

describe('shownPipeline', () => {
  it('shows the canvas itself without a proposal', () => {
    const shown = shownPipeline(base, null)
    expect(shown.blocks).toBe(base.blocks)
    expect(shown.marks.size).toBe(0)
  })
  it('marks what is added, changed and removed, and keeps what goes in sight', () => {
    const three = addBlock(removeBlock(base, two.id), 'filter', { x: 300, y: 0 }, 3)
    const pipeline = configureBlock(three.pipeline, one.id, { parameters: { rows: 'drop' } })
    const shown = shownPipeline(base, { base, pipeline, shouldExecute: false })
    expect(Object.fromEntries(shown.marks)).toEqual({
      [three.id]: 'added',
      [one.id]: 'changed',
      [two.id]: 'removed',
      [`e${one.id}-${two.id}`]: 'removed',
    })
    expect(shown.blocks.map(({ id }) => id)).toContain(two.id)
    expect(shown.connections).toHaveLength(1)
  })
})
