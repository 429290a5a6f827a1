import { columnOf } from '../draft/column-of.ts'
import { gap, next, previous } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { isRank, refOf } from '../../../tables/schema.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Mention } from '../link/mention.ts'
import { numberIn } from '../tables/numbers-in.ts'
import { numberingColumn } from '../tables/row-names.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/** "In the top 10": a place among the first ten. */
export function readTops(draft: Draft): void {
  for (const mention of draft.sentence.mentions) {
    const after = next(draft, mention)
    const said = mention.text.toLowerCase()
    if ((said !== 'top' && said !== 'first') || !after || after.number === null) continue
    const words = gap(draft, Math.max(0, mention.start - 2), mention.start)
    if (!words.some((word) => AMONG.has(word))) continue
    const measured = draft.select.some(({ measure }) => measure !== null)
    if (said === 'first' && !measured) continue
    const before = previous(draft, mention)
    const named = before && before.columns.length > 0 ? columnOf(draft, before) : null
    const ranks = draft.main.columns.filter(isRank)
    // "The top ten of the UK chart".
    const behind = next(draft, after)
    const told =
      behind && !behind.mark && behind.columns.length > 0 ? columnOf(draft, behind) : null
    const rank =
      ranks.find((column) => column === named) ??
      ranks.find((column) => column === told) ??
      ranks[0]
    if (behind && rank !== undefined && rank === told) draft.used.add(behind.index)
    // "The top 3 by sales" are so many rows; "among the top 3" are places, and so they are where rows are counted.
    if (!rank || (!measured && !words.some((word) => word !== 'the' && AMONG.has(word)))) continue
    if (before && rank === named) draft.used.add(before.index)
    draft.used.add(mention.index)
    draft.used.add(after.index)
    draft.where.push({
      column: rank,
      at: after,
      exact: true,
      predicate: { kind: 'compare', column: refOf(rank), comparison: '<=', value: after.number },
    })
  }
}

const AMONG = wordSet('in among amongst of made reached the within')

const PLACE = wordSet(
  'place placed rank ranked ranks position finish finished finishes came come comes placing',
)

/** Some column is a number by its name, so that "number one" may be about it. */
function namesNumber({ main }: Draft): boolean {
  return main.columns.some(({ words }) => words.some(({ stem }) => stem === 'number'))
}

/** "Came in second place", "ranked third": a place in the order. Read after the conditions. */
export function readPlaces(draft: Draft): void {
  for (const mention of draft.sentence.mentions) {
    const number = mention.number ?? (isFirstPlace(draft, mention) ? 1 : null)
    if (number === null || draft.used.has(mention.index)) continue
    const near = [
      ...gap(draft, Math.max(0, mention.start - 3), mention.start),
      ...gap(draft, mention.end, mention.end + 1),
      ...(isBesideFirst(draft, mention) ? ['place'] : []),
    ]
    const ordinal = /(?:nd|rd|th|st)$|^second$/i.test(mention.text) || mention.number === null
    const said = gap(draft, Math.max(0, mention.start - 2), mention.start).join(' ')
    const numbered = /\bnumber$|\bno \.$/.test(said) && !namesNumber(draft)
    const isTold = isToldLast(draft, mention)
    if (!numbered && (!ordinal || !(isTold || near.some((word) => PLACE.has(word))))) continue
    const rank = rankOf(draft, mention, number) ?? (isTold ? numberingColumn(draft.main) : null)
    if (!rank) continue
    draft.used.add(mention.index)
    for (const side of [previous(draft, mention), next(draft, mention)]) {
      if (side?.columns.some(({ column }) => column === rank)) draft.used.add(side.index)
    }
    placeAt(draft, mention, rank, number)
  }
  readWon(draft)
}

/** "Which street was ninth?" */
function isToldLast(draft: Draft, { start, end, number }: Mention): boolean {
  const { tokens } = draft.sentence
  const isLast = tokens.slice(end).every(({ sign }) => sign)
  return number !== null && isLast && /^(?:is|was|were|are)$/.test(tokens[start - 1]?.fold ?? '')
}

