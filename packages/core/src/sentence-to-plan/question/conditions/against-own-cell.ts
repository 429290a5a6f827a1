import { LESS, MORE } from './comparator.ts'
import { columnOf } from '../draft/column-of.ts'
import { gap, next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { refOf } from '../../../tables/schema.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Mention } from '../link/mention.ts'
import type { Comparison, Predicate } from '../query/query.ts'
import { membership } from './rows-elsewhere.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import type { Token } from '../../../words/tokens.ts'

/** "More wins than losses", "a high equal to the low": two columns of one row compared with each other. */
export function readSideBySide(draft: Draft): readonly Predicate[] {
  const found: Predicate[] = []
  for (const mention of draft.sentence.mentions) {
    if (draft.used.has(mention.index)) continue
    const compared =
      comparedBehind(draft, mention) ??
      comparedApart(draft, mention) ??
      asMany(draft, mention) ??
      likeEachOther(draft, mention)
    const predicate = compared && predicateOf(draft, compared)
    if (!predicate) continue
    for (const { index } of compared.mentions) draft.used.add(index)
    found.push(predicate)
  }
  return found
}

/** "Handed over after the promised date", where nothing tells when that was: without it other rows are counted. */
export function losesComparison(draft: Draft): boolean {
  return draft.sentence.mentions.some((comparing) => {
    const right = next(draft, comparing)
    if (comparing.mark?.kind !== 'compare' || !right) return false
    const isLost = [comparing, right].every(({ index }) => !draft.used.has(index))
    const isClose = gap(draft, comparing.end, right.start).every((word) => FOLLOWING.has(word))
    const [best] = right.columns
    const isNamed = isColumnOnly(right) && best !== undefined && kindOf(best.column) !== 'text'
    return isLost && isClose && isNamed
  })
}

interface Compared {
  readonly columns: readonly [SchemaColumn, SchemaColumn]
  readonly comparison: Comparison
  readonly mentions: readonly Mention[]
}

function predicateOf(draft: Draft, { columns, comparison }: Compared): Predicate | null {
  const [left, right] = columns
  // Names are alike or not; none is greater.
  if (kindOf(left) === 'text' && comparison !== '=' && comparison !== '<>') return null
  const other = refOf(right)
  const predicate: Predicate = { kind: 'columns', column: refOf(left), comparison, other }
  return left.table === draft.main.id
    ? predicate
    : membership(draft, [left.table], [predicate], false)
}

/** "The high is greater than the low". */
function comparedBehind(draft: Draft, left: Mention): Compared | null {
  const after = next(draft, left)
  const amount = after && isAmount(left, after) ? after : null
  const comparing = amount ? next(draft, amount) : after
  const right = comparing && next(draft, comparing)
  if (comparing?.mark?.kind !== 'compare' || !right) return null
  const isClose =
    gap(draft, (amount ?? left).end, comparing.start).every((word) => BEFORE.has(word)) &&
    gap(draft, comparing.end, right.start).every((word) => FOLLOWING.has(word))
  const columns = isClose ? pairOf(draft, left, right) : null
  if (!columns) return null
  const behind = next(draft, right)
  const own = [amount, behind && isAmount(right, behind) ? behind : null].filter(
    (one) => one !== null,
  )
  const mentions = [left, comparing, right, ...own]
  return { columns, comparison: comparing.mark.comparison, mentions }
}

/** "The budgeted amount": the noun adds nothing to the column. */
function isAmount({ end }: Mention, { start, text }: Mention): boolean {
  return start === end && AMOUNTS.has(text.toLowerCase())
}

/** "More wins than losses", "won more games than they lost": the word that compares stands before "than". */
function comparedApart(draft: Draft, right: Mention): Compared | null {
  const { tokens, mentions } = draft.sentence
  const than = tokens.findLastIndex(({ fold }, at) => at < right.start && fold === 'than')
  const between = gap(draft, than + 1, right.start)
  if (than < 0 || !between.every((word) => ARTICLES.has(word) || DOERS.has(word))) return null
  const at = tokens.findLastIndex(
    ({ fold }, place) =>
      place < than && place >= than - FARTHEST && (MORE.has(fold) || LESS.has(fold)),
  )
  if (at < 0) return null
  const inside = mentions.filter(({ start, end }) => start > at && end <= than)
  const isDone = between.some((word) => DOERS.has(word))
  const left = isDone ? mentions.find(({ end }) => end === at) : inside.at(-1)
  const columns = left ? pairOf(draft, left, right) : null
  if (!left || !columns) return null
  const comparison = MORE.has(tokens[at]?.fold ?? '') ? '>' : '<'
  return { columns, comparison, mentions: [left, ...inside, right] }
}

const FARTHEST = 4

/** "As many wins as losses", "the same number of wins as losses". */
function asMany(draft: Draft, left: Mention): Compared | null {
  const right = next(draft, left)
  const before = gap(draft, Math.max(0, left.start - 3), left.start).join(' ')
  if (!right || !/\bas much$|\bsame number of$/.test(before)) return null
  if (gap(draft, left.end, right.start).join(' ') !== 'as') return null
  const columns = pairOf(draft, left, right)
  const count = draft.sentence.mentions.filter(({ end, mark }) => mark && end === left.start)
  return columns && { columns, comparison: '=', mentions: [left, right, ...count] }
}

/** "The same high and low", "where high and low differ". */
function likeEachOther(draft: Draft, and: Mention): Compared | null {
  const { tokens, mentions } = draft.sentence
  const [left, right] = [mentions[and.index - 1], mentions[and.index + 1]]
  if (and.mark?.kind !== 'and' || !left || !right || left.end !== and.start) return null
  if (!gap(draft, and.end, right.start).every((word) => ARTICLES.has(word))) return null
  const isSaid = ({ fold }: Token) => ALIKE.has(fold) || UNLIKE.has(fold)
  const at = tokens.findIndex((token, place) => {
    if (!isSaid(token)) return false
    return place < left.start
      ? gap(draft, place + 1, left.start).every((word) => ARTICLES.has(word))
      : gap(draft, right.end, place).every((word) => BEFORE.has(word))
  })
  const columns = at < 0 ? null : pairOf(draft, left, right)
  if (!columns) return null
  const own = mentions.filter(({ start, end }) => start <= at && at < end)
  const comparison = ALIKE.has(tokens[at]?.fold ?? '') ? '=' : '<>'
  return { columns, comparison, mentions: [left, and, right, ...own] }
}

const BEFORE = wordSet('is are was were be being which that the in a an has have had')
const ARTICLES = wordSet('the a an its their his her of number that')
const AMOUNTS = wordSet('amount amounts number value total score')
const DOERS = wordSet('they it he she we')
/** "Returned after they were due". */
const FOLLOWING = new Set([...ARTICLES, ...DOERS, 'was', 'were', 'is', 'are'])
const ALIKE = wordSet('same equal identical match')
const UNLIKE = wordSet('differ differs unequal')

/** Two amounts, two days or two names of one table, each meant for sure. */
function pairOf(
  draft: Draft,
  left: Mention,
  right: Mention,
): readonly [SchemaColumn, SchemaColumn] | null {
  if (!isColumnOnly(left) || !isColumnOnly(right)) return null
  const first = columnOf(draft, left)
  const second = columnOf(draft, right, (each) => (each.table === first?.table ? 0.2 : 0))
  if (!first || !second || first === second || first.table !== second.table) return null
  const isAlike = kindOf(first) === kindOf(second) && !first.key && !second.key
  return isAlike ? [first, second] : null
}

const SURE = 0.6

function isColumnOnly({ mark, number, values, columns: [best] }: Mention): boolean {
  const score = best?.score ?? 0
  // A remark may speak of what a column is called.
  const isCell = values.length > 0 && (score < CALLED || values.some(({ share }) => share > HALF))
  return !mark && number === null && !isCell && score >= SURE
}

const CALLED = 0.85
const HALF = 0.5

function kindOf({ numeric, dated }: SchemaColumn): string {
  return dated ? 'date' : numeric === null ? 'text' : 'number'
}
