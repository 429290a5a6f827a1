import { linkColumns, saidWords } from '../question/link/link-names.ts'
import type { Comparison, Predicate } from '../question/query/query.ts'
import { tellsPlan } from '../../tables/event-dates.ts'
import { refOf } from '../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { HAPPENED } from '../../tables/tells-when.ts'
import { comparisonWords } from '../question/words/comparison-words.ts'
import { sharesDeed } from '../../words/deeds.ts'
import { tokenize } from '../../words/tokens.ts'
import { setOf } from '../../words/word-set.ts'
import { cut, isDenied } from './state.ts'
import type { StateReader } from './state.ts'
import { spokenTables } from './told-columns.ts'

/**
 * "Finished after their planned end date", "actual end after planned end", "billed hours above the estimated hours":
 * two columns of one row, each called by its name, or the first by what was done.
 */
export const readSideBySide: StateReader = (sentence, tables) => {
  const spoken = spokenTables(sentence, tables)
  for (const said of sentence.matchAll(COMPARED)) {
    const before = sentence.slice(0, said.index)
    const after = sentence.slice(said.index + said[0].length)
    const pairs = spoken.map((table) => pairOf(before, after, table))
    const [found, ...others] = pairs.flatMap((one) => one ?? [])
    const comparison = found && signOf(said[0].toLowerCase(), found)
    if (!comparison || others.length > 0) continue
    const opened = OPENED.exec(before.slice(0, before.length - found.left.length))?.[0] ?? ''
    const start = before.length - found.left.length - opened.length
    if (isDenied(sentence, start)) return null
    const all = sentence.slice(start, sentence.length - after.length + found.right.length)
    const states: readonly Predicate[] = [
      { kind: 'columns', column: refOf(found.first), comparison, other: refOf(found.second) },
    ]
    return { sentence: cut(sentence, { index: start, 0: all }), states }
  }
  return null
}

const DAYS = comparisonWords('day')
const AMOUNTS = new Map([...comparisonWords('amount'), ['different from', '<>'] as const])
const EITHER = comparisonWords('sign')
const COMPARED = new RegExp(
  String.raw`(?<=[\s)])(?:${[...DAYS.keys(), ...AMOUNTS.keys(), ...EITHER.keys()].join('|')})(?=[\s(])`,
  'gi',
)

/** What ties the comparison to the rows, and goes with it. */
const OPENED =
  /(?:\b(?:(?:that|which|who|whose|where|when|and|but|with|having|if|because|as) )?(?:(?:the|their|its|an?) )?(?:(?:were|was|are|is|have been|has been|had been|have|has|had|got) )?(?:(?:the|their|its|an?) )?)$/i

function signOf(said: string, { first }: Pair): Comparison | undefined {
  return EITHER.get(said) ?? (first.dated ? DAYS : AMOUNTS).get(said)
}

interface Pair {
  readonly first: SchemaColumn
  readonly second: SchemaColumn
  /** As they stand in the sentence, with what lies between them and the word that compares. */
  readonly left: string
  readonly right: string
}

function pairOf(before: string, after: string, { columns }: SchemaTable): Pair | null {
  const [right] = RIGHT.flatMap((form) => columnAt(form, after, columns))
  if (!right) return null
  const [left] = LEFT.flatMap((form) => columnAt(form, before, columns))
  const second = right.column
  if (left && left.column !== second && left.column.dated === second.dated)
    return { first: left.column, second, left: left.said, right: right.said }
  const done = DONE.exec(before)
  const first = done && whenDone(done[1] ?? '', second, columns)
  return first && { first, second, left: done[0], right: right.said }
}

/** The longest first. */
const LENGTHS = [4, 3, 2, 1]
const RIGHT = LENGTHS.map(
  (length) =>
    new RegExp(
      String.raw`^\s+(?:(?:the|their|its|it|they|was|were|being|originally) )*(?<name>[\p{L}\d_]+(?: [\p{L}\d_]+){${length - 1}})(?![\p{L}\d_])`,
      'iu',
    ),
)
const LEFT = LENGTHS.map(
  (length) =>
    new RegExp(
      String.raw`(?<![\p{L}\d_])(?<name>(?:[\p{L}\d_]+ ){${length}})(?:(?:is|are|was|were|lies|fell|being|be) )*$`,
      'iu',
    ),
)

function columnAt(form: RegExp, text: string, columns: readonly SchemaColumn[]) {
  const said = form.exec(text)
  const column = said && columnSaid(said.groups?.['name'] ?? '', columns)
  return column ? [{ column, said: said[0] }] : []
}

/** The one column that is called so; "date" and "time" say only what kind of column it is. */
function columnSaid(name: string, columns: readonly SchemaColumn[]): SchemaColumn | null {
  const words = saidWords(tokenize(name.trim().replace(SMALL, '')))
  if (!words) return null
  const comparable = columns.filter(
    ({ key, dated, numeric }) => !key && (dated || numeric !== null),
  )
  const named = words.filter((word) => !KINDS.has(word))
  const holders = comparable.filter(({ words: own }) =>
    named.every((word) => own.some(({ stem }) => stem === word)),
  )
  const exact = holders.filter(({ words: own }) => own.every(({ stem }) => words.includes(stem)))
  const [only, ...others] = exact.length > 0 ? exact : holders
  if (named.length > 0 && only && others.length === 0) return only
  // One word of a longer name is no name, but what a whole name means in other words is.
  const [best, next] = linkColumns(words, [{ ...NO_TABLE, columns: comparable }])
  if (best && best.score >= NAMED && best.score > (next?.score ?? 0)) return best.column
  return dayOfDeed(name.trim(), comparable)
}

/** "Delivered" of a `delivery_date`. */
function dayOfDeed(said: string, columns: readonly SchemaColumn[]): SchemaColumn | null {
  const [day, ...others] = HAPPENED.test(said) ? daysOfDeed(said, columns) : []
  return day && others.length === 0 ? day : null
}

function daysOfDeed(done: string, columns: readonly SchemaColumn[]): readonly SchemaColumn[] {
  return columns.filter(
    (one) =>
      one.dated &&
      !tellsPlan(one) &&
      one.words.some(({ stem }) => sharesDeed(done.toLowerCase(), stem)),
  )
}

const NAMED = 0.9
/** "Arrived at" of `arrived_at`. */
const SMALL = / (?:at|on|by)$/i
const KINDS = setOf('date day time amount value')
const NO_TABLE: SchemaTable = {
  id: '',
  name: '',
  words: [],
  columns: [],
  rowCount: null,
  spans: [],
  calendar: [],
  revenue: null,
}

const DONE = /(?<![\p{L}\d_])(\p{L}+ed|paid|sent|left|begun|began|done|sold) $/iu

/** The day of what was done: the one it shares the deed with, or that is the other of a planned and an actual end. */
function whenDone(
  done: string,
  meant: SchemaColumn,
  columns: readonly SchemaColumn[],
): SchemaColumn | null {
  if (!meant.dated || !tellsPlan(meant)) return null
  const days = columns.filter((one) => one.dated && !tellsPlan(one))
  const [own, ...more] = daysOfDeed(done, columns)
  if (own) return more.length === 0 ? own : null
  const [partner, ...others] = days.filter(({ words }) =>
    words.some(({ stem }) => meant.words.some((word) => word.stem === stem)),
  )
  return partner && others.length === 0 ? partner : null
}
