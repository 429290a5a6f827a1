import { describe, expect, it } from 'vitest'
import { addBlock, configureBlock, connectBlocks } from './edit.ts'
import { addPart, takePart } from './part.ts'
import { EMPTY_PIPELINE } from './pipeline.ts'

const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
const filter = addBlock(load.pipeline, 'filter', { x: 300, y: 0 }, 2)
const sort = addBlock(filter.pipeline, 'sort', { x: 600, y: 0 }, 3)
const set = configureBlock(sort.pipeline, filter.id, { parameters: { rows: 'drop' } })
const pipeline = connectBlocks(connectBlocks(set, { source: load.id, target: filter.id }), {
  source: filter.id,
  target: sort.id,
  sourceHandle: 'out',
  targetHandle: 'in',
})

describe('a part of a pipeline', () => {
  it('holds the blocks named and what lies between them', () => {
    const part = takePart(pipeline, [filter.id, sort.id])
    expect(part.blocks.map(({ id }) => id)).toEqual([filter.id, sort.id])
    expect(part.connections.map(({ id }) => id)).toEqual([`e${filter.id}-${sort.id}`])
  })
  it('is added under ids of its own, configured and joined as it was', () => {
    const part = takePart(pipeline, [filter.id, sort.id])
    const added = addPart(pipeline, part, { x: 40, y: 50 }, 2)
    const [first, second] = added.ids
    expect(new Set(added.pipeline.blocks.map(({ id }) => id)).size).toBe(5)
    const copy = added.pipeline.blocks.find(({ id }) => id === first)
    expect(copy).toMatchObject({
      position: { x: 340, y: 50 },
      configuration: { parameters: { rows: 'drop' } },
    })
    expect(added.pipeline.connections.at(-1)).toMatchObject({
      source: first,
      target: second,
      sourceHandle: 'out',
      targetHandle: 'in',
    })
    expect(added.pipeline.connections).toHaveLength(3)
  })
  it('leaves out a connection that leads elsewhere', () => {
    const part = { ...takePart(pipeline, [sort.id]), connections: pipeline.connections }
    expect(addPart(EMPTY_PIPELINE, part, { x: 0, y: 0 }, 9).pipeline.connections).toEqual([])
  })
  it('can be added twice in one moment', () => {
    const part = takePart(pipeline, [load.id])
    const once = addPart(pipeline, part, { x: 0, y: 0 }, 7)
    const twice = addPart(once.pipeline, part, { x: 0, y: 0 }, 7)
    expect(new Set(twice.pipeline.blocks.map(({ id }) => id)).size).toBe(5)
  })
})
