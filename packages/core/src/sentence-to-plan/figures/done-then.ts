import { isDateColumn } from '../question/link/link-dates.ts'
import { refOf } from '../../tables/schema.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { HAPPENED } from '../../tables/tells-when.ts'
import { isSpokenOf } from '../../tables/which-date.ts'
import type { Stated } from '../states/state.ts'
import { spokenTables } from '../states/told-columns.ts'
import { takeMoment } from './read-when.ts'
import { WordStream } from './word-stream.ts'

/**
 * "Parcels delivered in February", of which a share is asked for: those whose `delivery_date` lies there, whatever
 * their status says by now, and not those sent in February. Null where no single day of the rows is spoken of.
 * "Invoices due in May by client" are those that are due, and each client has a part of them.
 */
export function doneThen(
  rows: string,
  tables: readonly SchemaTable[],
  isWhole: boolean,
): Stated | null {
  const { things = '', verb = '', time = '' } = DONE_THEN.exec(rows)?.groups ?? {}
  if (!HAPPENED.test(verb) && !(isWhole && /^due$/i.test(verb))) return null
  // "Sent or answered in February": of two verbs before one time either may be a state.
  if (/ (?:and|or)$/i.test(things)) return null
  const days = spokenTables(things, tables).flatMap(({ columns }) =>
    columns.filter((one) => isDateColumn(one) && isSpokenOf(one, [verb.toLowerCase()])),
  )
  const words = new WordStream(time, tables)
  words.take('in', 'during', 'on')
  const moment = takeMoment(words)
  const [only, ...others] = days
  if (!only || others.length > 0 || !moment || !words.done) return null
  const state = { kind: 'during', column: refOf(only), moment, negated: false } as const
  return { sentence: things, states: [state] }
}

const DONE_THEN =
  /^(?<things>.*?\p{L})(?: (?:that|which|who))?(?: (?:was|were|are|is|got))? (?<verb>\p{L}+) (?<time>(?:in|during|on) [^,;]+)$/iu
