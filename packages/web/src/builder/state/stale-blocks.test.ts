import {
  addBlock,
  configureBlock,
  connectBlocks,
  disconnect,
  EMPTY_PIPELINE,
  moveBlocks,
  relabelBlock,
} from '@plainflow/core'
import { describe, expect, it } from 'vitest'
import { staleBlocks } from './stale-blocks.ts'

const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
const filter = addBlock(load.pipeline, 'filter', { x: 300, y: 0 }, 2)
const sort = addBlock(filter.pipeline, 'sort', { x: 600, y: 0 }, 3)
const other = addBlock(sort.pipeline, 'export', { x: 300, y: 200 }, 4)
const ran = [
  [load.id, filter.id],
  [filter.id, sort.id],
  [load.id, other.id],
].reduce(
  (pipeline, [source = '', target = '']) => connectBlocks(pipeline, { source, target }),
  other.pipeline,
)

describe('staleBlocks', () => {
  it('finds an edited block and what lies downstream, and nothing beside it', () => {
    const edited = configureBlock(ran, filter.id, { parameters: { rows: 'drop' } })
    expect([...staleBlocks(ran, edited)]).toEqual([filter.id, sort.id])
  })
  it('does not mind a move or another name', () => {
    const moved = moveBlocks(ran, { [filter.id]: { x: 1, y: 2 } })
    expect(staleBlocks(ran, relabelBlock(moved, sort.id, 'Order')).size).toBe(0)
  })
  it('finds a block that reads from elsewhere now', () => {
    const cut = disconnect(ran, `e${filter.id}-${sort.id}`)
    const rewired = connectBlocks(cut, { source: load.id, target: sort.id })
    expect([...staleBlocks(ran, rewired)]).toEqual([sort.id])
  })
  it('says nothing of a block the run never knew', () => {
    const added = addBlock(ran, 'filter', { x: 900, y: 0 }, 5)
    expect(
      staleBlocks(ran, connectBlocks(added.pipeline, { source: sort.id, target: added.id })).size,
    ).toBe(0)
  })
})