/** Of several columns of places the one that is named right beside, else one that has such a place. */
function rankOf(draft: Draft, mention: Mention, number: number): SchemaColumn | undefined {
  const ranks = draft.main.columns.filter(isRank)
  const [best] = previous(draft, mention)?.columns ?? []
  const named = best && best.score > 0.95 ? ranks.find((one) => one === best.column) : undefined
  const holding = ranks.find(({ cells }) => cells.some((cell) => numberIn(cell) === number))
  return named ?? holding ?? ranks[0]
}

/** "Which country won?", where a column says at which place each one came. */
function readWon(draft: Draft): void {
  const { tokens, mentions } = draft.sentence
  const at = tokens.findIndex(({ fold }) => WON.has(fold))
  const last = mentions.at(-1)
  const rank = draft.main.columns.find(isRank)
  if (at < 0 || !last || !rank || last.end > at || draft.where.length > 0) return
  if (last.mark?.kind === 'ask' || !draft.used.has(last.index)) return
  placeAt(draft, last, rank, 1)
}

const WON = wordSet('won win wins')

function placeAt(draft: Draft, at: Mention, rank: SchemaColumn, number: number): void {
  const values = rank.cells.filter((cell) => numberIn(cell) === number)
  draft.where.push({
    column: rank,
    at,
    exact: true,
    predicate:
      values.length > 0
        ? { kind: 'among', column: refOf(rank), values, negated: false }
        : { kind: 'compare', column: refOf(rank), comparison: '=', value: number },
  })
}

/** "In the first round": the one that the column numbers so. */
export function readNumbered(draft: Draft): void {
  for (const mention of draft.sentence.mentions) {
    if (draft.used.has(mention.index) || !/^(?:the )?first$/i.test(mention.text)) continue
    const said = next(draft, mention)
    const before = gap(draft, Math.max(0, mention.start - 2), mention.start)
    const [word] = before.filter((one) => one !== 'the').slice(-1)
    if (!said || said.mark || said.start !== mention.end || !INSIDE.has(word ?? '')) continue
    const column = said.columns.length > 0 ? columnOf(draft, said) : null
    if (!column || !column.ordinal || column.yearly || column.type !== 'integer') continue
    if (!column.cells.includes(1) || draft.select.some((shown) => shown.column === column)) continue
    draft.used.add(mention.index)
    draft.used.add(said.index)
    draft.where.push({
      column,
      at: mention,
      exact: true,
      predicate: { kind: 'compare', column: refOf(column), comparison: '=', value: 1 },
    })
  }
}

const INSIDE = wordSet('in during of from at')

/** "Between first and second". */
function isBesideFirst(draft: Draft, { start, end }: Mention): boolean {
  const [before, and] = gap(draft, Math.max(0, start - 2), start)
  const [then, other] = gap(draft, end, end + 2)
  if (before === 'first' && and === 'and') return true
  return then === 'and' && /^(?:second|third|2nd|3rd)$/.test(other ?? '')
}

/** "In first place", "came first": the word puts nothing in an order here. */
function isFirstPlace(draft: Draft, { mark, text, start, end }: Mention): boolean {
  if (mark?.kind !== 'superlative' || !/^first$/i.test(text)) return false
  // "Which came first, A or B": the earlier one, where the rows have dates.
  const isChoice = draft.sentence.mentions.some((one) => one.mark?.kind === 'or')
  if (isChoice && draft.main.columns.some(({ dated, yearly }) => dated || yearly)) return false
  const [after = ''] = gap(draft, end, end + 1)
  const before = gap(draft, Math.max(0, start - 2), start).join(' ')
  const [, second = ''] = gap(draft, end, end + 2)
  const isPaired = after === 'and' && /^(?:second|third|last|2nd|3rd)$/.test(second)
  return (
    /^(?:place|position)$/.test(after) ||
    isPaired ||
    /\b(?:placed|ranked|c[ao]mes?|finish(?:ed|es)?)(?: in)?$/.test(before)
  )
}
