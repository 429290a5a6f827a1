import { fieldAt, fieldName, valueInWords } from './field-words.ts'
import { isRecord, valueAt } from './merge/merge-values.ts'
import type { Block } from './pipeline.ts'
import { sameJson } from '../words/same-json.ts'

export interface FieldChange {
  /** What of the block, in words. */
  readonly field: string
  readonly before: string
  readonly after: string
}

/** What differs between two states of one block, field by field of its form; its place aside. */
export function diffFields(before: Block, after: Block): FieldChange[] {
  const seen = new Set<string>()
  return changedPaths({ ...before, position: after.position }, after, [])
    .map((path) => {
      const field = fieldAt(after.type, path)
      return field ? ['configuration', ...field.path.split('.')] : path
    })
    .filter((path) => !seen.has(path.join('/')) && seen.add(path.join('/')))
    .map((path) => ({
      field: fieldName(after.type, path),
      before: valueInWords(before.type, path, valueAt(before, path)),
      after: valueInWords(after.type, path, valueAt(after, path)),
    }))
}

function changedPaths(before: unknown, after: unknown, path: readonly string[]): string[][] {
  if (sameJson(before, after)) return []
  if (!isRecord(before) || !isRecord(after)) return [[...path]]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) =>
    changedPaths(valueAt(before, [key]), valueAt(after, [key]), [...path, key]),
  )
}
