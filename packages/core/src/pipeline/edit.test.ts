import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addBlock,
  configureBlock,
  connectBlocks,
  disconnect,
  moveBlocks,
  relabelBlock,
  removeBlock,
} from './edit.ts'
import { EMPTY_PIPELINE } from './pipeline.ts'
import type { Pipeline } from './pipeline.ts'

const origin = { x: 0, y: 0 }

test('a dropped block has the specified id, the label of its type and a configuration of its own', () => {
  const first = addBlock(EMPTY_PIPELINE, 'filter', { x: 10, y: 20 }, 17)
  const second = addBlock(first.pipeline, 'filter', origin, 17)
  expect(first.id).toBe('filter_17')
  expect(second.id).toBe('filter_17_2')
  expect(first.pipeline.blocks[0]).toMatchObject({ label: 'Filter', position: { x: 10, y: 20 } })
  const [one, two] = second.pipeline.blocks
  expect(one?.configuration).toEqual(two?.configuration)
  expect(one?.configuration).not.toBe(two?.configuration)
})

test('removing a block removes its connections and nothing else', () => {
  const pipeline = chain('load_csv', 'filter', 'export')
  const [first, middle, last] = pipeline.blocks.map(({ id }) => id)
  const without = removeBlock(pipeline, middle ?? '')
  expect(without.blocks.map(({ id }) => id)).toEqual([first, last])
  expect(without.connections).toEqual([])
  expect(removeBlock(pipeline, 'nobody')).toEqual(pipeline)
})

test('connections have the specified id, and drawing one twice changes nothing', () => {
  const pipeline = chain('load_csv', 'filter')
  const [source = '', target = ''] = pipeline.blocks.map(({ id }) => id)
  expect(pipeline.connections).toEqual([{ id: `e${source}-${target}`, source, target }])
  expect(connectBlocks(pipeline, { source, target })).toBe(pipeline)
  const other = connectBlocks(pipeline, { source, target, targetHandle: 'in' })
  expect(other.connections.map(({ id }) => id)).toEqual([
    `e${source}-${target}`,
    `e${source}-${target}_2`,
  ])
  expect(disconnect(other, `e${source}-${target}_2`)).toEqual(pipeline)
})

test('moving, configuring and relabelling touch only the named block', () => {
  const pipeline = chain('load_csv', 'filter')
  const [load, filter] = pipeline.blocks
  const moved = moveBlocks(pipeline, { [filter?.id ?? '']: { x: 7, y: 8 } })
  expect(moved.blocks).toEqual([load, { ...filter, position: { x: 7, y: 8 } }])
  const relabelled = relabelBlock(pipeline, filter?.id ?? '', 'West only')
  expect(relabelled.blocks).toEqual([load, { ...filter, label: 'West only' }])
  const configured = configureBlock(pipeline, filter?.id ?? '', { parameters: {} })
  expect(configured.blocks).toEqual([load, { ...filter, configuration: { parameters: {} } }])
})

test('no edit changes the pipeline it is given, and ids stay unique', () => {
  const edit = fc.record({ kind: fc.nat(5), a: fc.nat(9), b: fc.nat(9) })
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      let pipeline: Pipeline = EMPTY_PIPELINE
      for (const { kind, a, b } of edits) {
        const before = JSON.stringify(pipeline)
        const held = pipeline
        const one = pipeline.blocks[a % Math.max(1, pipeline.blocks.length)]?.id ?? ''
        const two = pipeline.blocks[b % Math.max(1, pipeline.blocks.length)]?.id ?? ''
        if (kind === 0)
          pipeline = addBlock(pipeline, a > 4 ? 'filter' : 'export', origin, b).pipeline
        if (kind === 1) pipeline = removeBlock(pipeline, one)
        if (kind === 2) pipeline = connectBlocks(pipeline, { source: one, target: two })
        if (kind === 3) pipeline = moveBlocks(pipeline, { [one]: { x: a, y: b } })
        if (kind === 4) pipeline = relabelBlock(pipeline, one, String(b))
        if (kind === 5) pipeline = disconnect(pipeline, pipeline.connections[a]?.id ?? '')
        expect(JSON.stringify(held)).toBe(before)
      }
      const ids = [...pipeline.blocks, ...pipeline.connections].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

function chain(...types: readonly string[]): Pipeline {
  let pipeline: Pipeline = EMPTY_PIPELINE
  let source = ''
  for (const [index, type] of types.entries()) {
    const added = addBlock(pipeline, type, { x: index * 200, y: 0 }, 1)
    pipeline =
      source === '' ? added.pipeline : connectBlocks(added.pipeline, { source, target: added.id })
    source = added.id
  }
  return pipeline
}
