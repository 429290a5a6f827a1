import { addBlock, EMPTY_PIPELINE } from '@plainflow/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropDraft, findDrafts, setDraftAside, writeDraft } from './draft.ts'
import { TAB } from './tab.ts'

const { pipeline } = addBlock(EMPTY_PIPELINE, 'filter', { x: 1, y: 2 }, 3)
const base = { name: 'Before', pipeline: EMPTY_PIPELINE }
const draft = { name: 'West', version: 4, pipeline, base }

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('drafts', () => {
  it('come back as they were, for their user and pipeline only', () => {
    expect(writeDraft('ada', 'new', draft)).toBe(true)
    expect(findDrafts('ada', 'new')).toMatchObject([{ draft, tab: TAB }])
    expect(findDrafts('bob', 'new')).toEqual([])
    expect(findDrafts('ada', 'p1')).toEqual([])
    dropDraft('ada', 'new')
    expect(findDrafts('ada', 'new')).toEqual([])
  })
  it('of another tab lie beside the own one', () => {
    localStorage.setItem('draft:ada:p1:another', JSON.stringify({ ...draft, name: 'East' }))
    setDraftAside('ada', 'p1', { ...draft, name: 'North' })
    writeDraft('ada', 'p1', draft)
    const names = findDrafts('ada', 'p1').map((found) => found.draft.name)
    expect(names[0]).toBe('West')
    expect(names.toSorted()).toEqual(['East', 'North', 'West'])
    dropDraft('ada', 'p1')
    expect(findDrafts('ada', 'p1')).toHaveLength(2)
  })
  it('go without their base where there is no room for both, and say so where there is none', () => {
    vi.stubGlobal('localStorage', storageOf(700))
    expect(writeDraft('ada', 'p1', { ...draft, base: { ...base, name: 'x'.repeat(500) } })).toBe(
      true,
    )
    expect(findDrafts('ada', 'p1')[0]?.draft).toEqual({ ...draft, base: null })
    expect(writeDraft('ada', 'p1', { ...draft, name: 'x'.repeat(700) })).toBe(false)
    // What was there before is still there.
    expect(findDrafts('ada', 'p1')[0]?.draft).toEqual({ ...draft, base: null })
  })
  it('are ignored where something else was stored', () => {
    for (const text of [
      'nonsense',
      '[]',
      '{"name":"x","pipeline":{"blocks":7}}',
      '{"__proto__":1}',
    ]) {
      localStorage.setItem('draft:ada:new:x', text)
      expect(findDrafts('ada', 'new')).toEqual([])
    }
  })
})

/** A storage with room for this many characters. */
function storageOf(room: number): Partial<Storage> {
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      held.set(key, value)
    },
  }
}
