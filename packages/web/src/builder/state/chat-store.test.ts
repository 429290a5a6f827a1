import { addBlock, EMPTY_PIPELINE } from '@plainflow/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { useToasts } from '@/design/toast.ts'
import { acceptProposal, forgetChat, rejectProposal, useChat } from './chat-store.ts'
import { currentPipeline, editPipeline, openPipeline, redo, undo } from './pipeline-store.ts'

const withFilter = addBlock(EMPTY_PIPELINE, 'filter', { x: 0, y: 0 }, 1).pipeline
const withExport = addBlock(withFilter, 'export', { x: 300, y: 0 }, 2).pipeline

beforeEach(() => {
  openPipeline(EMPTY_PIPELINE)
  forgetChat()
  useToasts.setState({ message: null })
})

function propose() {
  useChat.setState({
    proposal: { base: currentPipeline(), pipeline: withExport, shouldExecute: false },
  })
}

describe('a proposal', () => {
  it('does not touch the canvas until it is accepted', () => {
    propose()
    expect(currentPipeline()).toBe(EMPTY_PIPELINE)
    rejectProposal()
    expect(currentPipeline()).toBe(EMPTY_PIPELINE)
    expect(useChat.getState().proposal).toBeNull()
  })
  it('is one undo step', () => {
    propose()
    expect(acceptProposal()).toBe(true)
    expect(currentPipeline().blocks).toHaveLength(2)
    undo()
    expect(currentPipeline()).toBe(EMPTY_PIPELINE)
    redo()
    expect(currentPipeline().blocks).toHaveLength(2)
  })
  it('is refused with a word where the canvas changed since', () => {
    propose()
    editPipeline(() => withFilter)
    expect(acceptProposal()).toBe(false)
    expect(currentPipeline()).toBe(withFilter)
    expect(useToasts.getState().message?.title).toContain('canvas changed')
    expect(useChat.getState().proposal).not.toBeNull()
  })
})
