import { addBlock, configureBlock, EMPTY_CATALOGUE, EMPTY_PIPELINE } from '@plainflow/core'
import { expect, test } from 'vitest'
import { analyse } from './analysis.tsx'
import { toFillIn } from './to-fill-in.ts'

const dropped = addBlock(EMPTY_PIPELINE, 'join', { x: 0, y: 0 }, 1)
const open = (pipeline = dropped.pipeline, ran: typeof pipeline | null = null) => [
  ...toFillIn(pipeline, analyse(pipeline, EMPTY_CATALOGUE).byBlock, ran),
]

test('a block just dropped is to be filled in, and no mistake', () => {
  expect(open()).toEqual([dropped.id])
})

test('what it lacks is a mistake once it was configured, or a run was tried', () => {
  const parameters = { how: 'left', keys: [], suffix: '_2' }
  expect(open(configureBlock(dropped.pipeline, dropped.id, { parameters }))).toEqual([])
  expect(open(dropped.pipeline, dropped.pipeline)).toEqual([])
})

test('one that was dropped after the run waits for the next', () => {
  const two = addBlock(dropped.pipeline, 'filter', { x: 0, y: 0 }, 2)
  expect(open(two.pipeline, dropped.pipeline)).toEqual([two.id])
})
