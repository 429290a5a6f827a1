import { isGiving } from '../conditions/beside.ts'
import { saysYear, yearOf } from '../draft/calendar.ts'
import { conceptAround, isConcept, sizeOf } from '../draft/concept-column.ts'
import { columnOf, gap, next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { TOTAL_WORDS } from '../words/lexicon.ts'
import type { Concept } from '../words/lexicon.ts'
import type { Mention } from '../link/mention.ts'
import { isOwner } from '../draft/qualifier.ts'
import { fansOut } from '../conditions/relations.ts'
import { BETWEEN, beforehand, sums } from './said-key.ts'
import type { OrderKey } from './said-key.ts'
import { isClock, isRank, says } from '../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../tables/schema.ts'

export function keyOf(
  draft: Draft,
  from: Mention,
  concept: Concept | 'order' | 'count' | null,
): OrderKey | null {
  if (concept === 'count') return { measure: 'count_rows', of: countedBefore(draft, from) }
  // "On the chart the longest": what is compared is said by the superlative itself.
  const own =
    concept !== null && concept !== 'order' && concept !== 'date' && isConcept(draft, concept)
  const amount = own || concept === null || concept === 'order' ? null : amountAsked(draft)
  if (amount && concept !== 'date') return { measure: null, of: amount }
  const spent = own ? null : beforehand(draft, from)
  if (spent) return spent
  let at = from.end
  let measured: Mention | null = null
  for (let one = next(draft, from); one; one = next(draft, one)) {
    const words = gap(draft, at, one.start)
    if (!words.every((word) => BETWEEN.has(word)) && !(isGiver(one) && isGiving(words))) break
    at = one.end
    if (one.mark?.kind === 'count' || one.mark?.kind === 'distinct') continue
    if (one.mark?.kind === 'measure') {
      measured = one
      continue
    }
    if (one.mark) break
    if (isOwner(draft, one)) {
      draft.used.add(one.index)
      continue
    }
    // "The most silver medals", where silver is a kind of medal: the medals of that kind.
    if (draft.where.some(({ at: said }) => said === one)) continue
    const column = columnOf(draft, one, (candidate) =>
      candidate.numeric === null && !candidate.dated ? -0.5 : 0,
    )
    const table = one.tables[0]
    const dated = column?.dated === true && concept !== null
    const sortable = column !== null && !column.key && (column.numeric !== null || dated)
    if (concept !== null && concept !== 'order') {
      const of =
        (table && conceptAround(draft, table.table, concept)) ??
        conceptAround(draft, draft.main, concept)
      if (of) {
        const told = concept !== 'date' || column?.dated || column?.yearly || column?.ordinal
        if (
          told &&
          sortable &&
          column &&
          of !== column &&
          one.columns[0] &&
          one.columns[0].score > 0.9
        ) {
          draft.used.add(one.index)
          return { measure: null, of: column }
        }
        if (table) draft.used.add(one.index)
        return { measure: null, of }
      }
    }
    if (column && isTally(from, one, column) && showsShared(draft, column)) {
      draft.used.add(one.index)
      dropShown(draft, column)
      return { measure: 'count_rows', of: null }
    }
    const isMeant =
      column !== null && linkScore(one, column) >= ASIDE && !countsTimed(from, one, column)
    if (column && sortable && isMeant && linkScore(one, column) >= (table?.score ?? 0) - 0.1) {
      draft.used.add(one.index)
      if (measured?.mark?.kind === 'measure') {
        draft.used.add(measured.index)
        return { measure: measured.mark.measure, of: column }
      }
      // "The highest total number of seats" of rows that each have some.
      const isTotal = /\btotal\b/i.test(from.text) && fansOut(draft, column.table)
      return { measure: isTotal || sums(draft, one.end) ? 'sum' : null, of: column }
    }
    const size = table ? sizeOf(draft, from, table.table) : null
    if (table && size) {
      draft.used.add(one.index)
      return { measure: null, of: size }
    }
    const single = draft.select.some((shown) => shown.measure === null && shown.column?.unique)
    if (table && table.table === draft.main && single) {
      draft.used.add(one.index)
      break
    }
    // "The biggest order": its one number, of several none.
    if (table && table.table === draft.main && isWhole(draft)) {
      const [only, ...others] = draft.main.columns.filter(
        (each) => each.numeric === 'native' && !each.key && !each.ordinal,
      )
      return only && others.length === 0 ? { measure: null, of: only } : null
    }
    if (table) {
      // "The biggest office" is one of them; "the most offices" are counted.
      if (!COUNTING.test(from.text)) return null
      draft.used.add(one.index)
      return { measure: 'count_rows', of: table.table }
    }
    const ranked = isForemost(draft, from) ? draft.main.columns.find(isRank) : undefined
    if (ranked) return { measure: null, of: ranked }
    if (column) {
      draft.used.add(one.index)
      dropShown(draft, column)
      return { measure: 'count_rows', of: column }
    }
    break
  }
  if (concept !== null && concept !== 'order') {
    const of = conceptAround(draft, draft.main, concept)
    if (of) return { measure: null, of }
  }
  const total = draft.main.columns.find(
    (column) => column.numeric !== null && says(column, TOTAL_WORDS),
  )
  if (total && concept === null && draft.sentence.tables.length === 1)
    return { measure: null, of: total }
  const tallied = tallyAt(draft, from)
  if (tallied && (!next(draft, tallied) || countsRows(draft, tallied)))
    return { measure: 'count_rows', of: countedBefore(draft, from) }
  // "Which district is the smallest": by its size, where nothing else is said.
  const size = draft.sentence.tables.length === 1 ? sizeOf(draft, from, draft.main) : null
  if (size) return { measure: null, of: size }
  const unused = draft.sentence.mentions.find(
    (one) =>
      !draft.used.has(one.index) &&
      one.columns.some(
        ({ column, score }) => column.numeric !== null && !column.key && score >= ASIDE,
      ),
  )
  if (unused) {
    const column = columnOf(draft, unused, (candidate) => (candidate.numeric === null ? -1 : 0))
    if (column) {
      draft.used.add(unused.index)
      return { measure: null, of: column }
    }
  }
  return null
}

/** Less has only what is told in brackets: "Age (at execution)" is not how many executions. */
const ASIDE = 0.46
const COUNTING = /\b(?:most|least|fewest|number of|amount of)$/i
const TALLY = /^(?:the )?(?:most|least|fewest)(?: number of| amount of)?$/i

/** "The most", "the highest number of": where the words end that ask for a count. */
function tallyAt(draft: Draft, from: Mention): Mention | null {
  if (TALLY.test(from.text)) return from
  const after = next(draft, from)
  const isCount = after?.mark?.kind === 'count' && after.start === from.end
  return isCount && EXTREME.test(from.text) ? after : null
}

const EXTREME = /^(?:the )?(?:highest|greatest|largest|biggest|lowest|smallest)$/i

/** "The most races", where a column tells how long each took: they are counted, and no time is the most. */
function countsTimed({ text }: Mention, { text: said }: Mention, { cells }: SchemaColumn): boolean {
  return TALLY.test(text) && /[^s]s$/i.test(said) && !/times?$/i.test(said) && isClock(cells)
}

/** "The top three songs", where they have places. */
function isForemost({ sentence }: Draft, { index, text, number }: Mention): boolean {
  const said = number === null ? text : (sentence.mentions[index - 1]?.text ?? '')
  return sentence.tables.length === 1 && /^(?:the )?(?:top|best)$/i.test(said)
}

/** "Who directed the most films": the films are counted, and the director is asked for. */
function dropShown({ select }: Draft, column: SchemaColumn): void {
  const shown = select.findIndex((each) => each.column === column)
  if (shown > 0) select.splice(shown, 1)
}

/** "The most lakes": a noun that nothing is called, and what is shown has several rows each. */
function countsRows(draft: Draft, { end }: Mention): boolean {
  const { tokens, mentions } = draft.sentence
  const isLinked = mentions.some((one) => one.start <= end && end < one.end)
  return !isLinked && PLURAL.test(tokens[end]?.fold ?? '') && showsShared(draft, null)
}

const PLURAL = /[^s]s$|^(?:people|men|women|children)$/

/** "The most votes from Hale": a column of numbers that is called like who gave them. */
function isGiver({ columns: [best], mark, values }: Mention): boolean {
  return !mark && values.length === 0 && !!best && best.score > 0.95 && best.column.numeric !== null
}

/** "The most stages": how many of them, where a column only numbers them. */
function isTally({ text }: Mention, { text: said }: Mention, column: SchemaColumn): boolean {
  return TALLY.test(text) && column.ordinal && /[^s]s$/i.test(said) && !/s$/i.test(column.name)
}

/** What is shown is shared by several rows, so that they can be counted for each. */
function showsShared({ select, sentence }: Draft, column: SchemaColumn | null): boolean {
  const [shown] = select
  if (sentence.tables.length > 1 || !shown?.column || shown.measure !== null) return false
  const isShared = !shown.column.unique || (saysYear(sentence) && yearOf(shown.column) !== null)
  return isShared && shown.column !== column
}

/** "How many days was the longest season": the longest is that of the most days, where nothing else tells. */
function amountAsked({ select }: Draft): SchemaColumn | null {
  const [shown] = select
  return shown?.measure === 'sum' ? shown.column : null
}

/** "Booked the most times": the rows of the table that the verb speaks of. */
function countedBefore(draft: Draft, from: Mention): SchemaTable | null {
  const before = draft.sentence.mentions[from.index - 1]
  const table = before?.tables[0]?.table
  if (!before || !table || before.mark || table === draft.main) return null
  if (draft.used.has(before.index) || !fansOut(draft, table.id)) return null
  draft.used.add(before.index)
  return table
}

/** All of the main table's columns are shown. */
function isWhole({ select, main }: Draft): boolean {
  return select.length > 1 && select.length === main.columns.length
}

function linkScore(mention: Mention, column: SchemaColumn): number {
  return mention.columns.find((link) => link.column === column)?.score ?? 0
}
