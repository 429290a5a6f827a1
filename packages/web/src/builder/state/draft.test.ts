import { addBlock, EMPTY_PIPELINE } from '@plainflow/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { dropDraft, readDraft, writeDraft } from './draft.ts'

const { pipeline } = addBlock(EMPTY_PIPELINE, 'filter', { x: 1, y: 2 }, 3)

beforeEach(() => localStorage.clear())

describe('drafts', () => {
  it('come back as they were, for their user and pipeline only', () => {
    writeDraft('ada', 'new', { name: 'West', version: null, pipeline })
    expect(readDraft('ada', 'new')).toEqual({ name: 'West', version: null, pipeline })
    expect(readDraft('bob', 'new')).toBeNull()
    dropDraft('ada', 'new')
    expect(readDraft('ada', 'new')).toBeNull()
  })
  it('are ignored where something else was stored', () => {
    for (const text of [
      'nonsense',
      '[]',
      '{"name":"x","pipeline":{"blocks":7}}',
      '{"__proto__":1}',
    ]) {
      localStorage.setItem('draft:ada:new', text)
      expect(readDraft('ada', 'new')).toBeNull()
    }
  })
})
