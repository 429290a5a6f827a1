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
  it('draws no card that goes over one that takes its place', () => {
    const three = addBlock(removeBlock(base, two.id), 'filter', { x: 300, y: 0 }, 3)
    const { blocks } = shownPipeline(base, { base, pipeline: three.pipeline, shouldExecute: false })
    const of = (id: string) => blocks.find((block) => block.id === id)?.position
    expect(of(three.id)).toEqual({ x: 300, y: 0 })
    expect(of(two.id)?.y).toBeGreaterThanOrEqual(128)
    // Of what has its place nothing moves.
    const gone = shownPipeline(base, {
      base,
      pipeline: removeBlock(base, two.id),
      shouldExecute: false,
    })
    expect(gone.blocks.find(({ id }) => id === two.id)?.position).toEqual({ x: 300, y: 0 })
  })
})
