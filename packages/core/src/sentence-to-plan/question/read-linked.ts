import { addUpRanked, addUpShown, takenAsRevenue } from './add-up-revenue.ts'
import { finishAgainst, readAgainst } from './against.ts'
import { assemble } from './assemble.ts'
import { readBothTables } from './both-tables.ts'
import { groupByYear } from './calendar.ts'
import { carryNegation } from './carry-negation.ts'
import { readCharted } from './charted.ts'
import { readChoice } from './choices.ts'
import { chooseSelect } from './choose-shown.ts'
import { readConditions } from './conditions.ts'
import { contentWords } from './content-words.ts'
import { countGroups } from './count-groups.ts'
import { countKindsHaving } from './count-kinds.ts'
import { countParts } from './count-parts.ts'
import type { Decisions } from './decisions.ts'
import { readDifference } from './difference.ts'
import { tableOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { readFlags } from './flags.ts'
import { findFocus, measuredBefore } from './focus.ts'
import { readGroups } from './grouping.ts'
import { isSound } from './is-sound.ts'
import { refOf } from './joins.ts'
import type { Reference } from './joins.ts'
import { showLateMeasure, showWhatIsIt } from './late-measure.ts'
import { showLateColumn, showLateCount, showLateOwn } from './late-shown.ts'
import { likelyTable } from './likely-table.ts'
import { readLimits } from './limits.ts'
import { readListed } from './listed.ts'
import { readExtremeTold } from './measured-behind.ts'
import type { LinkedSentence } from './mention.ts'
import { readNeighbours } from './neighbours.ts'
import { readDirections, readOrder } from './ordering.ts'
import { readPerGroup } from './per-group.ts'
import { readProjection } from './projection.ts'
import { sameColumn } from './query.ts'
import type { Answer, ColumnRef, Predicate, Query } from './query.ts'
import type { QuestionReading } from './question-reading.ts'
import { readRelations } from './relations.ts'
import { readSameAs } from './same-as.ts'
import { countKinds, countCompared } from './settle-counts.ts'
import { measureAll, showOfOne, showOnce } from './settle-shown.ts'
import { readSideBySide } from './side-by-side.ts'
import { readSuperlatives } from './superlatives.ts'
import { readTextParts } from './text-parts.ts'
import { readThanRow } from './than-row.ts'
import { keepTies } from './ties.ts'
import { readTopOfOther } from './top-of-other.ts'
import { readNumbered, readPlaces, readTops } from './tops.ts'
import { leaveOutTotals } from './totals.ts'

export function readLinked(
  linked: LinkedSentence,
  references: readonly Reference[],
  decisions: Decisions,
): QuestionReading | null {
  const main = likelyTable(linked, decisions)
  if (!main) return null
  const draft: Draft = {
    sentence: linked,
    references,
    decisions,
    main,
    used: new Set(),
    select: [],
    where: [],
    having: [],
    group: [],
    groupTables: [],
    order: [],
    per: [],
    limit: null,
    descending: null,
    offset: null,
    distinct: false,
    implicit: false,
    focus: { start: 0, end: 0 },
    assumptions: [],
  }
  readLimits(draft)
  readDirections(draft)
  readListed(draft)
  const focus = findFocus(draft)
  readProjection(draft, focus)
  const earlier = focus && measuredBefore(draft, focus)
  if (earlier) readProjection(draft, earlier)
  settleMain(draft)
  addUpShown(draft)
  readGroups(draft)
  measureAll(draft)
  const pending = readAgainst(draft)
  const neighbours = [
    ...readBothTables(draft),
    ...readNeighbours(draft),
    ...readSameAs(draft),
    ...readThanRow(draft),
    ...readSideBySide(draft),
  ]
  readTextParts(draft)
  readExtremeTold(draft)
  readTops(draft)
  readPlaces(draft)
  readNumbered(draft)
  readConditions(draft)
  carryNegation(draft)
  readCharted(draft)
  const against = finishAgainst(draft, pending)
  readChoice(draft)
  readSuperlatives(draft)
  readOrder(draft)
  readPerGroup(draft)
  readFlags(draft)
  showLateCount(draft)
  showLateMeasure(draft)
  showWhatIsIt(draft)
  showLateColumn(draft)
  showLateOwn(draft)
  addUpRanked(draft)
  showOfOne(draft)
  const related = [...readTopOfOther(draft), ...readRelations(draft), ...against, ...neighbours]
  const silent = draft.select.length === 0
  if (silent) chooseSelect(draft)
  showOnce(draft)
  const relations = [...related, ...leaveOutTotals(draft), ...countKindsHaving(draft)]
  countKinds(draft, relations)
  countCompared(draft)
  countParts(draft)
  const answer =
    readDifference(draft, relations) ??
    rowsOf(countGroups(draft, relations) ?? rowsShown(draft, relations))
  if (!answer || !isSound(answer)) return null
  readJoined(draft, answer)
  const content = contentWords(draft)
  const left = content.filter(({ read }) => !read).map(({ text }) => text)
  return {
    answer,
    confidence: content.length === 0 ? 0 : 1 - left.length / content.length,
    words: content,
    tables: tablesIn(answer),
    implicit: (silent || draft.implicit) && focus?.mark?.kind !== 'ask',
    assumptions: [...draft.assumptions, ...takenAsRevenue(draft), ...leftOut(left)],
  }
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

function queriesOf(answer: Answer): readonly Query[] {
  return answer.kind === 'rows' ? [answer.query] : [answer.from, answer.less]
}

function rowsShown(draft: Draft, relations: readonly Predicate[]): Query | null {
  const query = assemble(draft, relations)
  return query && keepTies(draft, groupByYear(draft, query))
}

function tablesIn(answer: Answer): number {
  const queries = queriesOf(answer)
  const within = queries.flatMap(({ where }) =>
    where.flatMap((one) => (one.kind === 'within' ? one.query.tables : [])),
  )
  return new Set([...queries.flatMap(({ tables }) => tables), ...within]).size
}

function rowsOf(query: Query | null): Answer | null {
  return query && { kind: 'rows', query }
}

function settleMain(draft: Draft): void {
  const [shown] = draft.select
  if (shown?.column) draft.main = tableOf(draft, shown.column.table)
}

const MOST_LEFT_OUT = 8

/** Said plainly, so that an answer to half of a question does not pass for one to all of it. */
function leftOut(words: readonly string[]): readonly string[] {
  if (words.length === 0) return []
  const some = words.slice(0, MOST_LEFT_OUT).map((word) => `"${word}"`)
  return [
    `Not used from the question: ${some.join(', ')}${words.length > some.length ? ' …' : ''}.`,
  ]
}
