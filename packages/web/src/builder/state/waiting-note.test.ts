import { addBlock, notesOf } from '@plainflow/core'
import { beforeEach, expect, it } from 'vitest'
import { currentPipeline, editPipeline, openPipeline, redo, undo } from './pipeline-store.ts'
import { forgetPlacedNote, keepWaitingNote, useWaitingNote } from './waiting-note.ts'

const add = () => editPipeline((pipeline) => addBlock(pipeline, 'sort', { x: 0, y: 0 }, 1).pipeline)
const texts = () => currentPipeline().blocks.map((block) => notesOf(block).map(({ text }) => text))

beforeEach(() => {
  keepWaitingNote(null)
  openPipeline({ blocks: [], connections: [] })
})

it('goes with the first block and no other, in the same step', () => {
  keepWaitingNote('Asked for each Monday')
  add()
  add()
  expect(texts()).toEqual([['Asked for each Monday'], []])
  undo()
  undo()
  expect(texts()).toEqual([])
  expect(useWaitingNote.getState().text).toBe('Asked for each Monday')
  redo()
  expect(texts()).toEqual([['Asked for each Monday']])
})

it('is not hung onto a pipeline that is opened', () => {
  keepWaitingNote('Mine')
  openPipeline(addBlock({ blocks: [], connections: [] }, 'sort', { x: 0, y: 0 }, 1).pipeline)
  expect(texts()).toEqual([[]])
})

it('is forgotten with the canvas it was placed on, and waits otherwise', () => {
  keepWaitingNote('Mine')
  forgetPlacedNote()
  expect(useWaitingNote.getState().text).toBe('Mine')
  add()
  forgetPlacedNote()
  expect(useWaitingNote.getState().text).toBeNull()
  expect(sessionStorage.getItem('waiting_note')).toBeNull()
})
