import { randomId } from '@/app/random-id.ts'
import { parsePipeline, type Pipeline } from '@plainflow/core'
import { TAB } from './tab.ts'

/** A pipeline under its name. */
export interface Content {
  readonly name: string
  readonly pipeline: Pipeline
}

export interface Draft extends Content {
  readonly version: number | null
  /** What this was made from, to merge by; null where there was no room for it. */
  readonly base: Content | null
}

/** A draft and where it lies: another tab may have left one as well. */
export interface FoundDraft {
  readonly place: string
  readonly tab: string
  readonly draft: Draft
}

/**
 * Unsaved work, kept in this browser for each user, pipeline and tab, so that it outlives a reload, a
 * crash and a sign-in that ran out. False: there is no room, or no storage.
 */
export function writeDraft(user: string, key: string, draft: Draft): boolean {
  return write(place(user, key, TAB), draft)
}

/** Puts what is on the canvas where no tab writes: it is found again when the same is opened. */
export function setDraftAside(user: string, key: string, draft: Draft): boolean {
  return write(place(user, key, `aside-${randomId()}`), draft)
}

/** Of every tab, the own one first. */
export function findDrafts(user: string, key: string): FoundDraft[] {
  try {
    const start = place(user, key, '')
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
      .filter((name) => name.startsWith(start))
      .flatMap((name) => {
        const draft = read(name)
        return draft ? [{ place: name, tab: name.slice(start.length), draft }] : []
      })
      .toSorted((one, two) => Number(two.tab === TAB) - Number(one.tab === TAB))
  } catch {
    return []
  }
}

export function dropDraft(user: string, key: string): void {
  dropDraftAt(place(user, key, TAB))
}

export function dropDraftAt(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // A storage that is switched off holds nothing to drop.
  }
}

function write(name: string, draft: Draft): boolean {
  return [draft, { ...draft, base: null }].some((candidate) => {
    try {
      localStorage.setItem(name, JSON.stringify(candidate))
      return true
    } catch {
      return false
    }
  })
}

function read(name: string): Draft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    const content = readContent(value)
    if (!content) return null
    const { version, base } = value as Record<string, unknown> // an object, by the line above
    return {
      ...content,
      version: typeof version === 'number' ? version : null,
      base: readContent(base),
    }
  } catch {
    return null
  }
}

function readContent(value: unknown): Content | null {
  if (typeof value !== 'object' || value === null) return null
  const { name, pipeline } = value as Record<string, unknown> // checked below
  const parsed = parsePipeline(pipeline)
  return 'pipeline' in parsed && typeof name === 'string'
    ? { name, pipeline: parsed.pipeline }
    : null
}

function place(user: string, key: string, tab: string): string {
  return `draft:${user}:${key}:${tab}`
}
