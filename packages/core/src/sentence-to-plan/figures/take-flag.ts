import { sharesDeed } from '../../words/deeds.ts'
import { yesOf } from '../question/tables/yes-of.ts'
import type { SchemaColumn } from '../../tables/schema.ts'
import { tellsWhen } from '../../tables/tells-when.ts'
import { isPlural } from '../question/tables/are-rows.ts'
import type { SaidKept } from './figure-draft.ts'
import { RATES } from './rates.ts'
import type { WordStream } from './word-stream.ts'

/** "paid" and "unpaid" where a column says yes or no, "cancellations" where one says when. */
export function takeFlag(words: WordStream, negated: boolean): SaidKept | null {
  const word = words.word()
  const named = words.named()
  const flags = named?.columns.filter(({ column }) => yesOf(column) !== null) ?? []
  const token = words.tokens[words.at]
  const text = token?.text ?? ''
  const isRows = token !== undefined && isPlural(token)
  if (named && flags.length > 0 && flags[0] === named.columns[0]) {
    words.at += named.length
    return { hits: [], flags, negated, text, isRows: isRows && named.length === 1 }
  }
  if (words.value()) return null
  const isDone = (name: string) => sharesDeed(word, name)
  const told = flagsOf(words, (column) => yesOf(column) !== null, isDone)
  // "Deliveries" are the rows that have a day in `delivered_on`, and the delivery rate tells how many of all have one.
  const isNoun = isRows || RATES.includes(words.word(1))
  const isOther =
    named !== null && (named.columns[0]?.column.dated !== true || named.tables.length > 0)
  const dated = isNoun && !isOther ? flagsOf(words, tellsDay, isDone) : []
  const done = told.length > 0 ? told : dated
  const bare = /^un(.{3,})$/.exec(word)?.[1]
  const isBare = (name: string) => name === bare
  const undone = done.length > 0 ? [] : flagsOf(words, (column) => yesOf(column) !== null, isBare)
  if (done.length + undone.length === 0) return null
  words.at += 1
  const isNegated = negated !== undone.length > 0
  return { hits: [], flags: [...done, ...undone], negated: isNegated, text, isRows }
}

function tellsDay(column: SchemaColumn): boolean {
  return column.dated && tellsWhen(column)
}

function flagsOf(
  { tables }: WordStream,
  tells: (column: SchemaColumn) => boolean,
  isCalled: (name: string) => boolean,
) {
  return tables
    .flatMap(({ columns }) => columns)
    .filter((column) => tells(column) && isCalled(bareName(column.name)))
    .map((column) => ({ column, score: 1 }))
}

/** `is_cancelled` and `cancelled_on` say whether it was cancelled. */
function bareName(name: string): string {
  return name.toLowerCase().replaceAll(/^(?:is|was|has|had)[_ ]|[_ ](?:flag|on|at|date|time)$/g, '')
}
