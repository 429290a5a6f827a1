import { addBlock, connectBlocks, EMPTY_PIPELINE } from '@plainflow/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentPipeline, openPipeline, undo } from '../state/pipeline-store.ts'
import { resetWorkspace, useWorkspace } from '../state/workspace-store.ts'
import { addWanted } from './add-wanted.ts'
import type { Wanted } from './canvas-store.ts'
import { CARD } from './card-size.ts'
import { searchBlocks } from './search-blocks.ts'

const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
const sort = addBlock(load.pipeline, 'sort', { x: 264, y: 0 }, 2)
const pipeline = connectBlocks(sort.pipeline, {
  source: load.id,
  target: sort.id,
  sourceHandle: 'out',
  targetHandle: 'in',
})
const arrow = pipeline.connections[0]?.id ?? ''
const screen = { x: 0, y: 0 }

beforeEach(() => {
  openPipeline(pipeline)
  resetWorkspace()
})

const ends = () => currentPipeline().connections.map(({ source, target }) => [source, target])
const placeOf = (id: string) => currentPipeline().blocks.find((block) => block.id === id)?.position

describe('a wanted block', () => {
  it('goes between the ends of an arrow and makes room, as one undo step', () => {
    const id = addWanted('filter', { screen, place: { x: 228, y: 64 }, into: arrow })
    expect(ends()).toEqual([
      [load.id, id],
      [id, sort.id],
    ])
    const [left, middle, right] = [placeOf(load.id), placeOf(id), placeOf(sort.id)]
    expect(middle?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + CARD.width)
    expect(right?.x).toBeGreaterThanOrEqual((middle?.x ?? 0) + CARD.width)
    undo()
    expect(currentPipeline()).toBe(pipeline)
  })
  it('reads from the port an arrow was drawn from, where it was let go', () => {
    const end = { block: sort.id, port: 'out', kind: 'source' } as const
    const id = addWanted('export', { screen, place: { x: 800, y: 300 }, end })
    expect(ends()).toContainEqual([sort.id, id])
    expect(placeOf(id)).toEqual({ x: 800 - CARD.width / 2, y: 300 - CARD.height / 2 })
    expect(useWorkspace.getState().selection).toEqual([id])
  })
  it('takes the place of what an input read from', () => {
    const end = { block: sort.id, port: 'in', kind: 'target' } as const
    const id = addWanted('load_csv', { screen, place: { x: 0, y: 400 }, end })
    expect(ends()).toEqual([[id, sort.id]])
  })
  it('stands beside the block it follows where no place is given', () => {
    const id = addWanted('filter', {
      screen,
      end: { block: load.id, port: 'out', kind: 'source' },
    })
    expect(ends()).toContainEqual([load.id, id])
    expect(placeOf(id)?.y).toBeGreaterThan(0)
  })
})

describe('the blocks offered', () => {
  const types = (query: string, wanted: Wanted) =>
    searchBlocks(query, wanted).map(({ type }) => type)

  it('fit the end of the arrow', () => {
    const after = types('', { screen, end: { block: 'b', port: 'out', kind: 'source' } })
    expect(after).toContain('export')
    expect(after).not.toContain('load_csv')
    const before = types('', { screen, end: { block: 'b', port: 'in', kind: 'target' } })
    expect(before).toContain('load_csv')
    expect(before).not.toContain('export')
  })
  it('have an input and an output where an arrow is to be parted', () => {
    const between = types('', { screen, into: 'e' })
    expect(between).toContain('filter')
    expect(between).not.toContain('load_csv')
    expect(between).not.toContain('export')
  })
  it('are found by name, by what they are for, and not by anything', () => {
    expect(types('sort', { screen })[0]).toBe('sort')
    expect(types('summarize', { screen })).toContain('aggregate')
    expect(types('xyzzy', { screen })).toEqual([])
  })
})
