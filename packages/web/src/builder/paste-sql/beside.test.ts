import {
  addBlock,
  connectBlocks,
  EMPTY_PIPELINE,
  parsePipeline,
  type Pipeline,
} from '@plainflow/core'
import { expect, it } from 'vitest'
import { beside } from './beside.ts'

function pair(): Pipeline {
  const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 10, y: 20 }, 1)
  const sort = addBlock(load.pipeline, 'sort', { x: 300, y: 20 }, 1)
  return connectBlocks(sort.pipeline, { source: load.id, target: sort.id })
}

it('puts blocks below those there are, and joins nothing that was apart', () => {
  const both = beside(pair(), pair())
  expect(both.blocks.map(({ id }) => id)).toEqual([
    'load_csv_1',
    'sort_1',
    'load_csv_1_2',
    'sort_1_2',
  ])
  expect(both.connections.map(({ source, target }) => [source, target])).toEqual([
    ['load_csv_1', 'sort_1'],
    ['load_csv_1_2', 'sort_1_2'],
  ])
  expect(new Set(both.connections.map(({ id }) => id)).size).toBe(2)
  expect(both.blocks[2]?.position.y).toBeGreaterThan(20 + 128)
  expect(both.blocks[2]?.position.x).toBe(10)
  expect(parsePipeline(both)).toEqual({ pipeline: both })
})

it('leaves them as they are on an empty canvas', () => {
  const added = pair()
  expect(beside(EMPTY_PIPELINE, added)).toBe(added)
})
