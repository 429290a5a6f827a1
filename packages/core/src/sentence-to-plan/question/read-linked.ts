import { addUpRanked, addUpShown, takenAsRevenue } from './shown/add-up-revenue.ts'
import { finishAgainst, readAgainst } from './conditions/against-computed.ts'
import { assemble } from './answer/assemble.ts'
import { readBesideReferred } from './conditions/against-referred-row.ts'
import { readBothTables, readOneOfTwo } from './conditions/both-tables.ts'
import { groupByYear } from './draft/calendar.ts'
import { carryNegation } from './conditions/carry-negation.ts'
import { readCharted } from './draft/charted.ts'
import { readChoice } from './conditions/choices.ts'
import { chooseSelect } from './shown/choose-shown.ts'
import { readConditions } from './conditions/conditions.ts'
import { contentWords } from './content-words.ts'
import { readCountMemberships } from './conditions/count-memberships.ts'
import { countGroups } from './answer/count-groups.ts'
import { countKindsHaving } from './answer/count-kinds.ts'
import { countRelated } from './answer/count-related.ts'
import { countParts } from './shown/count-parts.ts'
import { settleDates } from './conditions/date-of-figure.ts'
import type { Decisions } from './draft/decisions.ts'
import { readDifference } from './answer/difference.ts'
import type { Draft } from './draft/draft.ts'
import { settleMain } from './draft/settle-main.ts'
import { readFlags, readFlagsBefore } from './conditions/flags.ts'
import { findFocus, measuredBefore } from './shown/focus.ts'
import { readGroups } from './order/grouping.ts'
import { isSound } from './query/is-sound.ts'
import { refOf } from '../../tables/schema.ts'
import type { Reference } from '../../tables/relate/reference.ts'
import { showLateMeasure, showMoreOfEach, showWhatIsIt } from './shown/late-measure.ts'
import {
  showAskedOfEach,
  showLateColumn,
  showLateCount,
  showLateOwn,
  showLookedUp,
} from './shown/late-shown.ts'
import { leftOut } from './left-out.ts'
import { likelyTable } from './draft/likely-table.ts'
import { readLimits } from './order/limits.ts'
import { readInEveryRow } from './conditions/in-every-row.ts'
import { readHappened } from './conditions/happened.ts'
import { readListed } from './conditions/listed.ts'
import { readExtremeTold } from './shown/measured-behind.ts'
import type { LinkedSentence } from './link/mention.ts'
import { readNeighbours } from './conditions/row-before-or-after.ts'
import { readDirections, readOrder } from './order/ordering.ts'
import { groupNamedKinds } from './order/named-kinds.ts'
import { readOwnRows } from './conditions/referred-in-own-table.ts'
import { readPerGroup } from './order/per-group.ts'
import { readFirsts } from './order/ranged.ts'
import { readProjection } from './shown/projection.ts'
import { queriesOf } from './query/query.ts'
import { sameColumn } from '../../tables/column-ref.ts'
import type { Answer, Predicate, Query } from './query/query.ts'
import type { ColumnRef } from '../../tables/column-ref.ts'
import type { QuestionReading } from './question-reading.ts'
import { readRelations } from './conditions/rows-elsewhere.ts'
import { readSameAs } from './conditions/same-as-named-row.ts'
import {
  countCompared,
  countDated,
  countKinds,
  countRepeated,
  countThings,
} from './shown/settle-counts.ts'
import {
  addUpInTotal,
  measureAll,
  showKindsOnce,
  showOfOne,
  showOnce,
} from './shown/settle-shown.ts'
import { showThings } from './shown/show-things.ts'
import { readShare } from './answer/share.ts'
import { losesComparison, readSideBySide } from './conditions/against-own-cell.ts'
import { readSuperlatives } from './order/superlatives.ts'
import { readTextParts } from './conditions/text-parts.ts'
import { readThanRow } from './conditions/against-named-row.ts'
import { keepTies } from './order/ties.ts'
import { leaveToDates } from './conditions/told-by-date.ts'
import { readTopOfOther } from './order/top-of-other.ts'
import { readNumbered, readPlaces, readTops } from './order/tops.ts'
import { leaveOutTotals } from './answer/totals.ts'
import { readUnderWay } from './conditions/under-way.ts'

export function readLinked(
  linked: LinkedSentence,
  references: readonly Reference[],
  decisions: Decisions,
): QuestionReading | null {
  const main = likelyTable(linked, decisions)
  if (!main) return null
  const draft = freshDraft(linked, references, decisions, main)
  readLimits(draft)
  readDirections(draft)
  readFirsts(draft)
  readListed(draft)
  readFlagsBefore(draft)
  const focus = findFocus(draft)
  readProjection(draft, focus)
  const earlier = focus && measuredBefore(draft, focus)
  if (earlier) readProjection(draft, earlier)
  settleMain(draft)
  addUpShown(draft)
  readGroups(draft)
  measureAll(draft)
  showMoreOfEach(draft)
  showAskedOfEach(draft)
  const pending = readAgainst(draft)
  const neighbours = [
    ...readBothTables(draft),
    ...readOneOfTwo(draft),
    ...readOwnRows(draft),
    ...readBesideReferred(draft),
    ...readNeighbours(draft),
    ...readSameAs(draft),
    ...readThanRow(draft),
    ...readSideBySide(draft),
  ]
  readNamedConditions(draft)
  const against = finishAgainst(draft, pending)
  readOrderAndLateShown(draft)
  const related = [
    ...readTopOfOther(draft),
    ...readRelations(draft),
    ...readInEveryRow(draft),
    ...against,
    ...neighbours,
  ]
  const silent = draft.select.length === 0
  if (silent) chooseSelect(draft)
  // "The revenue between May and July": shown late, as it might have been what is compared.
  if (draft.order.length === 0) addUpShown(draft)
  settleDates(draft)
  showOnce(draft)
  showKindsOnce(draft)
  const relations = [
    ...related,
    ...leaveOutTotals(draft, related),
    ...readCountMemberships(draft),
    ...countKindsHaving(draft),
  ]
  countKinds(draft, relations)
  countThings(draft)
  countRepeated(draft)
  countCompared(draft)
  countDated(draft)
  countParts(draft)
  showThings(draft)
  const answer =
    readShare(draft, relations) ??
    readDifference(draft, relations) ??
    rowsOf(countGroups(draft, relations) ?? rowsShown(draft, relations))
  if (!answer || !isSound(answer)) return null
  readJoined(draft, answer)
  const content = contentWords(draft)
  const left = content.filter(({ read }) => !read).map(({ text }) => text)
  return {
    answer,
    confidence: content.length === 0 ? Number(countsRows(draft)) : 1 - left.length / content.length,
    words: content,
    tables: tablesIn(answer),
    guessed: losesComparison(draft) || (silent && isGuess(content, focus?.mark?.kind === 'ask')),
    implicit: (silent || draft.implicit) && focus?.mark?.kind !== 'ask',
    assumptions: [...draft.assumptions, ...takenAsRevenue(draft), ...leftOut(left)],
  }
}

