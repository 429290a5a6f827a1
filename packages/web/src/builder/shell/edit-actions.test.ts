import { EMPTY_PIPELINE } from '@plainflow/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { addBlockOf, addDataset, connect, removeElements } from './edit-actions.ts'
import { currentPipeline, openPipeline, undo } from '../state/pipeline-store.ts'
import { resetWorkspace, show, useWorkspace } from '../state/workspace-store.ts'

beforeEach(() => {
  openPipeline(EMPTY_PIPELINE)
  resetWorkspace()
})

const ends = () => currentPipeline().connections.map(({ source, target }) => [source, target])

describe('adding from the keyboard', () => {
  it('connects to the selected block, to its right, and selects the new one', () => {
    const first = addBlockOf('load_csv')
    const second = addBlockOf('filter')
    expect(ends()).toEqual([[first, second]])
    expect(useWorkspace.getState().selection).toEqual([second])
    const [left, right] = currentPipeline().blocks
    expect(right?.position.x).toBeGreaterThan((left?.position.x ?? 0) + 192)
  })
  it('does not connect what has no input', () => {
    addBlockOf('filter')
    addBlockOf('load_csv')
    expect(ends()).toEqual([])
  })
  it('is one undo step, connection included', () => {
    addBlockOf('load_csv')
    addBlockOf('filter')
    undo()
    expect(currentPipeline().blocks).toHaveLength(1)
    expect(ends()).toEqual([])
  })
  it('leaves nothing selected that undo takes back, so that the next block is joined', () => {
    const first = addBlockOf('load_csv')
    addBlockOf('filter')
    undo()
    expect(useWorkspace.getState().selection).toEqual([])
    // As a key on a card does: it adds to what is selected.
    show({ selection: [...useWorkspace.getState().selection, first] })
    const next = addBlockOf('sort')
    expect(ends()).toEqual([[first, next]])
  })
  it('never puts two cards on one place', () => {
    const first = addBlockOf('load_csv')
    addBlockOf('filter')
    show({ selection: [first] })
    addBlockOf('filter')
    const places = currentPipeline().blocks.map(({ position }) => `${position.x} ${position.y}`)
    expect(new Set(places).size).toBe(3)
  })
})

describe('connect', () => {
  it('replaces what an input had that takes one connection', () => {
    const first = addBlockOf('load_csv', { x: 0, y: 0 })
    const second = addBlockOf('load_csv', { x: 0, y: 200 })
    const filter = addBlockOf('filter', { x: 300, y: 0 })
    connect({ source: first, target: filter, sourceHandle: 'out', targetHandle: 'in' })
    connect({ source: second, target: filter, sourceHandle: 'out', targetHandle: 'in' })
    expect(ends()).toEqual([[second, filter]])
  })
  it('does not connect a block to itself', () => {
    const filter = addBlockOf('filter', { x: 0, y: 0 })
    connect({ source: filter, target: filter })
    expect(ends()).toEqual([])
  })
})

describe('removing', () => {
  it('takes the connections along and clears the selection', () => {
    addBlockOf('load_csv')
    const filter = addBlockOf('filter')
    removeElements([filter])
    expect(ends()).toEqual([])
    expect(useWorkspace.getState().selection).toEqual([])
  })
})

describe('addDataset', () => {
  it('gives a source that reads it, named after it', () => {
    const dataset = { id: 'd1', name: 'sales', filename: 'sales.csv', columns: [] }
    addDataset(dataset, { x: 5, y: 6 })
    const [block] = currentPipeline().blocks
    expect(block?.label).toBe('sales')
    expect(JSON.stringify(block?.configuration)).toContain('d1')
    expect(block?.position).toEqual({ x: 5, y: 6 })
  })
})
