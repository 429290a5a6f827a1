import { linkTables, saidWords } from '../question/link/link-names.ts'
import { says } from '../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { sharesDeed } from '../../words/deeds.ts'
import { tokenize } from '../../words/tokens.ts'
import { setOf } from '../../words/word-set.ts'
import { cut } from './state.ts'
import type { StateReader } from './state.ts'
import { isCell, isEmpty, spokenTables } from './told-columns.ts'

/**
 * "Current employees", "people who left", "tickets not closed yet", "the backlog": a column says when each row came
 * to its end, and is empty as long as it has not.
 */
export const readEnded: StateReader = (sentence, tables) =>
  leaversSkipped(sentence, tables) ??
  current(sentence, tables) ??
  stillThere(sentence, tables) ??
  gone(sentence, tables) ??
  backlog(sentence, tables) ??
  openEnded(sentence, tables) ??
  notYet(sentence, tables)

const LEFT = String.raw`(?:who|that) (?:have |has |had |are |were )?(?:already |since )?(?:left|quit|gone|resigned|departed)(?: us| the (?:company|firm|club|school))?`

const LEAVERS_SKIPPED = [
  new RegExp(
    String.raw`[,;]? ?\b(?:and |but )?(?:people|those|ones|\p{L}+) ${LEFT} (?:do(?:n['’]?t| not) count|(?:are )?(?:excluded|left out|ignored|not counted))\b\.?`,
    'iu',
  ),
  new RegExp(
    String.raw`[,;.]? ?\b(?:and |but |please )?(?:skip|ignor(?:e|ing)|leav(?:e|ing) out|exclud(?:e|ing)|without|not counting) (?:the |all |any )?(?:leavers|(?:people|those|ones|anyone|everyone|\p{L}+) ${LEFT})`,
    'iu',
  ),
]

const leaversSkipped: StateReader = (sentence, tables) => {
  const said = firstOf(LEAVERS_SKIPPED, sentence)
  const end = said && leavingDay(tables)
  if (!end) return null
  return { sentence: cut(sentence, said), states: [isEmpty(end)] }
}

const CURRENT = /\b(?<which>curr?ent|present|active) (?<who>\p{L}+)\b/iu
const FORMER = /\b(?:former|past|ex)[ -](?<who>\p{L}+)\b/iu
/** "…, current members only": of what was said before it, and nothing to be shown. */
const APART =
  /[,;] ?(?:(?:for|of) )?(?:(?:only|just) )?(?:the )?(?:curr?ent|present|active|former|past)[ -]\p{L}+(?: only)?(?=[,;.?!]|$)/iu

/** "Current employees", and the former ones, where no cell and no column calls them so. */
const current: StateReader = (sentence, tables) => {
  const said = CURRENT.exec(sentence) ?? FORMER.exec(sentence)
  const { who = '', which } = said?.groups ?? {}
  const end = said && leavingDay(tables)
  if (!end || !arePeople(who, end, tables)) return null
  if (isCell(/^(?:active|current|former|present)$/i, [tableOf(end, tables)])) return null
  const apart = APART.exec(sentence)
  const rest = apart ? cut(sentence, apart) : cut(sentence, said, calledRows(who, end, tables))
  return { sentence: rest, states: [isEmpty(end, which === undefined)] }
}

const STILL_THERE =
  /(?<only>[,;]? ?\b(?:only|just)(?: the)? \p{L}+)? ?\b(?:(?:who|that) )?(?:(?:are|is|were) )?still (?:with us|employed|working (?:here|for us)|here|on board|around)\b/iu

const stillThere: StateReader = (sentence, tables) => {
  const said = STILL_THERE.exec(sentence)
  const end = said && leavingDay(tables)
  return end ? { sentence: cut(sentence, said), states: [isEmpty(end)] } : null
}

const NO_DAY = String.raw`(?! (?:(?:per|by|each|every) (?:year|quarter|month|week|day)|in|during|since|before|after|between|on|by|within|behind|over|out)\b)`
const GONE = [
  new RegExp(String.raw` ?\b${LEFT}\b${NO_DAY}`, 'iu'),
  new RegExp(
    String.raw`(?<=\bhow many \p{L}+) (?:have |has )?(?:already )?(?:left|quit|resigned)(?: us| the (?:company|firm|club|school))?\b${NO_DAY}`,
    'iu',
  ),
]

const gone: StateReader = (sentence, tables) => {
  const said = firstOf(GONE, sentence)
  const end = said && leavingDay(tables)
  if (!end) return null
  const who = /(?<who>\p{L}+)$/u.exec(sentence.slice(0, said.index))
  if (!who || !arePeople(who[0], end, tables)) return null
  const rest = cut(
    sentence,
    { index: who.index, 0: `${who[0]}${said[0]}` },
    calledRows(who[0], end, tables),
  )
  return { sentence: rest, states: [isEmpty(end, true)] }
}