/** Nothing of the sentence is read yet. */
function freshDraft(
  sentence: LinkedSentence,
  references: readonly Reference[],
  decisions: Decisions,
  main: Draft['main'],
): Draft {
  return {
    sentence,
    references,
    decisions,
    main,
    used: new Set(),
    readTokens: new Set(),
    select: [],
    where: [],
    having: [],
    group: [],
    groupTables: [],
    order: [],
    per: [],
    limit: null,
    descending: null,
    ranged: null,
    offset: null,
    distinct: false,
    implicit: false,
    focus: { start: 0, end: 0 },
    assumptions: [],
  }
}

/** What is said of the rows, each by its own words. */
function readNamedConditions(draft: Draft): void {
  readTextParts(draft)
  readExtremeTold(draft)
  readTops(draft)
  readPlaces(draft)
  readNumbered(draft)
  readConditions(draft)
  readUnderWay(draft)
  carryNegation(draft)
  leaveToDates(draft)
  readCharted(draft)
}

/** In which order, and what is shown although it is said behind the conditions. */
function readOrderAndLateShown(draft: Draft): void {
  readChoice(draft)
  readSuperlatives(draft)
  readOrder(draft)
  readPerGroup(draft)
  groupNamedKinds(draft)
  readFlags(draft)
  readHappened(draft)
  showLateCount(draft)
  showLateMeasure(draft)
  showWhatIsIt(draft)
  showLateColumn(draft)
  showLateOwn(draft)
  showLookedUp(draft)
  addUpRanked(draft)
  showOfOne(draft)
  addUpInTotal(draft)
}

/** "How many rows are there?": nothing of it is in the data, and yet all of it is understood. */
function countsRows({ sentence, select }: Draft): boolean {
  const said = sentence.tokens.map(({ fold }) => fold).join(' ')
  const isCount = select.length === 1 && select[0]?.measure === 'count_rows'
  return isCount && sentence.tables.length === 1 && ROWS_COUNTED.test(said)
}

const ROWS_COUNTED =
  /^(?:how many|(?:the )?number of) (?:rows|records|entries|lines)(?: are there| does it have| do we have)?(?: \?)?$/

/** The first noun says what is wanted. Where it fits nothing, and the rest only tells of which rows, all is guessed. */
function isGuess(words: QuestionReading['words'], isAsked: boolean): boolean {
  const [wanted, ...told] = words
  const rest = told.filter(({ text }) => text !== 'between')
  if (!wanted || wanted.read || wanted.naming || rest.length === 0) return false
  // Of a longer question the rows are known so well that what they are called is worth an answer.
  return rest.every(({ read, held }) => read && held) && (!isAsked || rest.length === 1)
}

/** "On the buyer side": by which of its columns a table is joined is said with the column's name. */
function readJoined({ sentence, used }: Draft, answer: Answer): void {
  const joined = queriesOf(answer).flatMap(keysOf)
  for (const { index, mark, columns } of sentence.mentions) {
    const [best] = columns
    if (!mark && best && joined.some((key) => sameColumn(key, refOf(best.column)))) used.add(index)
  }
}

function keysOf({ joins, where }: Query): readonly ColumnRef[] {
  const inside = where.flatMap((one) =>
    one.kind === 'within'
      ? [
          one.column,
          ...one.query.select.flatMap(({ column }) => column ?? []),
          ...keysOf(one.query),
        ]
      : [],
  )
  return [...joins.flatMap(({ left, right }) => [left, right]), ...inside]
}

function rowsShown(draft: Draft, relations: readonly Predicate[]): Query | null {
  const query = assemble(draft, relations)
  const related = query && countRelated(query, draft.sentence.tables)
  return related && keepTies(draft, groupByYear(draft, related))
}

function tablesIn(answer: Answer): number {
  const queries = queriesOf(answer)
  const within = queries.flatMap(({ where }) =>
    where.flatMap((one) => (one.kind === 'within' ? one.query.tables : [])),
  )
  // A row referred to is another one, even of the same table: somebody's manager.
  const referred = queries.flatMap(({ where }) =>
    where.flatMap((one) => (one.kind === 'against' && one.by ? [one.query] : [])),
  )
  return new Set([...queries.flatMap(({ tables }) => tables), ...within, ...referred]).size
}

function rowsOf(query: Query | null): Answer | null {
  return query && { kind: 'rows', query }
}
