import { answerPath } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'
import type { JsonText } from './json-text.ts'

export function readPath(written: string): readonly string[] {
  const path = answerPath(written)
  if (path) return path
  throw new OutsideFailed(`"${written.slice(0, 80)}" is no path: names with dots between them.`)
}

/** Where a path leads to in a text; null where there is no such place. */
export function findAt(json: JsonText, path: readonly string[], from: number): number | null {
  let at: number | null = from
  for (const step of path) {
    if (at === null) return null
    at = inside(json, at, step)
  }
  return at
}

function inside(json: JsonText, at: number, step: string): number | null {
  const kind = json.kindAt(at)
  if (kind === 'object') {
    for (const [key, from] of json.members(at)) if (key === step) return from
    return null
  }
  if (kind !== 'list' || !/^\d+$/.test(step)) return null
  let place = 0
  for (const [from] of json.elements(at)) {
    if (place === Number(step)) return from
    place += 1
  }
  return null
}
