import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import type { Comparison, Predicate, Query } from '../query/query.ts'
import { refOf, says } from '../../../tables/schema.ts'
import { ABOVE, ownReference } from '../../../tables/relate/own-reference.ts'
import type { OwnReference } from '../../../tables/relate/own-reference.ts'
import { nameColumn } from '../tables/row-names.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { setOf, wordSet } from '../../../words/word-set.ts'
import { LESS, MORE } from './comparator.ts'
import { keyOf } from './against-named-row.ts'

/**
 * "Who reports to E01", "employees whose manager is Ada Moss", "who earns more than their manager": rows told by
 * another row of the same table, which they refer to. Read before the other conditions, as E01 is a row itself.
 */
export function readOwnRows(draft: Draft): readonly Predicate[] {
  const own = ownReference(draft.main)
  if (!own) return []
  return [...readBelow(draft, own), ...readThanAbove(draft, own)]
}

function readBelow(draft: Draft, own: OwnReference): readonly Predicate[] {
  const { tokens, mentions } = draft.sentence
  const folds = tokens.map(({ fold }) => fold)
  const said = mentions.find(({ start, values }) => values.length > 0 && isBelow(folds, start))
  if (!said) return []
  const name = nameColumn(draft.main)
  const cells = (column: SchemaColumn) =>
    said.values.filter((hit) => hit.column === column).map(({ cell }) => cell)
  const keys = cells(own.one)
  const names = cells(name)
  if (keys.length + names.length === 0) return []
  take(draft, lastIndex(folds, said.start), said)
  const column = refOf(own.many)
  if (keys.length > 0) return [{ kind: 'among', column, values: keys, negated: false }]
  const where: Predicate = { kind: 'among', column: refOf(name), values: names, negated: false }
  const query = rowsOf(draft, [own.one], [where])
  return [{ kind: 'within', column, query, negated: false }]
}

/** What stands before whoever is above: "report to", "managed by", "manager is". */
function isBelow(folds: readonly string[], start: number): boolean {
  return BELOW.test(folds.slice(lastIndex(folds, start), start).join(' '))
}

function lastIndex(folds: readonly string[], start: number): number {
  return Math.max(
    0,
    folds.findLastIndex((fold, at) => at < start && at >= start - FARTHEST && BEGINS.test(fold)),
  )
}

const FARTHEST = 4
const BEGINS =
  /^(?:report(?:s|ed|ing)?|managed|supervised|mentored|led|work(?:s|ed|ing)?|manager|boss|supervisor|mentor|parent)$/
const BELOW =
  /^(?:report(?:s|ed|ing)? (?:directly )?to|(?:managed|supervised|mentored|led) by|work(?:s|ed|ing)? (?:for|under)|(?:manager|boss|supervisor|mentor|parent)(?: is| was| =)?)(?: the)?(?: employee| manager| number| id)?$/

/** "More than their manager". */
function readThanAbove(draft: Draft, own: OwnReference): readonly Predicate[] {
  const { tokens } = draft.sentence
  const than = tokens.findIndex(({ fold }) => fold === 'than')
  const at = tokens.findLastIndex(
    ({ fold }, place) => place < than && (MORE.has(fold) || LESS.has(fold)),
  )
  const whose = tokens[than + 1]?.fold ?? ''
  const above = tokens.findIndex(({ stem }, place) => place > than && ABOVE.has(stem))
  if (than < 0 || at < 0 || !THEIR.has(whose) || above < 0 || above > than + 3) return []
  const word = tokens[at]?.fold ?? ''
  const key = keyOf(draft, at, than, word) ?? earned(draft, at)
  if (!key || key.numeric === null) return []
  const comparison: Comparison = MORE.has(word) ? '>' : '<'
  const [said] = draft.sentence.mentions.filter(({ start, end }) => start <= above && above < end)
  take(draft, Math.max(0, at - 1), said ?? { start: above, end: above + 1 })
  return [
    {
      kind: 'against',
      column: refOf(key),
      comparison,
      query: rowsOf(draft, [own.one, key], []),
      by: refOf(own.many),
    },
  ]
}

const THEIR = wordSet('their his her its the own')

/** "Earns more": what people are paid. */
function earned({ main, sentence }: Draft, at: number): SchemaColumn | null {
  const verb = sentence.tokens[at - 1]?.stem ?? ''
  if (!EARN.has(verb)) return null
  return main.columns.find((column) => says(column, PAID) && column.numeric !== null) ?? null
}

const EARN = setOf('earn make paid get')
const PAID = setOf('salary wage pay income earning earnings compensation')

function rowsOf(
  { main }: Draft,
  columns: readonly SchemaColumn[],
  where: readonly Predicate[],
): Query {
  return {
    tables: [main.id],
    joins: [],
    where,
    select: columns.map((column) => ({ kind: 'column', column: refOf(column) })),
    group: [],
    having: [],
    order: [],
    distinct: false,
  }
}

function take(draft: Draft, from: number, { end }: Pick<Mention, 'start' | 'end'>): void {
  for (const { index, start } of draft.sentence.mentions)
    if (start >= from && start < end) draft.used.add(index)
  for (let at = from; at < end; at += 1) draft.readTokens.add(at)
}
