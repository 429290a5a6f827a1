import { columnOf } from '../draft/column-of.ts'
import { gap } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { refOf } from '../../../tables/schema.ts'
import { isDateColumn, monthOf } from '../link/link-dates.ts'
import type { Mention } from '../link/mention.ts'
import type { Predicate } from '../query/query.ts'
import { nameColumn } from '../tables/row-names.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { foldText, textOfTokens } from '../../../words/tokens.ts'
import { wordSet } from '../../../words/word-set.ts'
import { wordTable } from '../../../words/word-table.ts'

type Part = Extract<Predicate, { kind: 'contains' }>['part']

const VERBS = wordTable<Part>({
  start: 'start',
  starts: 'start',
  starting: 'start',
  begin: 'start',
  begins: 'start',
  beginning: 'start',
  end: 'end',
  ends: 'end',
  ending: 'end',
  contain: 'anywhere',
  contains: 'anywhere',
  containing: 'anywhere',
  include: 'anywhere',
  includes: 'anywhere',
  including: 'anywhere',
})
const BETWEEN = new Set([
  'with',
  'in',
  'the',
  'letter',
  'letters',
  'word',
  'words',
  'substring',
  'phrase',
  'string',
  'a',
  'an',
  'text',
])

/** "Whose name starts with B", "containing the word 'x'". Read before the other conditions. */
export function readTextParts(draft: Draft): void {
  const { tokens, mentions } = draft.sentence
  for (const [at, token] of tokens.entries()) {
    const part = VERBS[token.fold]
    if (!part || token.quote !== null) continue
    let from = at + 1
    while (BETWEEN.has(tokens[from]?.fold ?? '') && tokens[from]?.quote === null) from += 1
    const first = tokens[from]
    // "Starting in 1990" and "ends with a win" say something else.
    const marked = from > at + 2 || first?.quote !== null || first.text.length === 1
    if (!first || first.sign || (from === at + 1 && part !== 'anywhere')) continue
    const said = marked ? null : saidCells(draft, at, from, part)
    if (!marked && !said) continue
    let to = said?.to ?? from + 1
    while (first.quote !== null && tokens[to]?.quote === first.quote) to += 1
    const column = said?.column ?? columnBefore(draft, at)
    if (!column) continue
    const text = textOfTokens(tokens.slice(from, to))
    const isText = column.type === 'text' || isDateColumn(column)
    // "Post codes starting with 4" may be numbers, of which the known ones are looked at.
    if (!isText && !isFew(fitting(column, text, part))) continue
    const used = mentions.filter((one) => one.start < to && one.end > at)
    for (const one of used) draft.used.add(one.index)
    for (let read = at; read < to; read += 1) draft.readTokens.add(read)
    const negated = mentions[(used[0]?.index ?? 0) - 1]?.mark?.kind === 'negation'
    const place = used[0] ?? mentions[0]
    if (place)
      draft.where.push({
        column,
        at: place,
        exact: true,
        predicate: predicateOf(column, text, part, negated),
      })
  }
}

/** "Whose names start with North": a word by itself, where the column is said right before and has such cells. */
function saidCells(draft: Draft, at: number, from: number, part: Part): SaidCells | null {
  const { tokens, mentions } = draft.sentence
  const before = mentions.findLast((one) => one.end <= at && (one.columns.length > 0 || one.mark))
  const isBeside = before && gap(draft, before.end, at).every((word) => MODAL.has(word))
  if (!before || !isBeside || (before.mark && before.mark.kind !== 'negation')) return null
  const column = columnBefore(draft, at)
  if (column?.type !== 'text' || column.dated) return null
  const fits = (to: number) =>
    fitting(column, textOfTokens(tokens.slice(from, to)), part).length > 0
  let to = from + 1
  if (!fits(to)) return null
  while (tokens[to] && !tokens[to]?.sign && fits(to + 1)) to += 1
  return { column, to }
}

interface SaidCells {
  readonly column: SchemaColumn
  /** Behind the last word that such a cell has. */
  readonly to: number
}

const MODAL = wordSet('that which do does did')

function columnBefore(draft: Draft, at: number): SchemaColumn | null {
  const before = draft.sentence.mentions.filter((one) => one.end <= at).toReversed()
  const said = before.find((one: Mention) => one.columns.length > 0 || one.tables.length > 0)
  if (!said) return null
  const column = said.columns.length > 0 ? columnOf(draft, said) : null
  if (column && !draft.select.some((shown) => shown.column === column)) draft.used.add(said.index)
  return column ?? (said.tables[0] ? nameColumn(said.tables[0].table) : null)
}

/** The cells that fit, whatever their case; the words themselves where the cells are not all known. */
function predicateOf(column: SchemaColumn, text: string, part: Part, negated: boolean): Predicate {
  const wanted = foldText(text)
  const month = isDateColumn(column) ? monthOf(wanted) : 0
  if (month > 0) {
    const moment = { year: null, month, day: null }
    return { kind: 'during', column: refOf(column), moment, negated }
  }
  const values = fitting(column, text, part)
  return isFew(values)
    ? { kind: 'among', column: refOf(column), values, negated }
    : { kind: 'contains', column: refOf(column), text, part, negated }
}

function isFew(values: SchemaColumn['cells']): boolean {
  return values.length > 0 && values.length < 100
}

function fitting({ cells }: SchemaColumn, text: string, part: Part): SchemaColumn['cells'] {
  const wanted = foldText(text)
  return cells.filter((cell) => {
    const own = foldText(String(cell))
    if (part === 'start') return own.startsWith(wanted)
    return part === 'end' ? own.endsWith(wanted) : own.includes(wanted)
  })
}
