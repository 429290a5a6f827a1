import { sharesDeed } from '../../words/deeds.ts'
import { DATE_WORDS } from '../../words/column-words.ts'
import type { FigureDraft } from './figure-draft.ts'
import { entries, numberedRows } from './numbered-rows.ts'
import type { WordStream } from './word-stream.ts'

/** What the rows are called, "new" before them, and which of their dates counts. */
export function readRows(words: WordStream, draft: FigureDraft): true | null {
  const isTimed =
    draft.when.length > 0 ||
    draft.change?.of.kind === 'when' ||
    draft.splits.some(({ kind }) => kind === 'period')
  // "Per month in 2024, by delivery date": which of its days a row is told by.
  if (isTimed && words.take(...BY) !== null) return takeDate(words, draft)
  if (words.take('repeat', 'returning', 'recurring') !== null) {
    const named = words.named()
    const [table] = named?.tables ?? []
    if (!named || !table) return null
    words.at += named.length
    draft.splits.push({ kind: 'named', named: { ...named, columns: [] } })
    draft.amount = { kind: 'count', table: null, measure: null }
    draft.compared.push({ columns: [], comparison: '>', value: 1, ofGroups: true })
    return true
  }
  if (words.take('new', 'newly') !== null) {
    draft.isNew = true
    return true
  }
  const named = words.named()
  const [table] = named?.tables ?? []
  if (named && table && table.score >= (named.columns[0]?.score ?? 0) - 0.05) {
    words.at += named.length
    draft.rows.push(table.table)
    return true
  }
  const numbered = numberedRows(words) ?? entries(words)
  if (numbered) {
    words.at += numbered.length
    draft.rows.push(numbered.table)
    return true
  }
  if (words.attempt(() => takeDate(words, draft)) !== null) return true
  const said = words.tokens[words.at]?.stem ?? ''
  // "People who left in May" are told by their exit day.
  const done = words.tables
    .flatMap(({ columns }) => columns.filter((column) => column.dated))
    .flatMap((column) => column.words)
    .find((word) => word.stem === said || sharesDeed(words.word(), word.stem))
  if (done && !DATE_WORDS.has(said)) {
    draft.events.push(done.stem)
    words.at += 1
    return true
  }
  return null
}

const BY = ['by the', 'by', 'based on the', 'based on', 'going by', 'according to']

/** The name of a date itself: "first day in 2024" is told by `first_day`. */
function takeDate(words: WordStream, draft: FigureDraft): true | null {
  const named = words.named()
  const dated = named?.columns.find(({ column, score }) => column.dated && score > OWN)
  const event = dated?.column.words.find(({ stem }) => !DATE_WORDS.has(stem))
  if (!named || !event) return null
  draft.events.push(event.stem)
  words.at += named.length
  return true
}

const OWN = 0.9
