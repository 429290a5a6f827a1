import { addBlock, connectBlocks, EMPTY_PIPELINE } from '@plainflow/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentPipeline, openPipeline, undo, usePipeline } from '../state/pipeline-store.ts'
import { resetWorkspace, show, useWorkspace } from '../state/workspace-store.ts'
import { readPart, selectedAsText } from './clipboard-part.ts'
import { duplicateSelected, pasteText } from './paste-part.ts'

const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
const filter = addBlock(load.pipeline, 'filter', { x: 300, y: 0 }, 2)
const pipeline = connectBlocks(filter.pipeline, { source: load.id, target: filter.id })

beforeEach(() => {
  openPipeline(pipeline)
  resetWorkspace()
})

function copied(): string {
  show({ selection: [load.id, filter.id] })
  return selectedAsText() ?? ''
}

describe('copy and paste', () => {
  it('gives nothing to the clipboard while nothing is selected', () => {
    expect(selectedAsText()).toBeNull()
  })
  it('pastes blocks and their connection into another pipeline, as one undo step', () => {
    const text = copied()
    openPipeline(EMPTY_PIPELINE)
    pasteText(text)
    expect(currentPipeline().blocks.map(({ type }) => type)).toEqual(['load_csv', 'filter'])
    expect(currentPipeline().connections).toHaveLength(1)
    expect(useWorkspace.getState().selection).toEqual(currentPipeline().blocks.map(({ id }) => id))
    undo()
    expect(currentPipeline()).toBe(EMPTY_PIPELINE)
  })
  it('hides no card under a pasted one, however often it is pasted', () => {
    const text = copied()
    pasteText(text)
    pasteText(text)
    const places = currentPipeline().blocks.map(({ position }) => `${position.x} ${position.y}`)
    expect(new Set(places).size).toBe(6)
  })
  it('duplicates the selected blocks and selects the copies', () => {
    show({ selection: [filter.id] })
    duplicateSelected()
    expect(currentPipeline().blocks).toHaveLength(3)
    expect(currentPipeline().connections).toHaveLength(1)
    expect(useWorkspace.getState().selection).toEqual([currentPipeline().blocks[2]?.id])
  })
  it('takes an exported pipeline.json too', () => {
    openPipeline(EMPTY_PIPELINE)
    pasteText(JSON.stringify(pipeline))
    expect(currentPipeline().blocks).toHaveLength(2)
  })
  it.each([
    'select * from sales',
    'a note about "blocks"',
    '{"blocks":',
    '{"blocks":7}',
    '{"blocks":[],"connections":[]}',
    '[{"blocks":[]}]',
    `{"blocks":[{"__proto__":{"polluted":true}}],"connections":[]}`,
    `{"blocks":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    `{"blocks":"${'x'.repeat(2_000_001)}"}`,
  ])('leaves other text alone: %.40s', (text) => {
    pasteText(text)
    expect(currentPipeline()).toBe(pipeline)
    expect(usePipeline.temporal.getState().pastStates).toHaveLength(0)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined() // any object will do
  })
  it('says why blocks of its own kind cannot be read', () => {
    const broken = copied().replace('"x": 0', '"x": "left"')
    expect(readPart(broken)).toMatchObject({ reason: expect.stringContaining('position.x') })
  })
  it('refuses more blocks than a pipeline holds', () => {
    const many = Array.from({ length: 999 }, (_, index) => ({
      ...filter.pipeline.blocks[1],
      id: `f${index}`,
    }))
    pasteText(JSON.stringify({ blocks: many, connections: [] }))
    expect(currentPipeline()).toBe(pipeline)
  })
})
