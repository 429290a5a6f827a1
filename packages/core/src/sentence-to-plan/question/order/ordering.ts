import { BIRTH_WORDS, DATE_WORDS } from '../../../words/column-words.ts'
import { wordSet } from '../../../words/word-set.ts'
import { columnOf } from '../draft/column-of.ts'
import { gap, isTable, next } from '../draft/draft.ts'
import type { Draft, OrderDraft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import { isOwner } from '../draft/qualifier.ts'
import { keysInTurn } from './keys-in-turn.ts'
import { orderRanged } from './ranged.ts'
import type { MeasureName } from '../query/query.ts'
import { fansOut } from '../draft/fans-out.ts'
import { says } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { saysAge } from '../../../tables/tells-when.ts'

const BY = wordSet(
  'by of the their its in to from for with according , and his her a them results result it they he she have has had then',
)

/** "Ordered by age, descending": the columns after the phrase, and the direction wherever it stands. */
export function readOrder(draft: Draft): void {
  readKeys(draft)
  turnAges(draft)
}

/** "By age, oldest first" begins with the highest age, where days begin with the earliest. */
function turnAges({ sentence, order }: Draft): void {
  const first = sentence.mentions.find(({ text }) => /^(?:oldest|youngest) first$/i.test(text))
  for (const [at, key] of first ? order.entries() : []) {
    if (!key.of || isTable(key.of) || key.of.dated || !saysAge(key.of.name)) continue
    order[at] = { ...key, descending: /^oldest/i.test(first?.text ?? '') }
  }
}

function readKeys(draft: Draft): void {
  const { mentions } = draft.sentence
  const phrases = mentions.filter(
    ({ mark, index }) => mark?.kind === 'order' && !draft.used.has(index),
  )
  const directed = mentions.find(({ mark }) => mark?.kind === 'direction')
  if (draft.order.length > 0 && phrases.length === 0) {
    tellContrary(draft, directed)
    return
  }
  if (phrases.length === 0 && draft.descending === null && !directed) return
  let { descending } = draft
  for (const { mark, index } of mentions) {
    if (mark?.kind === 'direction') {
      descending = mark.descending
      draft.used.add(index)
    }
    if (mark?.kind === 'order') {
      draft.used.add(index)
      if (mark.descending !== null) descending = mark.descending
    }
  }
  for (const phrase of phrases) {
    const known = draft.order.length
    const ways = keysInTurn(draft, phrase, takeKeys(draft, phrase, descending ?? false))
    for (const [at, way] of ways?.entries() ?? []) {
      const key = draft.order[known + at]
      if (key) draft.order[known + at] = { ...key, descending: way }
    }
  }
  if (draft.order.length > 0 || byComputed(draft, phrases, descending ?? false)) return
  const by = mentions.find((one) => isBy(draft, one))
  const column = by && columnOf(draft, by)
  if (by && column) {
    draft.used.add(by.index)
    draft.order.push({ measure: null, of: column, descending: descending ?? false })
    return
  }
  const computed = [...phrases, directed].some((one) => BY_SIZE.test(one?.text ?? ''))
    ? computedOf(draft)
    : null
  if (computed) {
    draft.order.push({ ...computed, descending: descending ?? false })
    return
  }
  if (orderRanged(draft, [...phrases, ...(directed ? [directed] : [])])) return
  const [shown] = draft.select
  const lettered = phrases.some(({ text }) => /\balphabetical/i.test(text)) ? textOf(draft) : null
  if (lettered) {
    draft.order.push({ measure: null, of: lettered, descending: descending ?? false })
    return
  }
  const key = shown && (countedLast(draft) ?? { measure: shown.measure, of: shown.column })
  if (key) draft.order.push({ ...key, descending: descending ?? false })
}

/**
 * "Top customers by revenue, ascending": which are at the top was said, and the other way leaves none of them. What
 * comes first is told by the way: "the first 3 orders by amount descending".
 */
function tellContrary(draft: Draft, directed?: Mention): void {
  const { sentence, order, limit, assumptions } = draft
  const { mark, text } = directed ?? {}
  const [first] = order
  if (limit === null || !first || !directed || mark?.kind !== 'direction') return
  const { descending } = mark
  if (descending === first.descending) return
  if (sentence.mentions.some((one) => /^first$/i.test(one.text))) {
    order.splice(0, 1, { ...first, descending })
    draft.used.add(directed.index)
  } else
    assumptions.push(
      `Left out "${text}": the ${first.descending ? 'highest' : 'lowest'} stand first.`,
    )
}

/** "Total fee per pier, alphabetically": by the pier, as figures are in no such order. */
function textOf({ select, group }: Draft): SchemaColumn | null {
  const columns = [
    ...select.flatMap(({ measure, column }) => (measure ? [] : (column ?? []))),
    ...group,
  ]
  return columns.find(({ numeric, dated }) => numeric === null && !dated) ?? null
}

/** "The kinds and the number of mills, in descending order": by the number, which was said last. */
function countedLast({ select, sentence }: Draft): Omit<OrderDraft, 'descending'> | null {
  const last = select.at(-1)
  const isLast = sentence.mentions.at(-1)?.mark?.kind === 'order'
  if (!last || last.measure === null || select[0]?.measure !== null || !isLast) return null
  return { measure: last.measure, of: last.column ?? last.of ?? null }
}

/** "… and the number of ships, ordered by the number": what was computed, where no column is called so. */
function byComputed(draft: Draft, phrases: readonly Mention[], descending: boolean): boolean {
  const computed = computedOf(draft)
  const isSaid =
    phrases.some(({ end }) => COMPUTED.test(gap(draft, end, end + 5).join(' '))) ||
    (draft.descending !== null && phrases.length === 0)
  if (!computed || !isSaid) return false
  draft.order.push({ ...computed, descending })
  return true
}

/** "Highest first": of names and numbers, the numbers. */
const BY_SIZE = /\b(?:high|low|larg|small|most|few|great|big|least)/i

/** What is computed of each group, to be seen or to choose them by. */
function computedOf({ select, having }: Draft): Omit<OrderDraft, 'descending'> | null {
  const shown = select.find(({ measure }) => measure !== null)
  if (shown) return { measure: shown.measure, of: shown.column ?? shown.of ?? null }
  const [chosen] = having
  return chosen ? { measure: chosen.measure, of: chosen.of } : null
}

const COMPUTED =
  /^(?:by |of |from )?(?:(?:the|this|that|their|its) )?(?:\p{L}+est )?(?:numbers?|counts?|amounts?|totals?|averages?|means?|sums?|results?|frequency)\b/u

/** "By their age, from the oldest to the youngest": the column stands before its direction. */
function isBy(draft: Draft, { start, index, mark, columns }: Mention): boolean {
  if (mark || columns.length === 0 || draft.used.has(index)) return false
  return / by(?: the| their| its)?$/.test(` ${gap(draft, Math.max(0, start - 2), start).join(' ')}`)
}

/** The mentions that tell a key each, in the order of the keys. */
function takeKeys(draft: Draft, phrase: Mention, descending: boolean): readonly Mention[] {
  const keys: Mention[] = []
  let counts = false
  let computed: MeasureName | null = null
  let at = phrase.end
  for (let one = next(draft, phrase); one; one = next(draft, one)) {
    const words = gap(draft, at, one.start)
    if (!words.every((word) => BY.has(word))) return keys
    at = one.end
    // "By the average height of their towers": whose height it is.
    if (draft.order.length > 0 && words.includes('of') && namesTable(one)) {
      draft.used.add(one.index)
      return keys
    }
    const { mark } = one
    // "Sorted by how much they earned".
    if (mark?.kind === 'ask' && mark.concept === 'much') continue
    if (mark?.kind === 'count' || (mark?.kind === 'ask' && mark.concept === 'count')) counts = true
    else if (mark?.kind === 'direction' || mark?.kind === 'order' || mark?.kind === 'and') continue
    else if (mark?.kind === 'measure' && one.columns.length === 0) computed = mark.measure
    else if (isOwner(draft, one)) draft.used.add(one.index)
    else if (counts && namesTable(one)) {
      draft.used.add(one.index)
      draft.order.push({ measure: 'count_rows', of: one.tables[0]?.table ?? null, descending })
      keys.push(one)
      counts = false
    } else if (one.columns.length > 0) {
      const column = columnOf(draft, one, (candidate) =>
        candidate.numeric === null && counts ? -0.3 : 0,
      )
      if (!column) return keys
      draft.used.add(one.index)
      const told = toldBy(draft, one, column)
      if (told) {
        draft.order.push({ measure: null, of: told, descending })
        keys.push(one)
        return keys
      }
      const measured = draft.select.find(
        (shown) => shown.column === column && shown.measure !== null,
      )
      const measure = measured?.measure ?? (isOfMany(draft, column) ? computed : null)
      draft.order.push({ measure, of: column, descending })
      keys.push(one)
      counts = false
      computed = null
    } else return keys
  }
  return keys
}

/** "In order of the total weight": of the many rows that each one has elsewhere. */
function isOfMany(draft: Draft, column: SchemaColumn): boolean {
  if (draft.having.some(({ of }) => of === column)) return true
  const [shown] = draft.select
  // "The towns by average height of their towers": a town has several rows.
  if (column.table === draft.main.id)
    return shown?.measure === null && shown.column !== column && shown.column?.unique === false
  return fansOut(draft, column.table)
}

/** "The number of players": rows are counted, whatever else is called so. */
function namesTable({ tables, columns }: Mention): boolean {
  const [table] = tables
  return table !== undefined && (columns[0] === undefined || table.score >= columns[0].score)
}

/** "The year they were founded": of all years, the one that the verb names. */
function toldBy(draft: Draft, one: Mention, column: SchemaColumn): SchemaColumn | null {
  const verb = next(draft, one)
  const words = draft.sentence.tokens.slice(one.start, one.end)
  if (!verb || verb.columns.length === 0 || !words.every(({ stem }) => DATE_WORDS.has(stem)))
    return null
  const between = gap(draft, one.end, verb.start)
  if (between.length === 0 || !between.every((word) => TOLD.has(word))) return null
  const told = columnOf(draft, verb, (each) => (each.yearly || each.dated ? 0.3 : -1))
  if (!told || told === column || !(told.yearly || told.dated)) return null
  draft.used.add(verb.index)
  return told
}

const TOLD = wordSet('that when in which they it he she was were is are the')

/** "By birth, from the oldest to the youngest": who is oldest was born first. */
function isTold({ sentence }: Draft, concept: string | null): boolean {
  return (
    concept === 'age' &&
    sentence.mentions.some(
      ({ columns: [best] }) =>
        best !== undefined && (best.column.dated || says(best.column, BIRTH_WORDS)),
    )
  )
}

/** "From the oldest to the youngest" is a direction, and asks for no single row. Read first. */
export function readDirections(draft: Draft): void {
  const { mentions, tokens } = draft.sentence
  for (const mention of mentions) {
    if (mention.mark?.kind !== 'superlative') continue
    const other = mentions
      .slice(mention.index + 1, mention.index + 4)
      .find(({ mark }) => mark?.kind === 'superlative')
    if (!other) continue
    const before = tokens.slice(Math.max(0, mention.start - 2), mention.start)
    const between = gap(draft, mention.end, other.start)
    if (!before.some(({ fold }) => fold === 'from') || !between.includes('to')) continue
    draft.used.add(mention.index)
    draft.used.add(other.index)
    draft.descending = mention.mark.descending !== isTold(draft, mention.mark.concept)
    const inside = mentions.slice(mention.index + 1, other.index)
    const said = inside.find((one) => one.columns.length > 0)
    // "From the highest mean to the lowest": what was computed, of a column or of what is shown.
    const computed = inside.flatMap(({ mark }) => (mark?.kind === 'measure' ? mark.measure : []))
    for (const { index, mark } of inside) if (mark?.kind === 'measure') draft.used.add(index)
    if (said) draft.used.add(said.index)
    const column = said && !isCountAgain(draft, said) ? columnOf(draft, said) : null
    if (column)
      draft.order.push({
        measure: computed[0] ?? null,
        of: column,
        descending: draft.descending,
      })
    else draft.ranged = { mark: mention.mark, said: null }
  }
}

/** "The number of guests of each inn, from the largest number to the smallest": what was counted before. */
function isCountAgain({ sentence }: Draft, { text, index }: Mention): boolean {
  return (
    /^(?:numbers?|counts?)$/i.test(text) &&
    sentence.mentions.some((one) => one.index < index && one.mark?.kind === 'count')
  )
}
