import type { FigureDraft } from './figure-draft.ts'
import type { WordStream } from './word-stream.ts'

/** "Ignore blanks": rows that do not tell of which kind they are are no kind of their own. */
export function readBlanks(words: WordStream, draft: FigureDraft): true | null {
  words.take('but', 'please')
  if (words.take(...LEAVING) === null) return null
  words.take('the', 'any', 'all')
  if (words.take(...BLANKS) === null) return null
  draft.skipsBlanks = true
  return true
}

const LEAVING = [
  'ignore',
  'ignoring',
  'skip',
  'skipping',
  'without',
  'exclude',
  'excluding',
  'leave out',
  'leaving out',
  'no',
]
const BLANKS = [
  ...['blank', 'empty', 'missing'].flatMap((what) =>
    ['ones', 'cells', 'values', 'entries'].map((one) => `${what} ${one}`),
  ),
  'blanks',
  'empties',
  'nulls',
]
