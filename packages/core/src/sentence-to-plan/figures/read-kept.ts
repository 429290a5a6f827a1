import { FUNCTION_WORDS } from '../question/words/empty-words.ts'
import type { FigureDraft, SaidKept } from './figure-draft.ts'
import type { WordStream } from './word-stream.ts'

const NEGATIONS = [
  'without',
  'excluding',
  'except',
  'except for',
  'not',
  'non',
  'minus',
  'ignoring',
]

/** A cell that rows are kept by: "paid", "in Germany", "without cancelled", "unpaid". */
export function readKept(words: WordStream, draft: FigureDraft): true | null {
  const kept = takeKept(words)
  if (!kept) return null
  if (draft.share && draft.share.of === null) draft.share.of = kept
  else draft.kept.push(kept)
  return true
}

export function takeKept(words: WordStream): SaidKept | null {
  return words.attempt(() => {
    words.take('in', 'from', 'for', 'of', 'with', 'only', 'keep', 'at')
    const negated = words.take(...NEGATIONS) !== null
    if (negated) words.take('-', 'the')
    return takeFlag(words, negated) ?? takeCells(words, negated)
  })
}

function takeCells(words: WordStream, negated: boolean): SaidKept | null {
  const first = takeCell(words)
  if (!first) return null
  const hits = [...first.hits]
  let { text } = first
  for (;;) {
    // "Spain or Italy": cells of one column are alternatives.
    const more = words.attempt(() => {
      const comma = words.take(',') !== null
      const or = words.take('or', 'and', 'nor') !== null
      const next = comma || or ? takeCell(words) : null
      return next?.hits.some(({ column }) => hits.some((hit) => hit.column === column))
        ? next
        : null
    })
    if (!more) return { hits, flags: [], negated, text }
    hits.push(...more.hits)
    text += ` or ${more.text}`
  }
}

function takeCell(words: WordStream) {
  if (FUNCTION_WORDS.has(words.word())) {
    const longer = words.value()
    if (!longer || longer.length === 1) return null
  }
  const value = words.value()
  const named = words.named()
  const name = Math.max(named?.columns[0]?.score ?? 0, named?.tables[0]?.score ?? 0)
  if (!value || (named && named.length >= value.length && name > CALLED)) return null
  const text = words.tokens.slice(words.at, words.at + value.length).map((one) => one.text)
  words.at += value.length
  return { hits: value.hits, text: text.join(' ') }
}

/** A word that is the name of a column or table is meant as that. */
const CALLED = 0.9

/** "paid" and "unpaid" where a column says yes or no. */
function takeFlag(words: WordStream, negated: boolean): SaidKept | null {
  const word = words.word()
  const named = words.named()
  const flags = named?.columns.filter(({ column }) => column.type === 'boolean') ?? []
  const text = words.tokens[words.at]?.text ?? ''
  if (named && flags.length > 0 && flags[0] === named.columns[0]) {
    words.at += named.length
    return { hits: [], flags, negated, text }
  }
  const bare = /^un(.{3,})$/.exec(word)?.[1]
  if (bare === undefined || words.value()) return null
  const columns = words.tables.flatMap(({ columns: all }) =>
    all.filter(({ type, name }) => type === 'boolean' && name.toLowerCase() === bare),
  )
  if (columns.length === 0) return null
  words.at += 1
  return {
    hits: [],
    flags: columns.map((column) => ({ column, score: 1 })),
    negated: !negated,
    text,
  }
}
