import { TARGET_WORDS, type TargetId, TARGETS, type TargetWords } from '@plainflow/core'
import { UsageError } from './command.ts'

/** What people call the languages, one name for each. */
export const TARGET_NAMES: readonly string[] = TARGETS.map((id) => namesOf(id)[0] ?? id)

/** `sql: SQL (DuckDB), python: Python (pandas)` */
export const TARGET_HELP = TARGETS.map(
  (id, index) => `${TARGET_NAMES[index]}: ${TARGET_WORDS[id].label}`,
).join(', ')

/** The language meant by a word after `--target` or `--engine`. */
export function readTarget(word: string | undefined, option = '--target'): TargetId {
  const wanted = word?.toLowerCase()
  const found = TARGETS.find((id) => wanted === id || namesOf(id).includes(wanted ?? ''))
  if (found) return found
  const said = word === undefined ? `${option} is missing` : `There is no target "${word}"`
  throw new UsageError(`${said}; there are ${TARGET_NAMES.join(', ')}.`)
}

function namesOf(id: TargetId): readonly string[] {
  const words: TargetWords = TARGET_WORDS[id]
  return words.names ?? [id]
}
