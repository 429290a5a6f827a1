import { EMPTY_PIPELINE, moveBlocks, type Pipeline } from '@plainflow/core'
import { describe, expect, it } from 'vitest'
import { arrangeNew, placeBlocks, spreadNew } from './place-blocks.ts'

const block = (id: string, x?: number) => ({
  id,
  type: 'filter',
  data: {},
  label: id,
  configuration: {},
  ...(x === undefined ? {} : { position: { x, y: 0 } }),
})
const arrow = (source: string, target: string) => ({ id: `e${source}-${target}`, source, target })
const xs = (pipeline: Pipeline) => pipeline.blocks.map(({ position }) => position.x)

describe('placeBlocks', () => {
  it('puts blocks without a place in a row and leaves the others', () => {
    const placed = placeBlocks({ blocks: [block('a'), block('b', 7), block('c')], connections: [] })
    expect(xs(placed)).toEqual([100, 7, 500])
  })
})

describe('spreadNew', () => {
  const chain = placeBlocks({
    blocks: [block('a', 0), block('b', 200), block('c', 400)],
    connections: [arrow('a', 'b'), arrow('b', 'c')],
  })
  it('makes room for the arrows between new blocks', () => {
    expect(xs(spreadNew(EMPTY_PIPELINE, chain))).toEqual([0, 264, 528])
  })
  it('leaves blocks alone that were there before', () => {
    expect(xs(spreadNew(chain, chain))).toEqual([0, 200, 400])
  })
  it('pushes what stands behind a new block', () => {
    const before = { ...chain, blocks: chain.blocks.filter(({ id }) => id !== 'b') }
    expect(xs(spreadNew(before, chain))).toEqual([0, 264, 528])
  })
  it('keeps a long chain apart, where the first blocks are pushed beyond the places of the last', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const long = placeBlocks({
      blocks: ids.map((id, index) => block(id, 200 * index)),
      connections: ids.slice(1).map((id, index) => arrow(ids[index] ?? '', id)),
    })
    const apart = xs(spreadNew(EMPTY_PIPELINE, long))
    expect(apart).toEqual(ids.map((_, index) => 264 * index))
  })
  it('keeps a join behind the longer of its two branches, which stands a row below', () => {
    const below = (id: string, x: number) => ({ ...block(id), position: { x, y: 160 } })
    const branches = placeBlocks({
      blocks: [block('a', 0), below('b', 0), below('c', 200), block('join', 400)],
      connections: [arrow('a', 'join'), arrow('b', 'c'), arrow('c', 'join')],
    })
    expect(xs(spreadNew(EMPTY_PIPELINE, branches))).toEqual([0, 0, 264, 528])
  })
})

describe('arrangeNew', () => {
  const ids = [...'abcdefg']
  const wired = (upTo: number) =>
    placeBlocks({
      blocks: ids.slice(0, upTo).map((id) => block(id)),
      connections: ids.slice(1, upTo).map((id, at) => arrow(ids[at] ?? '', id)),
    })
  const rows = ({ blocks }: Pipeline) => {
    const ys = blocks.map(({ position }) => position.y)
    return [...new Set(ys)].map((line) => ys.filter((y) => y === line).length)
  }

  it('puts a long chain into rows, and again when it grows', () => {
    const six = arrangeNew(EMPTY_PIPELINE, wired(6))
    expect(rows(six)).toEqual([3, 3])
    const seven = { ...wired(7), blocks: [...six.blocks, ...wired(7).blocks.slice(6)] }
    expect(rows(arrangeNew(six, seven))).toEqual([4, 3])
  })
  it('leaves cards where they were moved to', () => {
    const six = arrangeNew(EMPTY_PIPELINE, wired(6))
    const moved = moveBlocks(six, { b: { x: 5, y: 900 } })
    const seven = { ...wired(7), blocks: [...moved.blocks, ...wired(7).blocks.slice(6)] }
    expect(arrangeNew(moved, seven).blocks[1]?.position).toEqual({ x: 5, y: 900 })
  })
})
