import { parsePipeline, type Pipeline } from '@plainflow/core'

export interface Draft {
  readonly name: string
  readonly version: number | null
  readonly pipeline: Pipeline
}

/** Unsaved work, kept in this browser for each user and pipeline, so that it outlives a reload. */
export function writeDraft(user: string, key: string, draft: Draft): void {
  try {
    localStorage.setItem(place(user, key), JSON.stringify(draft))
  } catch {
    // A full storage must not stop the work; the page still asks before it is left unsaved.
  }
}

export function readDraft(user: string, key: string): Draft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place(user, key)) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { name, version, pipeline } = value as Record<string, unknown> // checked below
    const parsed = parsePipeline(pipeline)
    if (!('pipeline' in parsed) || typeof name !== 'string') return null
    return {
      name,
      version: typeof version === 'number' ? version : null,
      pipeline: parsed.pipeline,
    }
  } catch {
    return null
  }
}

export function dropDraft(user: string, key: string): void {
  localStorage.removeItem(place(user, key))
}

function place(user: string, key: string): string {
  return `draft:${user}:${key}`
}
