import { addBlock, connectBlocks, EMPTY_PIPELINE } from '@plainflow/core'
import { expect, test } from 'vitest'
import { endOfChange } from './end-of-change.ts'

const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
const sort = addBlock(load.pipeline, 'sort', { x: 1, y: 0 }, 2)
const filter = addBlock(sort.pipeline, 'filter', { x: 2, y: 0 }, 3)

test('a filter put in between shows at the end of the pipeline', () => {
  const before = connectBlocks(sort.pipeline, { source: load.id, target: sort.id })
  const after = connectBlocks(
    connectBlocks(filter.pipeline, { source: load.id, target: filter.id }),
    { source: filter.id, target: sort.id },
  )
  expect(endOfChange(before, after)).toBe(sort.id)
})

test('of a new pipeline its end is shown', () => {
  const after = connectBlocks(sort.pipeline, { source: load.id, target: sort.id })
  expect(endOfChange(EMPTY_PIPELINE, after)).toBe(sort.id)
})
