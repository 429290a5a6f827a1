import { addBlock, EMPTY_PIPELINE, type Pipeline } from '@plainflow/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openContent, openNew } from './document-store.ts'
import { editPipeline, undo } from './pipeline-store.ts'
import { runAccepted } from './run-accepted.ts'

const withFilter = (pipeline: Pipeline) => addBlock(pipeline, 'filter', { x: 0, y: 0 }, 1).pipeline
const run = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  run.mockReset()
  openNew('u1', true)
  editPipeline(withFilter)
  runAccepted(run)
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs what was accepted, though cards were moved since', () => {
  editPipeline(({ blocks, connections }) => ({
    connections,
    blocks: blocks.map((block) => ({ ...block, position: { x: 50, y: 50 } })),
  }))
  vi.runAllTimers()
  expect(run).toHaveBeenCalledOnce()
})

it('runs nothing that was taken back since', () => {
  undo()
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})

it('runs nothing of another pipeline, whatever it does', () => {
  openContent('u1', { name: 'Another', pipeline: withFilter(EMPTY_PIPELINE) })
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})
