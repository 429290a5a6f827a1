import { stem } from '../../words/stem.ts'
import type { Measure, SaidAmount } from './figure-draft.ts'
import { isFigure } from './is-figure.ts'
import type { WordStream } from './word-stream.ts'

/** "difference between price and cost". */
export function takeDifference(words: WordStream, measure: Measure | null): SaidAmount | null {
  return words.attempt(() => {
    if (words.take('difference between', 'difference of', 'gap between') === null) return null
    words.take('the')
    const of = takeColumns(words)
    if (of.length === 0 || words.take('and') === null) return null
    words.take('the')
    const less = takeColumns(words)
    if (less.length === 0) return null
    const formula = {
      kind: 'binary',
      operator: '-',
      left: { kind: 'column', column: of },
      right: { kind: 'column', column: less },
    } as const
    return { kind: 'formula', formula, measure, text: 'difference', told: false }
  })
}

function takeColumns(words: WordStream) {
  const named = words.named()
  const columns = named?.columns.filter(isFigure) ?? []
  if (named && columns.length > 0) words.at += named.length
  return columns
}

/** "margin", "profit": what is left of what things bring in. */
export function takeMargin(words: WordStream, measure: Measure | null): SaidAmount | null {
  // A column of that name is meant itself.
  if (!MARGINS.has(stem(words.word())) || words.named()) return null
  words.at += 1
  return { kind: 'margin', measure, text: words.word(-1) }
}

const MARGINS = new Set(['margin', 'profit', 'markup'].map(stem))