const NOT_YET =
  / ?(?:\((?:\p{L}+ )?)?\b(?:(?:that|which|who) )?(?:(?:are|is|were|was|have|has) )?(?:not (?:yet )?(?:been )?|yet to be )(?<done>\p{L}{2,}ed|sent|paid|sold)(?: yet)?\b\)?/iu

/** "Not closed yet": its day is still to come. */
const notYet: StateReader = (sentence, tables) => {
  const said = NOT_YET.exec(sentence)
  const done = said?.groups?.['done']?.toLowerCase()
  if (!said || done === undefined || !/\byet\b/i.test(said[0])) return null
  const day = spokenTables(sentence, tables)
    .flatMap(({ columns }) => columns)
    .find((column) => column.dated && column.words.some(({ stem }) => sharesDeed(done, stem)))
  return day ? { sentence: cut(sentence, said), states: [isEmpty(day)] } : null
}

/** "(tickets not closed yet)": what the rows of a backlog are. */
const EXPLAINED = /\((?<rows>\p{L}+) (?:that are |which are )?(?:not |still )[^()]+\)/iu
const BACKLOG = /\b(?:the )?(?:current )?backlog(?: of)?(?<what> \p{L}+)?\b/iu

/** "Backlog by priority": the rows that have no end yet. */
const backlog: StateReader = (sentence, tables) => {
  const said = BACKLOG.exec(sentence)
  const ends = spokenTables(sentence, tables).flatMap(({ columns }) => columns.filter(isEndDay))
  const [end, ...others] = ends
  if (!said || !end || others.length > 0) return null
  const what = said.groups?.['what'] ?? ''
  const isNamed = what !== '' && !/^ (?:by|per|in|for|at|on|of)$/i.test(what)
  const called = EXPLAINED.exec(sentence)?.groups?.['rows'] ?? rowsOf(tableOf(end, tables))
  const rows = isNamed ? what : ` ${called}${what}`
  return { sentence: cut(sentence, said, `number of${rows}`), states: [isEmpty(end)] }
}

const OPEN_ENDED = /\b(?:open[- ]ended|unlimited|indefinite) (?=\p{L}+s\b)/iu

/** "Open-ended leases": no day is told on which they end. */
const openEnded: StateReader = (sentence, tables) => {
  const said = OPEN_ENDED.exec(sentence)
  if (!said || isCell(/^(?:open[- ]ended|unlimited|indefinite)$/i, tables)) return null
  const [end, ...others] = spokenTables(sentence, tables).flatMap(({ columns }) =>
    columns.filter((column) => column.dated && says(column, LAST) && !says(column, PLANS)),
  )
  return end && others.length === 0
    ? { sentence: cut(sentence, said), states: [isEmpty(end)] }
    : null
}

const LAST = setOf('end ended ends expiry expires expired until')

function firstOf(patterns: readonly RegExp[], sentence: string): RegExpExecArray | null {
  for (const each of patterns) {
    const said = each.exec(sentence)
    if (said) return said
  }
  return null
}

/** The one day, of all tables, on which people leave. */
function leavingDay(tables: readonly SchemaTable[]): SchemaColumn | null {
  const days = tables.flatMap(({ columns }) =>
    columns.filter((column) => column.dated && says(column, LEAVING)),
  )
  const [only, ...others] = days
  return only && others.length === 0 ? only : null
}

const LEAVING = setOf(
  'exit left leaver leaving termination terminated resigned resignation departure departed quit',
)
const ENDS = setOf('closed resolved solved completed finished done ended settled')
const PLANS = setOf('planned expected due promised target scheduled estimated')

function isEndDay(column: SchemaColumn): boolean {
  return column.dated && says(column, ENDS) && !says(column, PLANS)
}

function tableOf({ table }: SchemaColumn, tables: readonly SchemaTable[]): SchemaTable {
  const found = tables.find(({ id }) => id === table)
  if (!found) throw new Error('a column is always of a table at hand')
  return found
}

const PEOPLE = /^(?:people|persons?|staff|colleagues|workers|workforce|employees?|members?)$/i

/** A word for people, or what the rows of the table are called. */
function arePeople(who: string, end: SchemaColumn, tables: readonly SchemaTable[]): boolean {
  return PEOPLE.test(who) || isTable(who, end, tables)
}

function isTable(who: string, { table }: SchemaColumn, tables: readonly SchemaTable[]): boolean {
  const [best] = linkTables(saidWords(tokenize(who)) ?? [], tables)
  return best?.table.id === table
}

/** "People" of a table of employees are its rows. */
function calledRows(who: string, end: SchemaColumn, tables: readonly SchemaTable[]): string {
  return isTable(who, end, tables) ? who : rowsOf(tableOf(end, tables))
}

function rowsOf({ name }: SchemaTable): string {
  return name.replaceAll(/[_-]+/g, ' ')
}
