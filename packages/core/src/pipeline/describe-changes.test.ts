import { expect, test } from 'vitest'
import { describeChanges } from './describe-changes.ts'
import { diffFields } from './diff-fields.ts'
import {
  addBlock,
  configureBlock,
  connectBlocks,
  moveBlocks,
  relabelBlock,
  removeBlock,
} from './edit.ts'
import { EMPTY_PIPELINE, type Pipeline } from './pipeline.ts'

const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
const { pipeline, id } = addBlock(load.pipeline, 'filter', { x: 9, y: 0 }, 2)
const formula = (expression: string) =>
  configureBlock(pipeline, id, {
    parameters: {
      mode: 'expression',
      rows: 'keep',
      where: { match: 'all', conditions: [] },
      expression,
    },
  })

const noted = {
  ...pipeline,
  blocks: pipeline.blocks.map((block) => ({ ...block, data: { notes: ['why'] } })),
}

test.each<[string, Pipeline, Pipeline]>([
  ['2 blocks added', EMPTY_PIPELINE, pipeline],
  ['Load CSV added', EMPTY_PIPELINE, load.pipeline],
  ['Load CSV removed, Filter changed', pipeline, removeBlock(formula('a > 1'), load.id)],
  ['Sales changed', pipeline, relabelBlock(pipeline, load.id, 'Sales')],
  ['1 connection changed', pipeline, connectBlocks(pipeline, { source: load.id, target: id })],
  ['Blocks moved', pipeline, moveBlocks(pipeline, { [id]: { x: 1, y: 1 } })],
  ['Notes changed', pipeline, noted],
  ['Nothing changed', pipeline, pipeline],
])('%s', (words, before, after) => expect(describeChanges(before, after)).toBe(words))

test('fields of a block are named as its form names them', () => {
  const [, before] = formula('a > 1').blocks
  const [, after] = relabelBlock(formula('a > 2'), id, 'Keep').blocks
  if (!before || !after) throw new Error('The filter is missing')
  expect(diffFields(before, after)).toEqual([
    { field: 'Name', before: 'Filter', after: 'Keep' },
    { field: 'Formula', before: 'a > 1', after: 'a > 2' },
  ])
  expect(diffFields(after, { ...after, position: { x: 5, y: 5 } })).toEqual([])
})
