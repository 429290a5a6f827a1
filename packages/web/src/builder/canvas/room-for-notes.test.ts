import {
  addBlock,
  connectBlocks,
  EMPTY_PIPELINE,
  notesOf,
  type Pipeline,
  writeNote,
} from '@plainflow/core'
import { expect, it } from 'vitest'
import { CARD } from './card-size.ts'
import { tidyUp } from './tidy-up.ts'

it.each([
  [12, 'right'],
  [12, 'down'],
  [260, 'right'],
] as const)('covers no note of %i blocks laid out to the %s', (count, direction) => {
  const tidied = tidyUp(noted(count), direction)
  const cards = tidied.blocks.map(({ position }) => ({ ...position, ...CARD }))
  const notes = tidied.blocks.flatMap((block) =>
    notesOf(block).map(({ x, y, width, height }) => ({
      x: block.position.x + x,
      y: block.position.y + y,
      width,
      height,
    })),
  )
  expect(notes.length).toBeGreaterThan(count / 2)
  const all = [...cards, ...notes]
  const covered = all.filter((one) => all.some((other) => one !== other && meet(one, other)))
  expect(covered).toEqual([])
})

it('leaves a canvas without notes as the layout has it', () => {
  const pipeline = tidyUp(noted(3, 0), 'right')
  expect(new Set(pipeline.blocks.map(({ position }) => position.y)).size).toBe(1)
})

/** A tree of blocks, every other one with notes, some of them wider than a card. */
function noted(count: number, notes = 2): Pipeline {
  let pipeline: Pipeline = EMPTY_PIPELINE
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const added = addBlock(pipeline, 'union', { x: 0, y: 0 }, index)
    pipeline = added.pipeline
    const parent = notes === 0 ? index - 1 : Math.floor((index - 1) / 3)
    const source = ids[parent]
    if (source) pipeline = connectBlocks(pipeline, { source, target: added.id })
    ids.push(added.id)
    for (let at = 0; at < (index % 2) * notes; at += 1) {
      const size = { width: 120 + ((index * 97) % 500), height: 100 + ((index * 31) % 80) }
      const note = { id: `n${at}`, text: 'why', x: -40, y: 30 * at, ...size }
      pipeline = writeNote(pipeline, added.id, note)
    }
  }
  return pipeline
}

interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function meet(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
