import { NAME_WORDS } from '../../words/column-words.ts'
import type { NameWord } from '../../words/match-name.ts'
import { setOf } from '../../words/word-set.ts'
import type { FigureDraft, SaidSplit } from './figure-draft.ts'
import type { WordStream } from './word-stream.ts'

/**
 * What is to be seen, said behind a split: "(station name)", ", name and number", "with the totals", "show town and
 * amount". The kinds and their figures are seen anyway, so nothing else may stand there.
 */
export function readSeen(words: WordStream, draft: FigureDraft): true | null {
  const seen = takeSeen(words, draft)
  if (!seen) return null
  const named = (split: SaidSplit) => (seen.isByName ? byName(split) : split)
  if (draft.ranking) draft.ranking = { ...draft.ranking, entity: named(draft.ranking.entity) }
  draft.splits.splice(0, draft.splits.length, ...draft.splits.map(named))
  return true
}

/** Whether the next words only tell what is to be seen. */
export function tellsSeen(words: WordStream, draft: FigureDraft): boolean {
  const start = words.at
  const seen = takeSeen(words, draft)
  words.at = start
  return seen !== null
}

function byName(split: SaidSplit): SaidSplit {
  return split.kind === 'named' ? { ...split, isByName: true } : split
}

function takeSeen(words: WordStream, draft: FigureDraft): { readonly isByName: boolean } | null {
  const kinds = kindsOf(draft)
  if (kinds.length === 0) return null
  const isBracket = words.take('(') !== null
  const isApart = isBracket || words.take(',', ':', ';', '-', '.') !== null
  const isShown = words.take(...SHOW) !== null
  if (!isApart && !isShown) return null
  const isKnown = (item: readonly string[]) =>
    item.length > 0 && (isFigure(item) || item.every((word) => isKind(word, kinds)))
  const items: (readonly string[])[] = []
  for (let item: readonly string[] | null = takeItem(words); item && isKnown(item);) {
    items.push(item)
    // ", highest first" behind the last of them is none.
    item = words.attempt(() => {
      const next = words.take(...MORE) === null ? [] : takeItem(words)
      return isKnown(next) ? next : null
    })
  }
  words.take('only', 'please')
  const isEnd = isBracket ? words.take(')') !== null : words.done || isSign(words)
  const isByName = items.some((item) => item.some((word) => NAME_WORDS.has(word)))
  // "By product group, product" goes on splitting.
  const isSure = isShown || isByName || items.some(isFigure)
  return isEnd && items.length > 0 && isSure ? { isByName } : null
}

const MORE = [', and', ',', 'and', '+', '&', 'plus']
const SHOW = ['with', 'show', 'showing', 'list', 'including', 'incl', 'along with', 'just', 'only']

/** The stems of what is listed next, up to a sign or the next of them. */
function takeItem(words: WordStream): readonly string[] {
  words.take('just', 'only', 'show', 'with')
  words.take('the', 'their', 'its', 'his', 'her')
  const item: string[] = []
  while (!words.done && !isSign(words) && !ENDS.has(words.word())) {
    if (words.word() !== 'of') item.push(words.tokens[words.at]?.stem ?? '')
    words.at += 1
  }
  return item
}

function isFigure(item: readonly string[]): boolean {
  return item.every((word) => FIGURES.has(word))
}

function isKind(word: string, kinds: readonly NameWord[]): boolean {
  return NAME_WORDS.has(word) || kinds.some(({ stem }) => stem === word)
}

const ENDS = new Set(['and', 'plus', 'only', 'please'])

function isSign({ tokens, at }: WordStream): boolean {
  return tokens[at]?.sign === true
}

/** The words by which what a figure is split by is called. */
function kindsOf({ splits, ranking }: FigureDraft): readonly NameWord[] {
  return [...(ranking ? [ranking.entity] : []), ...splits].flatMap((split) =>
    split.kind === 'named'
      ? [
          ...split.named.columns.flatMap(({ column }) => column.words),
          ...split.named.tables.flatMap(({ table }) => table.words),
        ]
      : [],
  )
}

const FIGURES = setOf('total amount number count sum value figure average percentage')
