import { describe, expect, it } from 'vitest'
import { addBlock } from './edit.ts'
import { type Note, notesOf, removeNote, writeNote } from './notes.ts'
import { parsePipeline } from './parse-pipeline.ts'
import { addPart, takePart } from './part.ts'
import { EMPTY_PIPELINE, type Pipeline } from './pipeline.ts'

const { pipeline, id } = addBlock(EMPTY_PIPELINE, 'filter', { x: 0, y: 0 }, 1)
const note: Note = { id: 'n1', text: 'Why West?', x: 0, y: -120, width: 180, height: 100 }
const first = (of: Pipeline) => of.blocks.flatMap(notesOf)

describe('notes', () => {
  it('are written, changed and removed, and leave no trace', () => {
    const noted = writeNote(pipeline, id, note)
    expect(first(noted)).toEqual([note])
    const changed = writeNote(noted, id, { ...note, text: 'Because.' })
    expect(first(changed).map(({ text }) => text)).toEqual(['Because.'])
    expect(removeNote(changed, id, 'n1')).toEqual(pipeline)
  })
  it('come back from a file', () => {
    const parsed = parsePipeline(JSON.parse(JSON.stringify(writeNote(pipeline, id, note))))
    expect('pipeline' in parsed && first(parsed.pipeline)).toEqual([note])
  })
  it('are copied with their block', () => {
    const part = takePart(writeNote(pipeline, id, note), [id])
    const copied = addPart(EMPTY_PIPELINE, part, { x: 40, y: 40 }, 5)
    expect(first(copied.pipeline)).toEqual([note])
  })
  it.each([
    7,
    [7],
    [{ ...note, width: 1e9 }],
    [{ ...note, text: 'x'.repeat(2_001) }],
    { length: 1e9 },
  ])('are not made of something else: %#', (notes) => {
    const [block] = pipeline.blocks
    expect(block && notesOf({ ...block, data: { notes } })).toEqual([])
  })
})
