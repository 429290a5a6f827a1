import { ABOUT } from './choices.ts'
import { LESS, MORE } from './comparator.ts'
import { tellsTime } from '../draft/best-first.ts'
import { columnFor } from '../draft/column-for.ts'
import { conceptColumn } from '../draft/concept-column.ts'
import { columnOf } from '../draft/column-of.ts'
import { gap } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { refOf } from '../../../tables/schema.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Mention } from '../link/mention.ts'
import type { Predicate } from '../query/query.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import type { ValueHit } from '../tables/value-index.ts'

const BETWEEN = wordSet('the that of a did was were is are in')
/** Names of columns can be long: "a higher number of seasons in the top division than". */
const FARTHEST = 14

/** "Fewer votes than Smith", "taller than the Mercer Block": rows compared with one that is named. */
export function readThanRow(draft: Draft): readonly Predicate[] {
  const { tokens, mentions } = draft.sentence
  const than = comparedAt(draft)
  const other = mentions.find(({ start }) => start > than)
  if (than < 0 || !other || other.number !== null || draft.used.has(other.index)) return []
  if (!gap(draft, than + 1, other.start).every((word) => BETWEEN.has(word))) return []
  const hit = other.values.find((one) => isRowName(draft, one))
  if (!hit || isPaired(draft, other, hit.column)) return []
  const at = tokens.findLastIndex(
    ({ fold }, place) =>
      place <= than && place >= than - FARTHEST && (isMore(fold) || isLess(fold)),
  )
  const word = tokens[at]?.fold
  const key = word === undefined ? null : keyOf(draft, at, than, word)
  if (word === undefined || !key || key === hit.column) return []
  for (const one of mentions) if (one.start >= at && one.end <= other.end) draft.used.add(one.index)
  if (isSaidBetween(draft, key, at, than)) showOthers(draft, key, hit.column)
  const cells = other.values.filter(({ column }) => column === hit.column).map(({ cell }) => cell)
  return [
    {
      kind: 'against',
      column: refOf(key),
      comparison: isMore(word) !== isTimed(word, key) ? '>' : '<',
      query: {
        tables: [draft.main.id],
        joins: [],
        where: [
          { kind: 'among', column: refOf(hit.column), values: [...new Set(cells)], negated: false },
        ],
        select: [{ kind: 'measure', measure: 'max', column: refOf(key) }],
        group: [],
        having: [],
        order: [],
        distinct: false,
      },
    },
  ]
}

/** "Which place has more trees than Lorn": what is compared is no answer; others of its kind are. */
function showOthers({ sentence, select }: Draft, key: SchemaColumn, kind: SchemaColumn): void {
  const isAsked = sentence.mentions.some(
    ({ mark }) => mark?.kind === 'ask' && mark.concept === null,
  )
  const isCompared = select.every(({ measure, column }) => measure === null && column === key)
  if (isAsked && isCompared) select.splice(0, select.length, { measure: null, column: kind })
}

function isSaidBetween({ sentence }: Draft, key: SchemaColumn, from: number, to: number): boolean {
  return sentence.mentions.some(
    ({ start, end, columns }) =>
      start > from && end <= to && columns.some(({ column }) => column === key),
  )
}

const ABOVE = wordSet('above over exceeding exceeds exceeded')
const BELOW = wordSet('below under')
const isMore = (word: string) => MORE.has(word) || ABOVE.has(word)
const isLess = (word: string) => LESS.has(word) || BELOW.has(word)

/** Whoever was faster than Smith took less time, and whoever is older was born before him. */
function isTimed(word: string, key: SchemaColumn): boolean {
  const isAge = ABOUT[word] === 'age' && (key.dated || key.yearly)
  return isAge || (ABOUT[word] === 'speed' && tellsTime(key))
}

/** Where "than" stands, or what says the same right behind a number: "a height above Mount Vale". */
function comparedAt(draft: Draft): number {
  const { tokens, mentions } = draft.sentence
  const than = tokens.findIndex(({ fold }) => fold === 'than')
  if (than >= 0) return than
  return mentions.find((one) => comparesNumber(draft, one))?.start ?? -1
}

/** "A height below": what comes next is compared with, and does not stand beside it on a list. */
export function comparesNumber(draft: Draft, { start, end, text }: Mention): boolean {
  const word = text.toLowerCase()
  if (end - start > 1 || (!ABOVE.has(word) && !BELOW.has(word))) return false
  const before = behind(draft, start)
  const column = before && before.columns.length > 0 ? columnOf(draft, before) : null
  return column !== null && column.numeric !== null && !column.key && !column.ordinal
}

function isRowName({ main }: Draft, { column, share }: ValueHit): boolean {
  const isName = column.table === main.id && column.numeric === null && !column.dated
  return isName && column.unique && share >= LEAST
}

const LEAST = 0.3

/** "How many more did A have than B" asks how far two rows are apart. */
function isPaired({ sentence }: Draft, other: Mention, column: SchemaColumn): boolean {
  return sentence.mentions.some(
    (one) =>
      one !== other &&
      !one.mark &&
      one.values.some((hit) => hit.column === column && one.proper === other.proper),
  )
}

/** What stands between the comparing word and "than", else what the word itself is about. */
export function keyOf(draft: Draft, at: number, than: number, word: string): SchemaColumn | null {
  const amount = (one: Mention) => {
    const column = columnOf(draft, one, (each) => (each.numeric === null || each.key ? -1 : 0))
    return column && column.numeric !== null && !column.key ? column : null
  }
  for (const one of draft.sentence.mentions) {
    if (one.start <= at || one.end > than || one.mark || one.columns.length === 0) continue
    const column = amount(one)
    if (column) return column
  }
  const concept = ABOUT[word]
  const find = concept === 'speed' || concept === 'age' ? conceptColumn : columnFor
  const told = concept ? find(draft, draft.main, concept) : null
  if (told) return told.numeric !== null || told.type !== 'text' ? told : null
  const before = behind(draft, at)
  return before && before.columns.length > 0 ? amount(before) : null
}

/** What was said last before a place; a bracket may have been closed between, or "is" said. */
function behind({ sentence: { mentions, tokens } }: Draft, at: number): Mention | null {
  const end = CLOSING.has(tokens[at - 1]?.fold ?? '') ? at - 1 : at
  return mentions.find((one) => (one.end === at || one.end === end) && !one.mark) ?? null
}

const CLOSING = wordSet(') is are was were')
