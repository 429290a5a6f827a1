import { isBeside, tellsWhichDay } from '../draft/before-time.ts'
import { next } from '../draft/draft.ts'
import type { Draft, WhereDraft } from '../draft/draft.ts'
import { isDateColumn } from '../link/link-dates.ts'
import type { Mention } from '../link/mention.ts'
import type { Predicate } from '../query/query.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { HAPPENED } from '../../../tables/tells-when.ts'
import { isSpokenOf } from '../../../tables/which-date.ts'
import { movedTo } from './unsaid-date.ts'

/**
 * "Shipped in March" with a `ship_date`, though a status says "shipped" too: the verb tells which day is meant, and
 * what was shipped then may have been delivered since. Read after the conditions.
 */
export function leaveToDates(draft: Draft): void {
  const { where } = draft
  if (leaveToEither(draft)) return
  const told = where.filter((state) => where.some((time) => isToldBy(draft, state, time)))
  for (const one of told) where.splice(where.indexOf(one), 1)
  useTellers(draft)
}

/**
 * "Resolved on a Monday", "due on a Friday": the word is read with the day that it tells. None is where the day of
 * one was taken for that of another: "created on Monday and resolved on Friday".
 */
function useTellers(draft: Draft): void {
  const { mentions } = draft.sentence
  const tellers = mentions.filter((one) => isTellerOf(draft, one, ({ partOf }) => partOf))
  const isMistaken = mentions.some(
    (one) =>
      !draft.used.has(one.index) &&
      isVerbOfTime(draft, one) &&
      !isTellerOf(draft, one, (column) => column.partOf ?? column),
  )
  for (const { index } of isMistaken ? [] : tellers) draft.used.add(index)
}

function isTellerOf(
  draft: Draft,
  one: Mention,
  dayOfTime: (column: SchemaColumn) => SchemaColumn | undefined,
): boolean {
  const [best] = one.columns
  if (one.mark || !best || !(HAPPENED.test(one.text) || tellsWhichDay(draft, one))) return false
  return draft.where.some(
    ({ column, at }) => dayOfTime(column) === best.column && isBeside(draft, one.end, at.start),
  )
}

/** "Resolved on Friday", with a day of its own. */
function isVerbOfTime(draft: Draft, one: Mention): boolean {
  const [best] = one.columns
  const time = next(draft, one)
  if (one.mark || !best || !isDateColumn(best.column) || !time) return false
  const isTime = time.values.some(({ column }) => isDateColumn(column.partOf ?? column))
  return (
    isTime && isBeside(draft, one.end, time.start) && HAPPENED.test(one.text.split(' ')[0] ?? '')
  )
}

function isToldBy(draft: Draft, state: WhereDraft, time: WhereDraft): boolean {
  const day = time.column.partOf ?? time.column
  const verb = state.at.text.toLowerCase()
  if (!isDeed(state) || !isDateColumn(day) || !isSpokenOf(day, [verb])) return false
  return isBeside(draft, state.at.end, time.at.start) && joinBefore(draft, state.at) === null
}

/** A state that is said with the verb of what was done: "shipped". */
function isDeed({ at, column, predicate }: WhereDraft): boolean {
  const isState = predicate.kind === 'among' && !isDateColumn(column.partOf ?? column)
  return isState && HAPPENED.test(at.text)
}

/**
 * "Shipped or delivered in March": each verb on its own day, where rows have a day for both of them. Of two verbs
 * before one time that have no such days either may be a state.
 */
function leaveToEither(draft: Draft): boolean {
  const { where } = draft
  const { mentions } = draft.sentence
  const [time, ...times] = where.filter(
    ({ column }) => isDateColumn(column) && column.partOf === undefined,
  )
  const last = time && mentions.find(({ end }) => isLastVerb(draft, end, time.at.start))
  const join = last ? joinBefore(draft, last) : null
  if (!time || times.length > 0 || !last || !join) return false
  const verbs = [join.verb, last.text]
  const days = verbs.flatMap((verb) => dayOf(draft, verb.toLowerCase(), time.column.table) ?? [])
  const [from, to] = days.map((day) => movedTo(day, time))
  if (!from || !to || from.column === to.column) return false
  const first = mentions.find(({ end }) => end === join.at) ?? time.at
  const states = where.filter((one) => isDeed(one) && (one.at === first || one.at === last))
  const isDenied = [...states, time].some(isNegated)
  if (isDenied && (time.predicate.kind !== 'during' || join.word === 'and')) return false
  for (const one of [...states, time]) where.splice(where.indexOf(one), 1)
  for (const { index } of [first, last]) draft.used.add(index)
  // Neither on the one day nor on the other.
  if (isDenied) where.push(denied(from), denied(to))
  else if (join.word === 'and') where.push(from, to)
  else where.push({ ...from, at: spanning(join, time.at), predicate: anyOf(from, to) })
  return true
}

/** From the first verb up to the time: the "or" between the verbs joins nothing said before nor behind them. */
function spanning(join: Join, time: Mention): Mention {
  return { ...time, start: join.at - 1 }
}

/** The verb right before what leads to the time. */
function isLastVerb(draft: Draft, end: number, time: number): boolean {
  const verb = draft.sentence.tokens[end - 1]?.fold ?? ''
  return HAPPENED.test(verb) && end < time && isBeside(draft, end, time)
}

function isNegated({ predicate }: WhereDraft): boolean {
  return 'negated' in predicate && predicate.negated
}

function denied(one: WhereDraft): WhereDraft {
  const { predicate } = one
  return predicate.kind === 'during' ? { ...one, predicate: { ...predicate, negated: true } } : one
}

function anyOf(...all: readonly WhereDraft[]): Predicate {
  return { kind: 'any', predicates: all.map(({ predicate }) => predicate) }
}

/** The one day of the rows that the verb speaks of. */
function dayOf({ sentence }: Draft, verb: string, rows: string): SchemaColumn | null {
  const table = sentence.tables.find(({ id }) => id === rows)
  const days = table?.columns.filter((one) => isDateColumn(one) && isSpokenOf(one, [verb])) ?? []
  const [only, ...others] = days
  return only && others.length === 0 ? only : null
}

interface Join {
  readonly verb: string
  readonly word: string
  readonly at: number
}

/** The verb before another one, and the word that joins them. */
function joinBefore({ sentence: { tokens } }: Draft, { start }: Mention): Join | null {
  const [verb, word] = [tokens[start - 2]?.fold ?? '', tokens[start - 1]?.fold ?? '']
  return /^(?:and|or)$/.test(word) && HAPPENED.test(verb) ? { verb, word, at: start - 1 } : null
}
