import { expect, test } from 'vitest'
import { diffPipelines } from './diff-pipelines.ts'
import { addBlock, configureBlock, connectBlocks, moveBlocks, removeBlock } from './edit.ts'
import { EMPTY_PIPELINE } from './pipeline.ts'

const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
const filter = addBlock(load.pipeline, 'filter', { x: 0, y: 0 }, 2)
const before = connectBlocks(filter.pipeline, { source: load.id, target: filter.id })
const nothing = {
  added: [],
  changed: [],
  removed: [],
  connectionsAdded: [],
  connectionsRemoved: [],
}

test('additions, removals and changes are told apart', () => {
  const added = addBlock(before, 'export', { x: 0, y: 0 }, 3)
  const after = connectBlocks(
    configureBlock(removeBlock(added.pipeline, load.id), filter.id, { parameters: 1 }),
    { source: filter.id, target: added.id },
  )
  expect(diffPipelines(before, after)).toEqual({
    added: ['export_3'],
    changed: ['filter_2'],
    removed: ['load_csv_1'],
    connectionsAdded: ['efilter_2-export_3'],
    connectionsRemoved: ['eload_csv_1-filter_2'],
  })
})

test('moving a block or storing its keys in another order is no change', () => {
  const moved = moveBlocks(before, { [load.id]: { x: 9, y: 9 } })
  expect(diffPipelines(before, moved)).toEqual(nothing)
  const one = configureBlock(before, load.id, { a: 1, b: { c: 2, d: [3] } })
  const other = configureBlock(before, load.id, { b: { d: [3], c: 2 }, a: 1 })
  expect(diffPipelines(one, other)).toEqual(nothing)
})
